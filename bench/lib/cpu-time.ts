import { readFileSync } from 'node:fs'

/** CPU time of a process, which measures a request's cost even on a busy machine. */
export function cpuMs(pid: number): number {
  const clockTickMs = 10
  // User and system time are fields 12 and 13 after the bracketed name, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * clockTickMs
}
