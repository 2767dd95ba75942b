import { atom } from 'nanostores'

/** The rows of the list that staff came from, in its order. */
interface Queue {
  /** The key of the list. */
  list: string
  /** The URL of the list. */
  from: string
  ids: readonly string[]
}

/** Set by a list when one of its rows is opened; the screen of a record steps through it. */
export const $queue = atom<Queue | null>(null)

/** The id of the row whose dialog is open, in a list whose rows open dialogs. */
export const $openRow = atom<string | null>(null)

export interface Place {
  from: string
  /** From 1. */
  position: number
  count: number
  previous: string | undefined
  next: string | undefined
}

/** The place of a record in the queue; null if it was not opened from this list. */
export function placeInQueue(queue: Queue | null, list: string, id: string): Place | null {
  const index = queue?.list === list ? queue.ids.indexOf(id) : -1
  if (!queue || index < 0) return null
  return {
    from: queue.from,
    position: index + 1,
    count: queue.ids.length,
    previous: queue.ids[index - 1],
    next: queue.ids[index + 1],
  }
}
