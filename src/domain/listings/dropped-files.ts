/** Why a file of the drop folder was refused, or a list could not be read. */
export const listFailures = [
  /** A symbolic link, a device or a name of another file. */
  'not-a-file',
  /** It belongs to a user who may not drop files. */
  'wrong-owner',
  /** Everybody on the machine may change it. */
  'open-to-all',
  'unreadable',
  'too-large',
  'duplicate',
  'changed-while-read',
  'list-without-header',
  'list-not-text',
  'list-rows',
  'list-bytes',
  'list-row',
  'other',
] as const
export type ListFailure = (typeof listFailures)[number]

/** The failure of a reason; anything unforeseen is `other`. */
export function listFailureOf(reason: string): ListFailure {
  return listFailures.find((known) => known === reason) ?? 'other'
}

export const dropRules = {
  /** A file that did not change for so long is complete. */
  settledMs: 60_000,
  /** Taken by a process that has ended since. */
  abandonedMs: 3_600_000,
  /** Files of one source in a day, and drafts of it that wait. More wait in the folder. */
  perDay: 10,
  drafts: 3,
} as const

/** The day that a file name has, like `stolen-2026-03-04.csv`; null without one. */
export function dayInName(name: string): string | null {
  const [day] = /(?<!\d)20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?!\d)/.exec(name) ?? []
  return day !== undefined && new Date(`${day}T00:00Z`).toISOString().startsWith(day) ? day : null
}

/** Whether a name is a list: uploads in progress have other endings or begin with a dot. */
export function isListName(name: string): boolean {
  return /^[^.].*\.csv$/is.test(name)
}
