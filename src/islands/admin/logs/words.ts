/** What the log calls things, as people read it. */
const entityNames: Record<string, string> = {
  user: 'User',
  asset: 'Asset',
  report: 'Report',
  transfer: 'Transfer',
  session: 'Session',
  subscriber: 'Newsletter reader',
  security: 'Security',
  'second-factor': 'Second factor',
  passkey: 'Passkey',
  'activity-log': 'Activity log',
}

export const knownEntities = Object.keys(entityNames)

export function entityName(entity: string): string {
  return entityNames[entity] ?? capitalised(entity.replaceAll('-', ' '))
}

/** One line of what an entry tells: a name and what it was, or is now. */
export interface Detail {
  name: string
  from?: string
  to: string
}

type Details = Readonly<Record<string, unknown>>

/** The details of an entry as lines: what changed from what to what, then everything else. */
export function detailsOf({ role: _role, before, after, from, to, ...rest }: Details): Detail[] {
  return [...changesOf(before, after), ...changesOf({ '': from }, { '': to }), ...othersOf(rest)]
}

function changesOf(before: unknown, after: unknown): Detail[] {
  const [was, is] = [recordOf(before), recordOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names
    .filter((name) => was[name] !== undefined || is[name] !== undefined)
    .map((name) => ({
      name: wordsOf(name || 'status'),
      ...(was[name] !== undefined && { from: wordsOfValue(was[name]) }),
      to: wordsOfValue(is[name]),
    }))
}

function othersOf(rest: Details): Detail[] {
  return Object.entries(rest).map(([name, value]) => ({
    name: wordsOf(name),
    to: wordsOfValue(value),
  }))
}

function recordOf(value: unknown): Details {
  return typeof value === 'object' && value !== null ? (value as Details) : {}
}

function wordsOfValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.map((each) => wordsOf(String(each))).join(', ') || 'nothing'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** `profilePicture` as words. */
function wordsOf(name: string): string {
  return name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
