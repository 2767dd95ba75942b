// Compares response times for existing and unknown accounts: the same call for a known and an
// unknown email in turns, on a real server. The difference of the medians should stay under 5 ms.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '../src/server/lib/ids.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { createPasswordHasher } from '../src/server/security/passwords.ts'
import { adaForm, insertSignedIn } from '../tests/support/ada.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { median } from './lib/percentile.ts'

const times = Number(process.env['TIMES'] ?? 200)
const known = 'known@example.com'
const password = 'correct horse battery'

const dataDir = mkdtempSync(join(tmpdir(), 'toju-bench-'))
await insertKnownUser()
const server = await startServer({ DATA_DIR: dataDir }, 'bench/servers/unlimited-server.ts')
try {
  await compare('/auth/login', (email) => ({ email, password: 'not the password' }))
  await compare('/auth/forgot-password', (email) => ({ email }))
  await compare('/auth/resend-code', (email) => ({ email }))
  await compare('/auth/register', (email) => ({ ...adaForm, email, password }))
} finally {
  await server.end()
  rmSync(dataDir, { recursive: true })
}

async function insertKnownUser() {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const password_hash = await createPasswordHasher().hash(password)
  await database.write(async (tx) => {
    await insertSignedIn(tx, { email: known, password_hash }, Date.now())
  })
  await database.close()
}

async function compare(path: string, bodyOf: (email: string) => object) {
  const [forKnown, forUnknown]: [number[], number[]] = [[], []]
  for (let n = 0; n < times; n++) {
    forKnown.push(await timeOf(path, bodyOf(known)))
    forUnknown.push(await timeOf(path, bodyOf(`${newId()}@example.com`)))
  }
  const [a, b] = [median(forKnown), median(forUnknown)]
  console.log(
    `${path.padEnd(24)} known ${a.toFixed(2)} ms  unknown ${b.toFixed(2)} ms  difference ${Math.abs(a - b).toFixed(2)} ms`,
  )
}

async function timeOf(path: string, body: object): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  return performance.now() - began
}
