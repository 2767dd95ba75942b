import { type ReactNode, useState } from 'react'
import { FoldingChevron } from '../sections/FoldingChevron.tsx'

interface Props {
  title: string
  /** What is inside, in brackets. */
  note: string
  /** Whether fields inside have values: they are shown until the user folds them. */
  isFilled: boolean
  /** Whether a field inside has an error, which must be seen. */
  isWrong: boolean
  children: ReactNode
}

/** The optional fields of a form, folded until the user opens them. */
export function FoldedFields({ title, note, isFilled, isWrong, children }: Props) {
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <details
      open={(isOpen ?? isFilled) || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-3.5 py-2.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {title} <span className="font-normal text-muted">{note}</span>
        </span>
        <FoldingChevron />
      </summary>
      <div className="grid gap-5 border-t border-line p-3.5">{children}</div>
    </details>
  )
}
