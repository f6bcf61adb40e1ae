// Writes the memory of a Python that has all a page begins with: `node memory.mjs PACKS FILE`.
import { writeFileSync } from "node:fs"
import { bootInNode } from "./in_node.mjs"

const [folder, file] = process.argv.slice(2)
const { python } = await bootInNode(folder, packs => packs.core, { kept: true })
await python.runPythonAsync("from romanum.server.page.browser import ready; await ready(); del ready; import gc; gc.collect()")
writeFileSync(file, python.makeMemorySnapshot())
process.exit(0)
