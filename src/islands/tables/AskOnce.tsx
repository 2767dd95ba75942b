import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

interface Props {
  title: string
  hint?: string
  options: readonly { label: string; choose: () => void }[]
}

/** A question about the table, with a button for each answer. */
export function AskOnce({ title, hint, options }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {options.map(({ label, choose }) => (
          <Button key={label} variant="secondary" onClick={choose}>
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}
