import { type ReportStage, reportStages } from '../../domain/reports.ts'
import { cx } from '../../ui/cx.ts'

interface Props {
  chosen: ReportStage | undefined
  onChoose: (stage: ReportStage | undefined) => void
}

const choices = [undefined, ...reportStages]

/** Which stage is shown; it stands in the address too. */
export function ItemFilter({ chosen, onChoose }: Props) {
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">Show items that are</legend>
      {choices.map((stage) => (
        <button
          key={stage ?? 'all'}
          type="button"
          aria-pressed={stage === chosen}
          onClick={() => onChoose(stage)}
          className={cx(
            'min-h-11 rounded-full border px-4 text-sm font-medium capitalize transition-colors',
            stage === chosen
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line-strong bg-surface hover:border-ink hover:bg-sunken',
          )}
        >
          {stage ?? 'all'}
        </button>
      ))}
    </fieldset>
  )
}
