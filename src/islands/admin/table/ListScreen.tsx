import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable, type TableProps } from './DataTable.tsx'
import { ListFilter } from './ListFilter.tsx'
import { ListSearch } from './ListSearch.tsx'
import { filtersOf } from './list.ts'
import { NoResults } from './NoResults.tsx'
import { choicesOf } from './view/column-choice.ts'
import { ListTools } from './view/ListTools.tsx'
import type { ListExport } from './view/list-export.ts'

/** A filter with a few choices; the URL has the chosen one. */
interface ScreenFilter<Filters> {
  /** The name of the URL parameter. */
  name: keyof Filters & string
  /** For screen readers: `Show items that are`. */
  legend: string
  choices: readonly string[]
  /** The choice if the URL has none. */
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
      <ScreenHeader title={title} action={action}>
        {intro}
      </ScreenHeader>
      <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
        {children}
        {chosen && (
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {chosen.map(({ empty, ...filter }) => (
              <ListFilter key={filter.name} {...filter} />
            ))}
          </div>
        )}
        {searchLabel && <ListSearch label={searchLabel} search={searched} />}
        <div className="ms-auto">
          <ListTools
            list={props.list.key}
            columns={choices}
            search={search}
            csv={csv?.(filtersOf(search) as unknown as Filters) ?? null}
          />
        </div>
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
