import { logEntityLabels } from '../../../locales/en/activity.ts'
import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'

export const knownEntities = Object.keys(logEntityLabels)

export function entityName(entity: string): string {
  return (
    (logEntityLabels as Record<string, string>)[entity] ?? capitalised(entity.replaceAll('-', ' '))
  )
}

/** Who acted, if no user did. */
export function nobodyOf({ byServer }: { byServer: boolean }): string {
  return byServer ? adminLogWords.server : adminLogWords.notSignedIn
}

/** One line of an entry: a name with its old or new value. */
export interface Detail {
  name: string
  from?: string
  to: string
}

export const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/.test(text)

/** The last four characters, to tell two ids apart. The export has the whole id. */
export const shortId = (id: string) => `…${id.slice(-4)}`

type Details = Readonly<Record<string, unknown>>

/** The names of records by id. */
type RecordNames = Readonly<Record<string, string>>

/**
 * The details of an entry as lines: changes first, then everything else. Of records in lists it has
 * the names that are known.
 */
export function logDetailsOf(details: Details, known: RecordNames = {}): Detail[] {
  const { role: _role, before, after, from, to, ...rest } = details
  // `from` without `to` is shown as a detail called “was”.
  const status =
    to === undefined || to === null
      ? linesOf(from === undefined || from === null ? {} : { was: from }, known)
      : changesOf({ status: from ?? undefined }, { status: to }, known)
  return [...changesOf(before, after, known), ...status, ...linesOf(rest, known)]
}

function changesOf(before: unknown, after: unknown, known: RecordNames): Detail[] {
  const [old, fresh] = [recordOf(before), recordOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return names
    .filter((name) => valueLabel(old[name]) !== valueLabel(fresh[name]))
    .flatMap((name) =>
      // `statuses` of several records.
      isRecord(old[name]) && isRecord(fresh[name])
        ? changesOf(old[name], fresh[name], known)
        : [
            {
              name: labelOf(name, known),
              ...(old[name] !== undefined && { from: valueLabel(old[name], known) }),
              to: valueLabel(fresh[name], known),
            },
          ],
    )
}

function linesOf(rest: Details, known: RecordNames): Detail[] {
  return Object.entries(rest)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([name, value]) => ({ name: labelOf(name, known), to: valueLabel(value, known) }))
}

function recordOf(value: unknown): Details {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueLabel(value: unknown, known: RecordNames = {}): string {
  if (value === undefined || value === null || value === '') return adminLogWords.nothing
  if (typeof value === 'boolean') return value ? adminLogWords.yes : adminLogWords.no
  if (Array.isArray(value))
    return value.map((each) => labelOf(String(each), known)).join(', ') || adminLogWords.nothing
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The label of a field name like `profilePicture`, or of the record with this id. */
function labelOf(name: string, known: RecordNames): string {
  if (isId(name)) return known[name] ?? shortId(name)
  return name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
