import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompactSign } from 'jose'
import { expect, test } from 'vitest'
import { openEd25519Key } from '../../../src/server/lib/ed25519-key.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { checkKeys } from '../../../src/server/queries/proofs/check-proofs.ts'
import { putMigrated } from '../../support/database/migrated.ts'
import { scratch } from '../../support/scratch.ts'

const commandMs = 60_000

function run(script: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...env } },
      (failure, output, error) =>
        resolve({ code: failure ? Number(failure.code) : 0, output: output + error }),
    )
  })
}

test('verify-proof tells a genuine proof from an altered one, with the keys that --keys names', {
  timeout: commandMs,
}, async () => {
  const folder = mkdtempSync(join(scratch, 'toju-proof-'))
  const { kid, x, privateKey } = openEd25519Key(folder, 'checks.pem')
  const claims = {
    ...{
      iss: 'https://toju.ng',
      jti: 'T-0000-0011',
      iat: 1,
      kind: 'imei1',
      identifier: '356938 03',
    },
    ...{ verdict: 'stolen', underReview: false, asOf: '2026-03-04T09:00:00Z' },
    log: { size: 7, root: 'r' },
  }
  const jws = await new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'Ed25519', kid, typ: 'toju-check+jwt' })
    .sign(privateKey)
  const keys = join(folder, 'jwks.json')
  writeFileSync(keys, JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', kid, x }] }))
  const file = join(folder, 'proof.txt')
  writeFileSync(file, `https://toju.ng/c#${jws}\n`)
  const script = 'scripts/commands/verify-proof.ts'
  const [genuine, forged, keyless] = await Promise.all([
    run(script, [file, '--keys', keys]),
    run(script, [jws.replace(/.{10}$/, 'AAAAAAAAAA'), '--keys', keys]),
    run(script, [file, '--keys', 'http://127.0.0.1:1']),
  ])
  expect(genuine).toMatchObject({ code: 0, output: expect.stringContaining('reported stolen') })
  expect(forged).toMatchObject({ code: 1, output: expect.stringContaining('Not genuine') })
  expect(keyless.code).toBe(2)
})

test('rotating the key of proofs keeps the public half of the previous key', {
  timeout: commandMs,
}, async () => {
  const dataDir = mkdtempSync(join(scratch, 'toju-rotate-'))
  putMigrated(dataDir)
  const settings = { DATA_DIR: dataDir }
  expect((await run('scripts/commands/keys.ts', [], settings)).code).toBe(0)
  const keysDir = join(dataDir, 'keys')
  const before = openEd25519Key(keysDir, 'checks.pem')
  const rotated = await run('scripts/commands/keys.ts', ['--rotate-checks'], settings)
  const after = openEd25519Key(keysDir, 'checks.pem')
  expect(rotated).toMatchObject({ code: 0, output: expect.stringContaining(after.kid) })
  expect(after.kid).not.toBe(before.kid)
  expect(readdirSync(keysDir)).toContain(`checks-${before.kid}.pem`)
  const database = await openDatabase({ dataDir, databaseUrl: null })
  expect((await checkKeys(database.read)).map(({ kid }) => kid)).toEqual([after.kid, before.kid])
  await database.close()
  expect((await run('scripts/commands/keys.ts', [], settings)).code).toBe(0)
})
