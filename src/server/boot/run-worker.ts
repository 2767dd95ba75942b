import { site } from '../../site.ts'
import type { Settings } from '../config/env.ts'
import { channelsWithStandIns } from '../config/local-channels.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { createLog } from '../lib/log.ts'
import { createOutboxSender } from '../mail/outbox-sender.ts'
import { sendConsoleToLog } from './console-to-log.ts'
import { createContext } from './create-context.ts'
import { openDatabaseFiles, StartupError } from './open-database.ts'

/**
 * Runs the background jobs for servers on PostgreSQL. SIGTERM or Ctrl-C stops it after the current
 * jobs.
 */
export async function runWorker(settings: Settings): Promise<void> {
  if (settings.databaseUrl === null) {
    throw new StartupError(
      'A worker needs DATABASE_URL: with the embedded database, the server runs the background jobs itself.',
    )
  }
  const log = createLog()
  sendConsoleToLog(log)
  const { database, close } = await openDatabaseFiles(settings)
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${settings.port}`
  const services = createContext(settings, { database, log, publicOrigin })
  const channels = channelsWithStandIns(settings, publicOrigin, services.encryption.hmac)
  const outboxSender = createOutboxSender({ ...settings, channels }, log, services)
  const stopJobs = runJobs(services, outboxSender, settings.timeouts?.jobs)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await stopJobs()
    await close()
    log.flush()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`\n  A worker of ${site.name} is ready.\n  Ctrl-C stops it.\n\n`)
}
