// Runs a program in the Python of a page: `node in_pyodide.mjs PACKS SOURCES TESTS PROGRAM BEGIN [GAME …]`.
// BEGIN is "memory" if Python begins with the one that was kept, else "nothing".
// The program ends with what it tells, as a text. What the packs lack because no page needs it, as the conformance kit, can be had from SOURCES and TESTS.
import { pathToFileURL } from "node:url"

const [folder, sources, tests, program, begin, ...games] = process.argv.slice(2)
try {
  const { bootInNode } = await import(pathToFileURL(`${tests}/../page/in_node.mjs`).href)
  const page = await bootInNode(folder, packs => [...packs.core, ...games.flatMap(game => packs.games[game])], { memory: begin === "memory" })
  const { FS } = page.python
  for (const [place, shown] of Object.entries({ "/sources": sources, "/tests": tests })) {
    FS.mkdir(place)
    FS.mount(FS.filesystems.NODEFS, { root: shown }, place)
  }
  const told = await page.python.runPythonAsync(program)
  process.stdout.write(told, () => process.exit(0))
} catch (problem) {
  console.error(problem.message)
  process.exit(1)
}
