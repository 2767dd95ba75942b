import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { cx } from '../../../ui/cx.ts'
import { TagShape } from '../../../ui/tag/Tag.tsx'
import { type VerdictVariant, verdictNames } from '../../lookup/verdict-styles.ts'
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
          className={cx(chip, 'border-line-strong bg-surface')}
        >
          <TagShape tone={tone} className="size-4.5 shrink-0" />
          {verdictNames(tone).word} {count}
        </button>
      ))}
    </fieldset>
  )
}
