/** Why a file of the drop folder was refused, or a list could not be read. */
export const listFailures = [
  /** A symbolic link, a device, or a file with a second hard link. */
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
  /** A file is complete when it has not changed for this long. */
  settledMs: 60_000,
  /** A file that a process took this long ago is free again: that process must have ended. */
  abandonedMs: 3_600_000,
  /**
   * The most files of one source in a day, and its most waiting drafts. Others stay in the folder.
   */
  perDay: 10,
  drafts: 3,
} as const

/** The day in a file name such as `stolen-2026-03-04.csv`; null if there is none. */
export function dayInName(name: string): string | null {
  const [day] = /(?<!\d)20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?!\d)/.exec(name) ?? []
  return day !== undefined && new Date(`${day}T00:00Z`).toISOString().startsWith(day) ? day : null
}

/** Whether a file is a list by its name: uploads in progress end otherwise or begin with a dot. */
export function isListName(name: string): boolean {
  return /^[^.].*\.csv$/is.test(name)
}
