import { FlexRender, type Row, type RowData } from '@tanstack/react-table'
import { useState } from 'react'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../locales/texts.ts'
import { type Features, hidingClass } from './features.ts'
import { openRow } from './open-row.ts'

interface Props<Data extends RowData> {
  rows: Row<Features, Data>[]
  /** Null if rows cannot be selected. */
  selection: Selection<Data> | null
}

/** The rows of a page. In a narrow frame each row is a card, so every cell contains its heading. */
export function Rows<Data extends RowData>({ rows, selection }: Props<Data>) {
  return rows.map((row) => (
    <tr key={row.id} onClick={openRow} data-selected={selection?.has(row.id) || undefined}>
      {selection && (
        <td className="select">
          <SelectBox
            label={fill(adminTableWords.selectRow, { name: selection.nameOf(row.original) })}
            isChecked={selection.has(row.id)}
            onChange={() => selection.toggle([row.id])}
          />
        </td>
      )}
      {row.getAllCells().map((cell) => {
        const { header, meta } = cell.column.columnDef
        const label = typeof header === 'string' && !meta?.hideHeader ? header : undefined
        const style = [meta?.cell, hidingClass(meta)].filter(Boolean).join(' ') || undefined
        return meta?.rowHeader ? (
          <th key={cell.id} scope="row" className={style}>
            <FlexRender cell={cell} />
          </th>
        ) : (
          <td key={cell.id} data-label={label} className={style}>
            <FlexRender cell={cell} />
          </td>
        )
      })}
    </tr>
  ))
}

interface SelectBoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onChange: () => void
}

export function SelectBox({ label, isChecked, isMixed = false, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-11 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={onChange}
        className="size-4.5 accent-brand"
      />
    </label>
  )
}

interface Selection<Row> {
  /** The selected rows among those that are shown. */
  rows: readonly Row[]
  has: (id: string) => boolean
  /** Selects these rows, or none of them if all are selected. */
  toggle: (ids: readonly string[]) => void
  clear: () => void
  nameOf: (row: Row) => string
}

/** Rows that leave the page are deselected, so that nobody decides on rows that they do not see. */
export function useSelection<Row extends { id: string }>(
  shown: readonly Row[],
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rows = shown.filter(({ id }) => ids.has(id))
  return {
    rows,
    has: (id) => ids.has(id),
    toggle(toggled) {
      const isAll = toggled.every((id) => ids.has(id))
      const others = rows.map(({ id }) => id).filter((id) => !toggled.includes(id))
      setIds(new Set(isAll ? others : [...others, ...toggled]))
    },
    clear: () => setIds(new Set()),
    nameOf,
  }
}
