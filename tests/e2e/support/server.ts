import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from '../../support/scratch.ts'
import { startServer } from '../../support/server/server-process.ts'
import { type PreparedAccount, prepareAccounts } from './prepared-accounts.ts'

export interface BuiltServer {
  /** `http://localhost:<port>`: passkeys are bound to a host name, and cannot use an IP address. */
  origin: string
  dataDir: string
  /** Verified users with a session, not used by any test yet. */
  accounts: PreparedAccount[]
  /** Its output so far. */
  log: () => string
  /** Stops it and deletes its data. */
  stop: () => Promise<void>
}

const stopWithinMs = 5_000

/**
 * Starts the production server over the built pages, with the development mailbox and this many
 * prepared accounts. It picks its own port, because one that was free a moment ago may be taken by
 * then.
 */
export async function startBuiltServer(
  settings: Record<string, string> = {},
  accountCount = 0,
): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(scratch, 'toju-e2e-'))
  const accounts = await prepareAccounts(dataDir, accountCount)
  const server = await startServer({
    HOST: '127.0.0.1',
    // For `fetchFromElsewhere`.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    ...settings,
  })
  const removeAtOnce = () => {
    if (server.isRunning()) process.kill(server.pid, 'SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  // Ctrl-C ends a Playwright worker without the teardown of its fixtures.
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
