import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

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

interface Shown {
  /** The ids of the loaded rows in their order. */
  ids: readonly string[]
  page: number
  /** The place of the page among the loaded rows, from 0. */
  pageIndex: number
  size: number
}

/** Shows the page of the row whose dialog is open, after “Next” at the end of a page. */
export function usePageOfOpenRow(
  { ids, page, pageIndex, size }: Shown,
  go: (page: number) => void,
) {
  const openId = useStore($openRow)
  const index = openId === null ? -1 : ids.indexOf(openId)
  const target = index < 0 ? page : page + Math.floor(index / size) - pageIndex
  useEffect(() => {
    if (target !== page) go(target)
  }, [target, page, go])
  useEffect(() => () => $openRow.set(null), [])
}
