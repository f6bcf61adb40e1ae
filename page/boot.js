/**
 * Loads Python and packs of files, in a worker of a page as in Node.
 *
 * A pack is a zip whose files are stored as they are, and which is squeezed as a whole with gzip: the browser's own
 * inflater opens it on its way, and no host needs to know how to serve it. `packs.json` says which packs there are and
 * how many bytes each has, so that progress can be told before anything has come.
 *
 * One pack is no zip but a *memory*: that of a Python which has imported everything a page begins with. A Python that
 * is given it is there without importing anything. The one library that is compiled must then lie where it lay, so it
 * is loaded before all else, whether there is a memory or not.
 */

/** Where Python looks for modules, and so where packs are opened. */
export const PLACE = "/lib/python3.14/site-packages"

/**
 * Python with the packs that were asked for.
 *
 * @param {object} wish
 * @param {string} wish.at the folder in which `packs.json` lies, as a URL that ends in a slash
 * @param {object} wish.packs what `packs.json` says
 * @param {string[]} wish.names the packs to begin with, as `packs.core`
 * @param {boolean} [wish.memory] whether it begins with the memory that was kept; packs are opened all the same
 * @param {boolean} [wish.kept] whether its memory can be kept (memory.mjs)
 * @param {(loaded: number, whole: number) => void} [wish.told] hears how many bytes have come of those that are asked for
 * @param {(name: string) => Promise<Response>} [wish.fetched] fetches a file of the folder
 * @param {typeof inWorker} [wish.start] starts Python; Node does it in its own way
 */
export async function boot({ at, packs, names, memory, kept, told = () => {}, fetched = name => fetch(new URL(name, at)), start = inWorker }) {
  const own = packs.pyodide
  const progress = new Progress(packs.sizes, told)
  const first = memory ? [own.memory] : []
  progress.expect([own.wasm, own.stdlib, ...first, ...names])
  const come = name => opened(name, fetched, progress)
  const remembered = first.map(name => come(name).then(bytesOf))
  const coming = names.map(name => come(name).then(bytesOf))
  const stdlib = come(own.stdlib)
  const wasm = come(own.wasm)
  const library = coming[0].then(bytes => fileIn(bytes, own.library))
  for (const one of [...remembered, ...coming, library]) one.catch(() => {})
  const python = await start({ at, own, wasm, stdlib, library, memory: remembered[0], kept })
  if (memory) python.runPython("import random; random.seed()")
  const page = new Page(python, come, progress)
  for (const [index, name] of names.entries()) page.open(name, await coming[index])
  return page
}

/** A Python that runs, and the packs it has. */
class Page {
  /** The packs that are there, each with whatever waits for it. */
  #there = new Map()

  constructor(python, come, progress) {
    this.python = python
    this.come = come
    this.progress = progress
  }

  /** Fetches packs and opens them; what is there or on its way is not fetched again. */
  async load(names) {
    const missing = names.filter(name => !this.#there.has(name))
    this.progress.expect(missing)
    for (const name of missing) {
      const coming = this.come(name).then(bytesOf).then(bytes => this.open(name, bytes))
      this.#there.set(name, coming)
      coming.catch(() => this.#there.delete(name))
    }
    await Promise.all(names.map(name => this.#there.get(name)))
  }

  /** Whether a pack is there or on its way. */
  has(name) {
    return this.#there.has(name)
  }

  /** Puts the files of a pack where Python finds them. */
  open(name, bytes) {
    unpack(this.python.FS, bytes)
    this.#there.set(name, Promise.resolve())
    this.python.runPython("import importlib; importlib.invalidate_caches()")
  }
}

/** How many bytes have come of those that are expected; when all have come, it begins anew with the next. */
class Progress {
  loaded = 0
  whole = 0

  constructor(sizes, told) {
    this.sizes = sizes
    this.told = told
  }

  expect(names) {
    if (this.loaded >= this.whole) this.loaded = this.whole = 0
    for (const name of names) this.whole += this.sizes[name] ?? 0
    this.told(this.loaded, this.whole)
  }

  come(bytes) {
    this.loaded += bytes
    this.told(this.loaded, this.whole)
  }
}

/** A file of the folder as it was before it was squeezed, and counted while it comes. */
async function opened(name, fetched, progress) {
  const response = await fetched(name)
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  const count = new TransformStream({
    transform(part, on) {
      progress.come(part.byteLength)
      on.enqueue(part)
    },
  })
  return response.body.pipeThrough(count).pipeThrough(new DecompressionStream("gzip"))
}

const bytesOf = async stream => new Uint8Array(await new Response(stream).arrayBuffer())

/** Python as such. Pyodide fetches its own files by names of its own; it is handed those that are on their way. */
async function inWorker({ at, own, wasm, stdlib, library, memory, kept }) {
  const script = name => import(/* @vite-ignore */ new URL(`${own.folder}${name}`, at).href)
  const [{ loadPyodide }, { default: create }] = await Promise.all([script("pyodide.mjs"), script("pyodide.asm.mjs")])
  const indexURL = new URL(own.folder, at).href
  const usual = globalThis.fetch
  const instead = {
    "pyodide.asm.wasm": [wasm, "application/wasm"],
    "python_stdlib.zip": [stdlib, "application/zip"],
    [nameOf(own.library)]: [library, "application/wasm"],
  }
  globalThis.fetch = async (asked, ...more) => {
    const [stream, type] = instead[nameOf(String(asked?.url ?? asked))] ?? []
    return stream ? new Response(await stream, { headers: { "content-type": type } }) : usual(asked, ...more)
  }
  try {
    return await loadPyodide({ indexURL, lockFileContents: own.lock, packageBaseUrl: indexURL, ...begun(create, own, memory, kept) })
  } finally {
    globalThis.fetch = usual
  }
}

/** How Pyodide is asked for a Python whose memory was kept, or can be. */
export function begun(create, own, memory, kept) {
  const createPyodideModule = async settings => {
    const module = await create({ ...settings, dynamicLibraries: [`${PLACE}/${own.library}`] })
    if (memory) remembering(module)
    return module
  }
  return { createPyodideModule, _loadSnapshot: memory, _makeSnapshot: kept }
}

/**
 * Makes room for a memory before it is restored, which Pyodide does not; and lets Python call functions in the way of
 * this machine, which need not be that of the one whose memory it is.
 */
function remembering(module) {
  const restore = module.API.restoreSnapshot
  const way = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2
  module.API.restoreSnapshot = memory => {
    const own = module.HEAP32[way]
    if (module.HEAP8.length < memory.length) module.growMemory(memory.length)
    const known = restore(memory)
    module.HEAP32[way] = own
    return known
  }
}

const nameOf = path => path.split("/").pop()

/** Writes the files of a stored zip. Folders are made as they are met. */
export function unpack(FS, bytes, place = PLACE) {
  const made = new Set()
  for (const [name, content] of filesIn(bytes)) {
    const path = `${place}/${name}`
    const folder = path.slice(0, path.lastIndexOf("/"))
    if (!made.has(folder)) {
      FS.mkdirTree(folder)
      made.add(folder)
    }
    FS.writeFile(path, content, { canOwn: true })
  }
}

/** The files of a stored zip, each with its name. */
function* filesIn(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const letters = new TextDecoder()
  let at = 0
  while (view.getUint32(at, true) === 0x04034b50) {
    const [size, name, extra] = [view.getUint32(at + 22, true), view.getUint16(at + 26, true), view.getUint16(at + 28, true)]
    const begin = at + 30 + name + extra
    yield [letters.decode(bytes.subarray(at + 30, at + 30 + name)), bytes.subarray(begin, begin + size)]
    at = begin + size
  }
}

/** A file of a stored zip. */
function fileIn(bytes, wanted) {
  for (const [name, content] of filesIn(bytes)) if (name === wanted) return content
  throw new Error(`no ${wanted}`)
}
