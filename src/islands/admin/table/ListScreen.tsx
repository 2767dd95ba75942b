import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable, type TableProps } from './DataTable.tsx'
import { ListFilter } from './ListFilter.tsx'
import { ListSearch } from './ListSearch.tsx'

interface StatusFilter {
  /** For screen readers: `Show items that are`. */
  legend: string
  choices: readonly string[]
  /** The status if the URL has none. */
  initial: string
  /** Messages for statuses without rows, if they differ from the general one. */
  empty?: Readonly<Record<string, string>>
}

interface Props<Filters extends object, Row extends RowData> extends TableProps<Filters, Row> {
  title: string
  intro: string
  status?: StatusFilter
  /** The label of the search box; omitted if the list has no search. */
  searchLabel?: string
  /** More filters above the table. */
  children?: ReactNode
}

interface CommonFilters {
  status?: string
  search?: string
  /** A user's id. */
  owner?: string
}

/** A list for staff: title, filters, table. */
export function ListScreen<Filters extends CommonFilters, Row extends RowData & { id: string }>(
  props: Props<Filters, Row>,
) {
  const { title, intro, status, searchLabel, children, search } = props
  const shown = search.status ?? status?.initial ?? ''
  return (
    <>
      <ScreenHeader title={title}>{intro}</ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {children}
        {status && (
          <ListFilter
            legend={status.legend}
            name="status"
            choices={status.choices}
            initial={status.initial}
            chosen={shown}
          />
        )}
        {searchLabel && <ListSearch label={searchLabel} search={search.search} />}
      </div>
      <OwnerFilterNotice id={search.owner} />
      <DataTable
        caption={props.caption}
        list={props.list}
        columns={props.columns}
        search={search}
        empty={
          search.search ? adminTableWords.noResultsMatched : (status?.empty?.[shown] ?? props.empty)
        }
      />
    </>
  )
}
