import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crashTrial } from '../support/crash-trial.ts'

test('a server killed in the middle of a stream of reports loses none that it acknowledged', async ({
  annotate,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-crash-'))
  const { acknowledged, lost, orphans } = await crashTrial({ dataDir, databaseUrl: null }, 3)
  rmSync(dataDir, { recursive: true })
  await annotate(`${acknowledged} reports acknowledged`)
  expect(acknowledged).toBeGreaterThan(0)
  expect({ lost, orphans }).toEqual({ lost: 0, orphans: 0 })
})
