import type { ComponentProps } from 'react'

/** A list whose rows have lines between them, and before and after. */
export function DividedList(props: ComponentProps<'ul'>) {
  return <ul {...props} className="grid divide-y divide-line border-y border-line" />
}
