import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, runNode, runNodeQuietly } from './project.mjs'
import { root } from './run.mjs'

/** The sources of the built pages. */
const sources = [
  'astro.config.mjs',
  'package-lock.json',
  'public',
  'scripts/compress.ts',
  'scripts/postbuild',
  'scripts/bundle-size.ts',
  'src',
]
/** Pages cannot import these: see tests/architecture/layers.test.ts. */
const notSources = ['src/server']

const stamp = join(root, 'dist/.built')

/** Builds the pages unless dist/ was made from exactly these sources. Resolves to an exit code. */
export async function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint()) return 0
  console.log('Building the pages …')
  return build(async (args) => {
    const { code, output } = await runNodeQuietly(args)
    if (code !== 0) console.error(output)
    return code
  })
}

/** Builds the pages and compresses them. Resolves to an exit code. */
export async function build(run = runNode) {
  const fingerprint = sourceFingerprint()
  rmSync(stamp, { force: true })
  const code = (await run([bin('astro'), 'build'])) || (await run(['scripts/compress.ts']))
  if (code === 0) writeFileSync(stamp, fingerprint)
  return code
}

function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(hash, source)
  return hash.digest('hex')
}

function addToHash(hash, path) {
  if (notSources.includes(path)) return
  const file = join(root, path)
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addToHash(hash, `${path}/${name}`)
  } else {
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
  }
}
