import { readFileSync } from 'node:fs'

const clockTickMs = 10

/** CPU time of a process in milliseconds, which hardly depends on other load on the machine. */
export function cpuMs(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * clockTickMs
}

/** CPU time of a process, such as PostgreSQL, and its children, including those that ended. */
export function cpuMsOfAll(pid: number): number {
  const fields = statOf(pid)
  const ofEnded = (Number(fields[13]) + Number(fields[14])) * clockTickMs
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuMs(Number(child)), cpuMs(pid) + ofEnded)
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)[1])
}

/** Memory of a process that is in RAM, in megabytes. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

/** The fields after the name in brackets, which may contain spaces. 11 is user, 12 system time. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
}
