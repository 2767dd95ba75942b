import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable, type TableProps } from './DataTable.tsx'

interface Props<Filters extends object, Row extends RowData> extends TableProps<Filters, Row> {
  title: string
  intro: string
  /** The filters above the table. */
  children: ReactNode
}

interface CommonFilters {
  status?: string
  search?: string
  /** A user's id. */
  owner?: string
}

/** A list that staff narrow and work through: title, filters, table. */
export function ListScreen<Filters extends CommonFilters, Row extends RowData & { id: string }>(
  props: Props<Filters, Row>,
) {
  const { title, intro, children, empty, search } = props
  return (
    <>
      <ScreenHeader title={title}>{intro}</ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">{children}</div>
      <OwnerFilterNotice id={search.owner} />
      <DataTable
        caption={props.caption}
        list={props.list}
        columns={props.columns}
        search={search}
        empty={search.search ? 'No results matched your search query' : empty}
      />
    </>
  )
}
