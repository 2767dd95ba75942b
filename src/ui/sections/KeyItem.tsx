import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'

interface Props {
  name: string
  facts: readonly ReactNode[]
  /** The button that ends the key: its label, and its name for screen readers. */
  end: string
  endNamed: string
  /** The dialog that asks whether to end the key. */
  children: (onClose: () => void) => ReactNode
}

/** A key of the account in a list: its name, facts, and the button that ends it. */
export function KeyItem({ name, facts, end, endNamed, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <p key={place} className="text-sm text-muted">
            {fact}
          </p>
        ))}
      </div>
      <Button variant="secondary" aria-label={endNamed} onClick={() => setIsAsking(true)}>
        {end}
      </Button>
      {isAsking && children(() => setIsAsking(false))}
    </li>
  )
}
