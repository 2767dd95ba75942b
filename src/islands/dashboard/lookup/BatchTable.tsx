import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { HeaderRow } from '../../../ui/HeaderRow.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { Table } from '../../../ui/Table.tsx'
import { VerdictBadge } from '../../lookup/VerdictBadge.tsx'
import { BatchResult } from './BatchResult.tsx'
import type { CheckedRow } from './checked-rows.ts'
import { kindLabels } from './labels.ts'

/** The results on a wide screen. */
export function BatchTable({ rows }: { rows: readonly CheckedRow[] }) {
  return (
    <Table caption={batchWords.resultsOf}>
      <thead>
        <HeaderRow
          heads={[
            batchWords.lineHeading,
            batchWords.identifier,
            batchWords.verdict,
            batchWords.whatWeKnow,
          ]}
        />
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line} className="align-top">
            <td className="tabular-nums">{row.line}</td>
            <th scope="row" className="font-normal">
              <Identifier value={row.answer.identifier} className="text-base font-medium" />
              <span className="block text-muted">{kindLabels(row)}</span>
            </th>
            <td>
              <VerdictBadge tone={row.tone} />
            </td>
            <td className="w-full min-w-72">
              <BatchResult row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
