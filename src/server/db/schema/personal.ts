/** Which value of a user a column contains. */
export type PersonKey = 'id' | 'email'

/** The owner of a row: a column with the user's id or e-mail, or with the id of a row of the user. */
export type Owner =
  | { column: string; is: PersonKey; or?: { column: string; is: PersonKey } }
  | { column: string; orColumn?: string; of: string }

interface Cleared {
  /**
   * Columns that name a user in rows that do not belong to this user alone. They are emptied when the
   * user is erased.
   */
  cleared?: Record<string, PersonKey>
}

interface NotPersonal extends Cleared {
  /** What the rows contain, and so why they are not personal. */
  none: string
  columns: readonly string[]
}

interface Owned extends Cleared {
  owner: Owner
  /** Columns in the user's export. */
  exported: readonly string[]
  /** Columns that are not exported: secrets for logging in, mails with codes. */
  withheld?: readonly string[]
  /** SQL condition, with the user's id as `:user`, if only some of the rows are exported. */
  exportedIf?: string
  /** Why the rows outlive their owner. All others are deleted with the account. */
  stays?: string
}

/** The personal data of a table. Every column is in one of the lists: a test compares them. */
export type Personal = NotPersonal | Owned

/** Rows of the user whose id is in `user_id`. */
export const theUser: Owner = { column: 'user_id', is: 'id' }

/** Rows of the user whose id is in `owner_id`. */
export const theOwner: Owner = { column: 'owner_id', is: 'id' }

/** Rows of the user who made the report. */
export const theReporter: Owner = { column: 'report_id', of: 'reports' }

/** Rows that belong to a user; `exported` are the columns in the user's export. */
export function ownedBy(
  owner: Owner,
  exported: readonly string[],
  rest: Omit<Owned, 'owner' | 'exported'> = {},
): Personal {
  return { owner, exported, ...rest }
}

/** Rows that belong to no user. `none` says what they contain; `columns` are all columns. */
export function notPersonal(
  none: string,
  columns: readonly string[],
  rest: Cleared = {},
): Personal {
  return { none, columns, ...rest }
}
