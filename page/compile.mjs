// Compiles modules for the Python of the page, which no other Python can: `node compile.mjs PYODIDE LIST`.
// LIST holds lines of JSON: the name under which a module is compiled, its source and the file it is written to.
import { readFileSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [pyodideFolder, list] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: pyodideFolder })
const compiled = python.runPython(`
import importlib._bootstrap_external as loaders

def compiled(name, source):
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    return bytes(loaders._code_to_hash_pyc(code, b"romanum!", False))

compiled
`)
try {
  for (const line of readFileSync(list, "utf8").split("\n").filter(Boolean)) {
    const { name, source, target } = JSON.parse(line)
    const bytes = compiled(name, source)
    writeFileSync(target, bytes.toJs())
    bytes.destroy()
  }
} catch (problem) {
  console.error(problem.message)
  process.exit(1)
}
process.exit(0)
