import { readFileSync } from 'node:fs'

/** Processor time that a process has used; says what a request costs also on a busy machine. */
export function cpuMs(pid: number): number {
  const clockTickMs = 10
  // After the name in brackets, which may hold spaces: user and system time are the 12th and 13th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * clockTickMs
}
