import { Download } from 'lucide-react'
import { type Ref, useState } from 'react'
import { countText } from '../../../locales/count-text.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import type { VerdictVariant } from '../../lookup/verdict-styles.ts'
import { momentOf } from '../../shell/dates.ts'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { PrintButton } from '../PrintButton.tsx'
import { BatchCards } from './BatchCards.tsx'
import { BatchTable } from './BatchTable.tsx'
import { type CheckedBatch, worstFirst } from './checked-rows.ts'
import { exportChecked } from './export-checked.ts'
import { SignedSheet } from './SignedSheet.tsx'
import { ToneFilter } from './ToneFilter.tsx'

interface Props {
  checked: CheckedBatch
  /** Receives the focus when the results arrive, so that screen readers read it. */
  headingRef: Ref<HTMLHeadingElement>
}

/** The results of a batch, the most serious first. */
export function BatchResults({ checked, headingRef }: Props) {
  const { rows, at } = checked
  const [filter, setFilter] = useState<{ of: CheckedBatch; tone: VerdictVariant | null }>()
  const isWide = useIsWide()
  // The filter of an earlier batch could hide every row of this one.
  const tone = filter?.of === checked ? filter.tone : null
  const shown = worstFirst(rows).filter((row) => tone === null || row.tone === tone)

  return (
    <section aria-labelledby="results" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h2 id="results" ref={headingRef} tabIndex={-1} className="scroll-mt-6 text-xl">
            {countText(batchWords.results, rows.length)}
          </h2>
          <p className="text-sm text-muted">{fill(batchWords.checkedOn, { day: momentOf(at) })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => exportChecked(checked)}>
            <Download aria-hidden="true" />
            {batchWords.saveAsCsv}
          </Button>
          <PrintButton text={batchWords.print} />
        </div>
      </div>
      {checked.sheet && <SignedSheet number={checked.sheet} />}
      <ToneFilter
        rows={rows}
        chosen={tone}
        onChoose={(to) => setFilter({ of: checked, tone: to })}
      />
      {isWide ? <BatchTable rows={shown} /> : <BatchCards rows={shown} />}
    </section>
  )
}
