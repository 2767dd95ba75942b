import { FilterChoice } from './FilterChoice.tsx'
import { useListNavigation } from './use-list-navigation.ts'

interface Props<Choice extends string> {
  /** For screen readers: `Show items that are`. */
  legend: string
  /** The name of the URL parameter. */
  name: string
  choices: readonly Choice[]
  /** The choice if the URL has none. */
  initial: Choice
  chosen: Choice | undefined
  /** The label of a choice, if it differs from its name. */
  labels?: Partial<Record<Choice, string>>
  /** The number of open tasks by choice. */
  counts?: Partial<Record<Choice, number>>
}

/** Filters the open list by one of a few choices, through its URL. */
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
