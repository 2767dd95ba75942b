import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../support/server-process.ts'

export interface TestServer extends ServerProcess {
  dataDir: string
}

/** An empty folder that goes with the test or, by `afterAll`, with the file. */
export function temporaryFolder(after: (clean: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'toju-server-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The real server in a process of its own, on an empty folder. It ends with the test or the file. */
export async function startTestServer(
  after: (clean: () => Promise<void> | void) => void,
  settings: Record<string, string> = {},
  script?: string,
): Promise<TestServer> {
  const dataDir = settings['DATA_DIR'] ?? temporaryFolder(after)
  const server = await startServer({ DATA_DIR: dataDir, ...settings }, script)
  after(async () => {
    await server.end('SIGKILL')
  })
  return { ...server, dataDir }
}
