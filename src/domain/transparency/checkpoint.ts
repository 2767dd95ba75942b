import { fromBase64, toBase64 } from '../bytes.ts'
import { hashBytes } from './merkle-tree.ts'

// C2SP tlog-checkpoint.

export interface Checkpoint {
  /** Names the log: its host and folder. */
  origin: string
  size: number
  root: Uint8Array
  /** The hash of the newest entry of the activity log, in hex; null where a checkpoint has none. */
  activityHead: string | null
}

/** The name of a site's log: `toju.example/log`. */
export function logOrigin(publicOrigin: string): string {
  return `${new URL(publicOrigin).host}/log`
}

const activityLine = 'activity-log '

/** The text of a note, with the line break at its end. */
export function formatCheckpoint({ origin, size, root, activityHead }: Checkpoint): string {
  const more = activityHead === null ? '' : `${activityLine}${activityHead}\n`
  return `${origin}\n${size}\n${toBase64(root)}\n${more}`
}

/** Null unless the text is a checkpoint. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin = '', size = '', encoded = '', ...more] = text.split('\n')
  const root = fromBase64(encoded)
  if (origin === '' || !/^(0|[1-9]\d{0,15})$/.test(size) || root?.length !== hashBytes) return null
  if (more.at(-1) !== '' || !Number.isSafeInteger(Number(size))) return null
  const activity = more.find((line) => line.startsWith(activityLine))
  const head = activity?.slice(activityLine.length) ?? null
  if (head !== null && !/^[0-9a-f]{64}$/.test(head)) return null
  return { origin, size: Number(size), root, activityHead: head }
}
