import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { Button } from '../../../ui/Button.tsx'
import { FilterChoice } from '../../forms/FilterChoice.tsx'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { userPath } from '../../paths.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { changeList } from './change-list.ts'
import { DataTable, type TableProps } from './DataTable.tsx'
import { filtersOf } from './list.ts'
import { choicesOf } from './view/column-choice.ts'
import { type ListExport, ListTools } from './view/ListTools.tsx'

/** A filter with a few choices; the URL has the chosen one. */
interface ScreenFilter<Filters> {
  /** The name of the URL parameter. */
  name: keyof Filters & string
  /** For screen readers: `Show items that are`. */
  legend: string
  choices: readonly string[]
  /** The choice if the URL has none. If it is not among the choices, none is pressed then. */
  initial: string
  /** The labels of the choices. */
  labels?: Readonly<Record<string, string>>
  /** The number of open tasks by choice. */
  counts?: Readonly<Record<string, number>>
  /** Messages for choices without rows, if they differ from the general one. */
  empty?: Readonly<Record<string, string>>
}

interface Props<Filters extends object, Row extends RowData> extends TableProps<Filters, Row> {
  title: string
  intro: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  filters?: readonly ScreenFilter<NoInfer<Filters>>[]
  /** The label of the search box; omitted if the list has no search. */
  searchLabel?: string
  /** More filters above the table. */
  children?: ReactNode
  /** The name and filters of the export; null if the screen has its own. */
  csv?: ((search: Filters) => ListExport) | null
}

interface CommonFilters {
  search?: string
  /** A user's id. */
  owner?: string
}

/** A list for staff: title, filters, table. */
export function ListScreen<Filters extends object, Row extends RowData & { id: string }>(
  props: Props<Filters, Row>,
) {
  const { title, intro, action, filters, searchLabel, children, search, csv, columns } = props
  const { search: searched, owner } = search as CommonFilters
  const chosen = filters?.map((filter) => ({ ...filter, chosen: chosenIn(filter, search) }))
  const empty = chosen?.map((filter) => filter.empty?.[filter.chosen]).find(Boolean)
  const choices = useMemo(() => choicesOf(columns), [columns])
  return (
    <>
      <ScreenHeader
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            {action}
            <ListTools
              list={props.list.key}
              columns={choices}
              search={search}
              csv={csv?.(filtersOf(search) as unknown as Filters) ?? null}
            />
          </div>
        }
      >
        {intro}
      </ScreenHeader>
      <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2 empty:hidden">
        {children}
        {chosen && (
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {chosen.map(({ empty, ...filter }) => (
              <ListFilter key={filter.name} {...filter} />
            ))}
          </div>
        )}
        {searchLabel && <ListSearch label={searchLabel} search={searched} />}
      </div>
      <OwnerFilterNotice id={owner} />
      <DataTable
        caption={props.caption}
        list={props.list}
        columns={columns}
        search={search}
        {...(props.bulk && { bulk: props.bulk })}
        empty={searched ? <NoResults /> : (empty ?? props.empty)}
      />
    </>
  )
}

function chosenIn<Filters>({ name, initial }: ScreenFilter<Filters>, search: Filters): string {
  const named = search[name]
  return typeof named === 'string' ? named : initial
}

interface ListFilterProps<Choice extends string> {
  /** For screen readers: `Show items that are`. */
  legend: string
  /** The name of the URL parameter. */
  name: string
  choices: readonly Choice[]
  initial: Choice
  chosen: Choice | undefined
  /** The label of a choice, if it differs from its name. */
  labels?: Partial<Record<Choice, string>>
  /** The number of open tasks by choice. */
  counts?: Partial<Record<Choice, number>>
}

/** Filters the open list by one of a few choices, through its URL. */
export function ListFilter<Choice extends string>(props: ListFilterProps<Choice>) {
  const { name, initial, chosen = initial, ...rest } = props
  return (
    <FilterChoice
      {...rest}
      chosen={chosen}
      onChoose={(choice) =>
        changeList({
          // A choice alone is turned off by another press.
          [name]: choice === initial || choice === chosen ? undefined : choice,
          page: undefined,
        })
      }
    />
  )
}

const pauseMs = 300

/**
 * Filters a list by a prefix. The text goes into the URL after a pause in typing, and another text in
 * the URL goes into the box.
 */
export function ListSearch({ label, search = '' }: { label: string; search: string | undefined }) {
  const [typed, setTyped] = useState(search)
  const settled = useDebouncedValue(typed.trim(), pauseMs)
  const sent = useRef(search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typed text changes the URL
  useEffect(() => {
    if (settled === search) return
    sent.current = settled
    changeList({ search: settled || undefined, page: undefined }, { replace: true })
  }, [settled])

  // “Clear search”, a link, and going back or forward.
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setTyped(search)
  }, [search])

  return <SearchBox label={label} value={typed} onChange={setTyped} className="grow basis-44" />
}

/** Shown in place of the rows if a search finds nothing. */
export function NoResults() {
  return (
    <div className="grid justify-items-center gap-3">
      <p>{adminTableWords.noResults}</p>
      <p className="px-4 text-sm text-balance text-muted">{adminTableWords.noResultsHint}</p>
      <Button
        variant="secondary"
        onClick={() => changeList({ search: undefined, page: undefined })}
      >
        {adminTableWords.clearSearch}
      </Button>
    </div>
  )
}

/** Explains that a list shows one user’s records only. Links to that user and to the whole list. */
export function OwnerFilterNotice({ id }: { id: string | undefined }) {
  if (id === undefined) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-1 text-sm">
      {adminCaseWords.onePersonHint}
      <a href={userPath(id)} className="text-link inline-flex min-h-11 items-center">
        {adminCaseWords.seeWho}
      </a>
      <Button variant="quiet" onClick={() => changeList({ owner: undefined, page: undefined })}>
        {adminCaseWords.showEverybody}
      </Button>
    </p>
  )
}
