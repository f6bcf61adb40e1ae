/** `node squeeze.mjs FOLDER FILE…`: writes FILE.br and FILE.gz beside each file, for hosts that send what is there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder, ...names] = process.argv.slice(2)
for (const name of names) {
  const path = join(folder, name)
  const body = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: 24,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }))
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
}
