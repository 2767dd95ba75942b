import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from '../../support/scratch.ts'
import { startServer } from '../../support/server/server-process.ts'
import { type PreparedAccount, prepareAccounts } from './prepared-accounts.ts'

export interface BuiltServer {
  /** `http://localhost:<port>`, not an IP address, because passkeys need a host name. */
  origin: string
  dataDir: string
  /** Verified users with a session, which no test has used yet. */
  accounts: PreparedAccount[]
  /** The output so far. */
  log: () => string
  /** Stops it and deletes its data. */
  stop: () => Promise<void>
}

const stopWithinMs = 5_000

/**
 * Starts the production server over the built pages, with the development mailbox and prepared
 * accounts. The server chooses its own port, because a port found free before may be taken.
 */
export async function startBuiltServer(
  settings: Record<string, string> = {},
  accountCount = 0,
): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(scratch, 'toju-e2e-'))
  const accounts = await prepareAccounts(dataDir, accountCount)
  const server = await startServer({
    HOST: '127.0.0.1',
    // `fetchFromElsewhere` needs it.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    ...settings,
  })
  const removeAtOnce = () => {
    if (server.isRunning()) process.kill(server.pid, 'SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  // On Ctrl-C a Playwright worker exits without the teardown of its fixtures.
  process.once('exit', removeAtOnce)
  return {
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    dataDir,
    accounts,
    log: () => server.stdout() + server.stderr(),
    async stop() {
      const timer = setTimeout(() => server.end('SIGKILL'), stopWithinMs)
      await server.end()
      clearTimeout(timer)
      process.off('exit', removeAtOnce)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
