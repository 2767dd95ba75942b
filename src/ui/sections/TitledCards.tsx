import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Each is a list item. */
  children: ReactNode
}

/** Cards above the main list of a screen, under a heading of their own. */
export function TitledCards({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  )
}
