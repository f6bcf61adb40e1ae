// Packs in Node, where nothing is fetched: for tests, and to try things out.
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Readable } from "node:stream"
import { pathToFileURL } from "node:url"
import { begun, boot, PLACE } from "./boot.js"

/** Python with packs of a folder; `choose` says which of them, `wish` what else (boot.js). */
export async function bootInNode(folder, choose, wish = {}) {
  const packs = JSON.parse(readFileSync(join(folder, "packs.json"), "utf8"))
  return boot({
    at: pathToFileURL(`${folder}/`).href,
    packs,
    names: choose(packs),
    fetched: async name => new Response(Readable.toWeb(createReadStream(join(folder, name)))),
    start: given => started(join(folder, given.own.folder), given),
    ...wish,
  })
}

/** Pyodide reads files in Node, so it is given some. */
async function started(scripts, { own, wasm, stdlib, library, memory, kept }) {
  const open = mkdtempSync(join(tmpdir(), "romanum-"))
  try {
    const put = async (name, stream) => writeFileSync(join(open, name), new Uint8Array(await new Response(await stream).arrayBuffer()))
    const compiled = join(open, PLACE, own.library)
    mkdirSync(dirname(compiled), { recursive: true })
    await Promise.all([put("pyodide.asm.wasm", wasm), put("python_stdlib.zip", stdlib), library.then(bytes => writeFileSync(compiled, bytes))])
    for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) writeFileSync(join(open, name), readFileSync(join(scripts, name)))
    const script = name => import(pathToFileURL(join(open, name)).href)
    const [{ loadPyodide }, { default: create }] = await Promise.all([script("pyodide.mjs"), script("pyodide.asm.mjs")])
    return await loadPyodide({ indexURL: open, lockFileContents: own.lock, ...begun(create, own, memory, kept) })
  } finally {
    rmSync(open, { recursive: true })
  }
}
