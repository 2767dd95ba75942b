import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { createPostgresDatabase } from './database.ts'

/** Puts a migrated, empty database into an empty folder: a copy is much cheaper than a migration. */
export function putMigrated(dataDir: string): void {
  const engine = inject('database')
  if (engine.kind !== 'sqlite') throw new Error('this project has no migrated file')
  copyFileSync(engine.template, sqliteFile(dataDir))
}

/** A folder with such a database, which is removed after the test. */
export function migratedFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-migrated-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  putMigrated(dataDir)
  return dataDir
}

const templates = new Map<string, Promise<string>>()

/** A migrated, empty database on the test's own PostgreSQL; returns its URL. */
export async function createMigratedDatabase(serverUrl: string): Promise<string> {
  const template = templates.get(serverUrl) ?? migratedTemplate(serverUrl)
  templates.set(serverUrl, template)
  return createPostgresDatabase(serverUrl, await template)
}

async function migratedTemplate(serverUrl: string): Promise<string> {
  const url = await createPostgresDatabase(serverUrl)
  await (await openDatabase({ databaseUrl: url, dataDir: '' })).close()
  return new URL(url).pathname.slice(1)
}
