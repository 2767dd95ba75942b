import { FlexRender, type Row, type RowData } from '@tanstack/react-table'
import type { Features } from './features.ts'

/** The rows of a page. In a narrow frame each row is a card, so every cell contains its heading. */
export function Rows<Data extends RowData>({ rows }: { rows: Row<Features, Data>[] }) {
  return rows.map((row) => (
    <tr key={row.id}>
      {row.getAllCells().map((cell) => {
        const { header, meta } = cell.column.columnDef
        const label = typeof header === 'string' && !meta?.hideHeader ? header : undefined
        return meta?.rowHeader ? (
          <th key={cell.id} scope="row" className={meta.cell}>
            <FlexRender cell={cell} />
          </th>
        ) : (
          <td key={cell.id} data-label={label} className={meta?.cell}>
            <FlexRender cell={cell} />
          </td>
        )
      })}
    </tr>
  ))
}
