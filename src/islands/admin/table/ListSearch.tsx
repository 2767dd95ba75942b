import { useEffect, useRef, useState } from 'react'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { useListNavigation } from './use-list-navigation.ts'

const pauseMs = 300

/**
 * Filters a list by a prefix. The text goes into the URL after a pause in typing, and another text in
 * the URL goes into the box.
 */
export function ListSearch({ label, search = '' }: { label: string; search: string | undefined }) {
  const [typed, setTyped] = useState(search)
  const settled = useDebouncedValue(typed.trim(), pauseMs)
  const go = useListNavigation()
  const sent = useRef(search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typed text changes the URL
  useEffect(() => {
    if (settled === search) return
    sent.current = settled
    go({ search: settled || undefined, page: undefined }, { replace: true })
  }, [settled])

  // “Clear search”, a link, and going back or forward.
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setTyped(search)
  }, [search])

  return <SearchBox label={label} value={typed} onChange={setTyped} className="grow basis-44" />
}
