import { cx } from '../../ui/cx.ts'

interface Props<Choice extends string> {
  /** For screen readers: `Show items that are`. */
  legend: string
  choices: readonly Choice[]
  chosen: Choice | readonly Choice[]
  onChoose: (choice: Choice) => void
  /** The label of a choice, if it differs from its name. */
  labels?: Partial<Record<Choice, string>>
  /** The number of open tasks by choice. */
  counts?: Partial<Record<Choice, number>>
}

/** Selects which rows of a list are shown. */
export function FilterChoice<Choice extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  labels = {},
  counts = {},
}: Props<Choice>) {
  const isChosen = (choice: Choice) =>
    typeof chosen === 'string' ? choice === chosen : chosen.includes(choice)
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={isChosen(choice)}
          onClick={() => onChoose(choice)}
          className={cx(
            'min-h-11 rounded-full border px-3.5 py-1.5 text-sm font-medium transition-colors',
            isChosen(choice)
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line-strong bg-surface hover:border-ink hover:bg-sunken',
          )}
        >
          {labels[choice] ?? choice}
          {counts[choice] ? ` ${counts[choice]}` : ''}
        </button>
      ))}
    </fieldset>
  )
}
