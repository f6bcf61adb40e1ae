// Packs in Node, where nothing is fetched: for tests, and to try things out.
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pathToFileURL } from "node:url"
import { boot } from "./boot.js"

/** Python with packs of a folder; `choose` says which of them. */
export async function bootInNode(folder, choose) {
  const packs = JSON.parse(readFileSync(join(folder, "packs.json"), "utf8"))
  return boot({
    at: pathToFileURL(`${folder}/`).href,
    packs,
    names: choose(packs),
    fetched: async name => new Response(Readable.toWeb(createReadStream(join(folder, name)))),
    start: ({ own, wasm, stdlib }) => started(join(folder, own.folder), own.lock, wasm, stdlib),
  })
}

/** Pyodide reads files in Node, so it is given some. */
async function started(scripts, lock, wasm, stdlib) {
  const open = mkdtempSync(join(tmpdir(), "romanum-"))
  try {
    const put = async (name, stream) => writeFileSync(join(open, name), new Uint8Array(await new Response(await stream).arrayBuffer()))
    await Promise.all([put("pyodide.asm.wasm", wasm), put("python_stdlib.zip", stdlib)])
    for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) writeFileSync(join(open, name), readFileSync(join(scripts, name)))
    const { loadPyodide } = await import(pathToFileURL(join(open, "pyodide.mjs")).href)
    return await loadPyodide({ indexURL: open, lockFileContents: lock })
  } finally {
    rmSync(open, { recursive: true })
  }
}
