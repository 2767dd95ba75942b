// Runs the picture store tests against OpenStack Swift, a complete S3-compatible store, and
// compares its speed with the local disk.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { parseStorageUrl } from '../src/server/config/storage-url.ts'
import { imageNames, newUploadId } from '../src/server/lib/image-names.ts'
import { createDiskStore, type ImageStore } from '../src/server/storage/image-store.ts'
import { createS3Store } from '../src/server/storage/s3-store.ts'

// Debian's Python, because only it has Debian's packages.
const python = '/usr/bin/python3'
const needed = 'swift-proxy swift-account swift-container swift-object'

if (!existsSync(python) || spawnSync(python, ['-c', 'import swift, eventlet']).status !== 0) {
  console.error(`This needs OpenStack Swift: apt-get install -y ${needed}`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'toju-swift-'))
const [key, secret] = ['toju:app', randomBytes(16).toString('hex')]
const swift = spawn(python, ['bench/servers/swift-server.py', folder, key, secret], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
try {
  const port = await firstLine(swift.stdout)
  const url = `s3://${encodeURIComponent(key)}:${secret}@127.0.0.1:${port}/pictures?tls=off&prefix=toju`
  const location = parseStorageUrl(url)
  if (!location) throw new Error('the URL of the store is not valid')
  await new S3mini(location).createBucket()
  process.exitCode = testAgainst(url)
  await measure('disk', createDiskStore(folder))
  await measure('Swift', createS3Store(location))
} finally {
  swift.stdin.end()
  await new Promise((resolve) => swift.on('close', resolve))
  rmSync(folder, { recursive: true, force: true })
}

function testAgainst(url: string): number {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
  const { status } = spawnSync(
    process.execPath,
    [...args, 'tests/server/storage/image-stores.test.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, STORAGE_URL_OF_TESTS: url },
    },
  )
  return status ?? 1
}

async function measure(what: string, store: ImageStore): Promise<void> {
  const names = Array.from({ length: 300 }, () => imageNames(newUploadId())[0])
  const bytes = randomBytes(100_000)
  const save = await rateOf(names, (name) => store.save(name, bytes))
  const read = await rateOf(names, (name) => store.read(name))
  const remove = await rateOf(names, (name) => store.remove(name))
  console.log(
    `${what.padEnd(6)} 100 kB, 8 at once: ${save} saved/s, ${read} read/s, ${remove} removed/s`,
  )
}

async function rateOf(
  names: string[],
  operation: (name: string) => Promise<unknown>,
): Promise<number> {
  const waiting = [...names]
  const began = performance.now()
  const worker = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await operation(name)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return Math.round((names.length * 1000) / (performance.now() - began))
}

function firstLine(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    output.once('data', (data) => resolve(String(data).trim()))
    output.once('end', () => reject(new Error('Swift did not start')))
  })
}
