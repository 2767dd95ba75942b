import { site } from '../../site.ts'
import { hasLocalMailbox, type Settings } from '../config/env.ts'

/** Prints that the server is ready, where its data is and where mails go. */
export function logStartup(settings: Settings, publicOrigin: string): void {
  const data = settings.databaseUrl
    ? `PostgreSQL, pictures in ${settings.dataDir}`
    : settings.dataDir
  const mail = hasLocalMailbox(settings)
    ? `stays here, read it at ${publicOrigin}/dev/mail`
    : settings.smtpUrl
      ? 'sent by SMTP'
      : 'written to this log, codes and links included'
  process.stdout.write(
    `\n  ${site.name} is ready: ${publicOrigin}\n  Data: ${data}\n  Mail: ${mail}\n  Ctrl-C stops it.\n\n`,
  )
}
