import { countText } from '../../../locales/count-text.ts'
import { signedSheetWords as words } from '../../../locales/en/batch-lookup.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { site } from '../../../site.ts'
import { HeaderRow } from '../../../ui/HeaderRow.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'

import { TagShape } from '../../../ui/tag/TagLabel.tsx'
import { verdictNames } from '../../lookup/verdict-styles.ts'
import { proofPath } from '../../proofs/proof-paths.ts'

import { momentOf } from '../../shell/dates.ts'
import { useUser } from '../../shell/user-context.ts'
import {
  type CheckedBatch,
  type CheckedRow,
  countByTone,
  groupByAdvice,
  kindLabels,
} from './checked-rows.ts'

/** The printed results. Shape and text alone distinguish the verdicts. */
export function PrintedSheet({ checked: { rows, at, sheet } }: { checked: CheckedBatch }) {
  const { business } = useUser()
  const counts = countByTone(rows).map(({ tone, count }) => `${verdictNames(tone).word} ${count}`)
  return (
    <section aria-label={batchWords.printedSheet} className="hidden print:block">
      <p className="text-sm">
        {site.name} · {window.location.host}
      </p>
      <h1 className="mt-1 text-2xl">{countText(batchWords.checkOf, rows.length)}</h1>
      {business?.status === 'verified' && (
        <p className="mt-1 text-lg font-semibold wrap-anywhere">
          {fill(batchWords.verifiedBy, { name: business.name, registry: site.name })}
        </p>
      )}
      <p className="mt-1">{momentOf(at)}</p>
      <p className="mt-1 font-semibold">{counts.join(' · ')}</p>
      {groupByAdvice(rows).map((group) => (
        <Group key={group[0]?.line} rows={group} />
      ))}
      <p className="mt-6 border-t border-line pt-2 text-sm">
        {fill(batchWords.knownAt, { name: site.name, host: window.location.host })}
        {sheet && (
          <span className="block">
            {fill(words.printed, { number: sheet, address: `${window.location.host}${proofPath}` })}
          </span>
        )}
      </p>
    </section>
  )
}

function Group({ rows }: { rows: readonly CheckedRow[] }) {
  const [first] = rows
  if (!first) return null
  const look = verdictNames(first.tone)
  return (
    <section className="mt-6">
      <h2 className="flex items-center gap-2 text-lg">
        <TagShape tone={first.tone} className="size-6 shrink-0" />
        {look.word}: {rows.length}
      </h2>
      <ul className="mt-1 list-disc ps-5 text-sm [break-after:avoid]">
        {first.answer.advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <table className="mt-2 w-full text-start text-sm">
        <thead>
          <HeaderRow
            className="border-b border-ink [&>th]:py-1 [&>th]:pe-3 [&>th]:text-start"
            heads={[batchWords.lineHeading, batchWords.identifier, batchWords.whatWeKnow]}
          />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} className="border-b border-line align-top [&>td]:py-1.5 [&>td]:pe-3">
              <td className="tabular-nums">{row.line}</td>
              <td className="whitespace-nowrap">
                <Identifier value={row.answer.identifier} className="text-base font-medium" />
                <span className="block">{kindLabels(row)}</span>
              </td>
              <td className="w-1/2">
                {look.word}. {row.answer.message}
                {row.repeats !== null &&
                  ` ${fill(batchWords.sameAsLineSentence, { value: row.repeats + 1 })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
