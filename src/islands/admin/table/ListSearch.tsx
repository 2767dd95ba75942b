import { useEffect, useState } from 'react'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { useListNavigation } from './use-list-navigation.ts'

const pauseMs = 300

/** Filters a list by a prefix. The text goes into the URL after a pause in typing. */
export function ListSearch({ label, search = '' }: { label: string; search: string | undefined }) {
  const [typed, setTyped] = useState(search)
  const settled = useDebouncedValue(typed.trim(), pauseMs)
  const go = useListNavigation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typed text changes the URL
  useEffect(() => {
    if (settled !== search) go({ search: settled || undefined, page: undefined })
  }, [settled])

  // “Clear search” and going back empty the box too.
  useEffect(() => {
    if (search === '') setTyped('')
  }, [search])

  return <SearchBox label={label} value={typed} onChange={setTyped} className="grow basis-44" />
}
