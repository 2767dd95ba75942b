import { FilterChoice } from './FilterChoice.tsx'
import { useListNavigation } from './use-list-navigation.ts'

interface Props<Choice extends string> {
  /** For screen readers: `Show items that are`. */
  legend: string
  /** In the address. */
  name: string
  choices: readonly Choice[]
  /** What is shown while the address names none. */
  initial: Choice
  chosen: Choice | undefined
  /** Text of a choice, where it is not the choice's own name. */
  labels?: Partial<Record<Choice, string>>
}

/** Narrows the open list to one of a few choices, through its address. */
export function ListFilter<Choice extends string>(props: Props<Choice>) {
  const { name, initial, chosen = initial, ...rest } = props
  const go = useListNavigation()
  return (
    <FilterChoice
      {...rest}
      chosen={chosen}
      onChoose={(choice) =>
        go({ [name]: choice === initial ? undefined : choice, page: undefined })
      }
    />
  )
}
