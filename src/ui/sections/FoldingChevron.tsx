import { ChevronDown } from 'lucide-react'

/** The arrow of a `summary` in a `details` of class `group`: it turns when that opens. */
export function FoldingChevron() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
    />
  )
}
