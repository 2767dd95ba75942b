import type { Logger } from 'pino'
import { site } from '../../site.ts'
import { hasLocalMailbox, type Settings } from '../config/env.ts'

/**
 * Logs that a library printed something and its stack frames, but not the text: Astro prints URLs
 * and user input. The server logs errors itself.
 */
export function sendConsoleToLog(log: Logger): void {
  const logCall = (level: 'error' | 'warn' | 'info', parts: unknown[]) =>
    log[level]({ frames: framesOf(parts) }, 'a library printed something')
  console.error = (...parts: unknown[]) => logCall('error', parts)
  console.warn = (...parts: unknown[]) => logCall('warn', parts)
  for (const name of ['log', 'info', 'debug'] as const) {
    console[name] = (...parts: unknown[]) => logCall('info', parts)
  }
}

function framesOf(parts: unknown[]): string[] {
  return parts
    .flatMap((part) => (part instanceof Error ? (part.stack ?? '') : String(part)).split('\n'))
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .slice(0, 20)
}

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
