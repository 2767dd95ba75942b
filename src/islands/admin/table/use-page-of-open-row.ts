import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $openRow } from './queue.ts'

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
