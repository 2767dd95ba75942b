// Writes a .br and a .gz file beside each file under dist/client that compresses.
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const client = fileURLToPath(new URL('../dist/client/', import.meta.url))
const compressible = '**/*.{html,css,js,svg,json,webmanifest,xml,txt}'
const minBytes = 200

/** zlib works off the main thread, four at a time by Node's default. */
const concurrency = 8

const encodings = [
  {
    suffix: '.br',
    encode: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { suffix: '.gz', encode: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < minBytes) return
  for (const { suffix, encode } of encodings) {
    const encoded = await encode(bytes)
    if (encoded.length < bytes.length) await writeFile(file + suffix, encoded)
  }
}

const queue = globSync(compressible, { cwd: client }).map((path) => join(client, path))
const workers = Array.from({ length: concurrency }, async () => {
  for (let file = queue.pop(); file; file = queue.pop()) await compress(file)
})
await Promise.all(workers)
