import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable, type TableProps } from './DataTable.tsx'
import { ListFilter } from './ListFilter.tsx'
import { ListSearch } from './ListSearch.tsx'
import { NoResults } from './NoResults.tsx'
import { choicesOf } from './view/column-choice.ts'
import { ListTools } from './view/ListTools.tsx'
import type { ListExport } from './view/list-export.ts'

interface StatusFilter {
  /** For screen readers: `Show items that are`. */
  legend: string
  choices: readonly string[]
  /** The status if the URL has none. */
  initial: string
  /** The labels of the choices. */
  labels?: Readonly<Record<string, string>>
  /** How many tasks wait in a status. */
  counts?: Readonly<Record<string, number>>
  /** Messages for statuses without rows, if they differ from the general one. */
  empty?: Readonly<Record<string, string>>
}

interface Props<Filters extends object, Row extends RowData> extends TableProps<Filters, Row> {
  title: string
  intro: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  status?: StatusFilter
  /** The label of the search box; omitted if the list has no search. */
  searchLabel?: string
  /** More filters above the table. */
  children?: ReactNode
  /** The name and filters of the export; null if the screen has its own. */
  csv?: ((search: Filters) => ListExport) | null
}

interface CommonFilters {
  status?: string
  search?: string
  /** A user's id. */
  owner?: string
  /** The state of a match. */
  state?: string
}

/** A list for staff: title, filters, table. */
export function ListScreen<Filters extends CommonFilters, Row extends RowData & { id: string }>(
  props: Props<Filters, Row>,
) {
  const { title, intro, action, status, searchLabel, children, search, csv, columns } = props
  const shown = search.status ?? status?.initial ?? ''
  const choices = useMemo(() => choicesOf(columns), [columns])
  return (
    <>
      <ScreenHeader title={title} action={action}>
        {intro}
      </ScreenHeader>
      <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
        {children}
        {status && (
          <ListFilter
            legend={status.legend}
            name="status"
            choices={status.choices}
            initial={status.initial}
            chosen={shown}
            {...(status.labels && { labels: status.labels })}
            {...(status.counts && { counts: status.counts })}
          />
        )}
        {searchLabel && <ListSearch label={searchLabel} search={search.search} />}
        <div className="ms-auto">
          <ListTools
            list={props.list.key}
            columns={choices}
            search={search}
            csv={csv?.(search) ?? null}
          />
        </div>
      </div>
      <OwnerFilterNotice id={search.owner} />
      <DataTable
        caption={props.caption}
        list={props.list}
        columns={columns}
        search={search}
        {...(props.bulk && { bulk: props.bulk })}
        empty={search.search ? <NoResults /> : (status?.empty?.[shown] ?? props.empty)}
      />
    </>
  )
}
