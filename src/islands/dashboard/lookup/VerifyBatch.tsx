import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countText } from '../../../locales/count-text.ts'
import { signedSheetWords as words } from '../../../locales/en/batch-lookup.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { site } from '../../../site.ts'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { HeaderRow } from '../../../ui/HeaderRow.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { TagShape } from '../../../ui/tag/TagLabel.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { verdictNames } from '../../lookup/verdict-styles.ts'
import { paths } from '../../paths.ts'
import { proofPath } from '../../proofs/proof-paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { momentOf } from '../../shell/dates.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { BatchForm } from './BatchForm.tsx'
import { BatchResults } from './BatchResults.tsx'
import {
  type CheckedBatch,
  type CheckedRow,
  countByTone,
  groupByAdvice,
  kindLabels,
} from './checked-rows.ts'

/** Checks many identifiers at once, pasted or from a file. Users can save and print the results. */
export function VerifyBatch() {
  const [isChecking, setIsChecking] = useState(false)
  const [checked, setChecked] = useState<CheckedBatch | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function show(answered: CheckedBatch) {
    // Synchronous, so that the heading exists and can be focused.
    flushSync(() => {
      setIsChecking(false)
      setChecked(answered)
    })
    heading.current?.focus()
  }

  return (
    <>
      <div data-no-print>
        <ScreenHeader title={batchWords.checkManyAtOnce}>{batchWords.about}</ScreenHeader>
        <p className="-mt-2 mb-6">
          <ButtonLink to={paths.search} variant="secondary">
            {batchWords.single}
          </ButtonLink>
        </p>
        <UnverifiedNotice />
        <BatchForm onBusy={setIsChecking} onChecked={show} />
        {isChecking && (
          <div role="status" className="mt-8">
            <p className="mb-3 font-medium">{batchWords.checking}</p>
            <ProgressBar label={batchWords.checkingShort} />
          </div>
        )}
        {checked && !isChecking && <BatchResults checked={checked} headingRef={heading} />}
      </div>
      {checked && <PrintedSheet checked={checked} />}
    </>
  )
}

/** The printed results. Shape and text alone distinguish the verdicts. */
function PrintedSheet({ checked: { rows, at, sheet } }: { checked: CheckedBatch }) {
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
