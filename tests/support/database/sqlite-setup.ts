import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { scratch } from '../scratch.ts'

/** One migrated file for the whole run; each test works on a copy of it. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(scratch, 'toju-template-'))
  await (await openDatabase({ databaseUrl: null, dataDir })).close()
  project.provide('database', { kind: 'sqlite', template: sqliteFile(dataDir) })
  return () => rmSync(dataDir, { recursive: true, force: true })
}
