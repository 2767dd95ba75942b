import { site } from '../site.ts'
import { sendConsoleToLog } from './console-to-log.ts'
import type { Settings } from './env.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { createLog } from './log.ts'
import { senderOf } from './mail/sender.ts'
import { CannotStart, openData } from './open-data.ts'
import { createServices } from './services.ts'

/** Does the background work of the servers on one PostgreSQL until SIGTERM or Ctrl-C, then ends what is under way. */
export async function work(settings: Settings): Promise<void> {
  if (settings.databaseUrl === null) {
    throw new CannotStart(
      'A worker needs DATABASE_URL: on the embedded database the server does the background work itself.',
    )
  }
  const { log } = createLog()
  sendConsoleToLog(log)
  const { database, close } = await openData(settings)
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${settings.port}`
  const services = createServices(settings, { database, log, publicOrigin })
  const stopJobs = runJobs(services, senderOf(settings, log), settings.patience?.jobs)

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
