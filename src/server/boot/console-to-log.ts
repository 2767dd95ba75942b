import type { Logger } from 'pino'

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
