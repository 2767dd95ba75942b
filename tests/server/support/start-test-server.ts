import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { putMigrated } from '../../support/database/migrated.ts'
import { scratch } from '../../support/scratch.ts'
import { type ServerProcess, startServer } from '../../support/server/server-process.ts'

export interface TestServer extends ServerProcess {
  dataDir: string
}

/** An empty folder that is deleted with the test or, by `afterAll`, with the file. */
export function temporaryFolder(after: (clean: () => void) => void): string {
  const folder = mkdtempSync(join(scratch, 'toju-server-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same, with a migrated, empty embedded database in it. */
export function migratedFolder(after: (clean: () => void) => void): string {
  const folder = temporaryFolder(after)
  putMigrated(folder)
  return folder
}

/** The real server in its own process, on an empty database. It ends with the test or the file. */
export async function startTestServer(
  after: (clean: () => Promise<void> | void) => void,
  settings: Record<string, string> = {},
  script?: string,
): Promise<TestServer> {
  const dataDir = settings['DATA_DIR'] ?? migratedFolder(after)
  const server = await startServer({ DATA_DIR: dataDir, ...settings }, script)
  after(async () => {
    await server.end('SIGKILL')
  })
  return { ...server, dataDir }
}
