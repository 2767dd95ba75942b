import { execFile } from 'node:child_process'
import { programFile } from './program-file.ts'

export interface Ran {
  code: number
  output: string
  error: string
}

/** Runs a command with only these settings, as npm does; kills it with -9 after `killAfterMs`. */
export function runCommand(
  script: string,
  args: string[],
  settings: Record<string, string> = {},
  { killAfterMs = 0 } = {},
): Promise<Ran> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [programFile(script), ...args],
      {
        env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
        maxBuffer: 64 * 1024 * 1024,
        timeout: killAfterMs,
        killSignal: 'SIGKILL',
      },
      (failure, output, error) =>
        resolve({ code: failure ? Number(failure.code ?? 1) : 0, output, error }),
    )
  })
}
