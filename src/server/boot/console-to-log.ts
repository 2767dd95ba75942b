import type { Logger } from 'pino'

/**
 * Replaces what libraries print by lines of the log, without the words: Astro names the address of a
 * page that fails and a missing entry by what a visitor typed. Where it happened is kept, and what
 * went wrong is in a line of ours.
 */
export function sendConsoleToLog(log: Logger): void {
  const note = (level: 'error' | 'warn' | 'info', parts: unknown[]) =>
    log[level]({ frames: framesOf(parts) }, 'a library printed something')
  console.error = (...parts: unknown[]) => note('error', parts)
  console.warn = (...parts: unknown[]) => note('warn', parts)
  for (const name of ['log', 'info', 'debug'] as const) {
    console[name] = (...parts: unknown[]) => note('info', parts)
  }
}

function framesOf(parts: unknown[]): string[] {
  return parts
    .flatMap((part) => (part instanceof Error ? (part.stack ?? '') : String(part)).split('\n'))
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .slice(0, 20)
}
