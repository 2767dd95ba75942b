import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { cx } from '../../../ui/cx.ts'
import { VerdictShape } from '../../lookup/VerdictBadge.tsx'
import { type VerdictVariant, verdictStyles } from '../../lookup/verdict-styles.ts'
import { type CheckedRow, countByTone } from './checked-rows.ts'

interface Props {
  rows: readonly CheckedRow[]
  /** Null shows all. */
  chosen: VerdictVariant | null
  onChoose: (tone: VerdictVariant | null) => void
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold tabular-nums ' +
  'aria-pressed:ring-2 aria-pressed:ring-ink'

/** The number of results by verdict. A press filters the list by that verdict. */
export function ToneFilter({ rows, chosen, onChoose }: Props) {
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{batchWords.show}</legend>
      <button
        type="button"
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
        className={cx(chip, 'border-line-strong bg-surface')}
      >
        {fill(batchWords.all, { count: rows.length })}
      </button>
      {countByTone(rows).map(({ tone, count }) => (
        <button
          key={tone}
          type="button"
          aria-pressed={chosen === tone}
          onClick={() => onChoose(chosen === tone ? null : tone)}
          className={cx(chip, verdictStyles[tone].head, verdictStyles[tone].ink)}
        >
          <VerdictShape tone={tone} className="size-4.5 shrink-0" />
          {verdictStyles[tone].word} {count}
        </button>
      ))}
    </fieldset>
  )
}
