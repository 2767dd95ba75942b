import ChevronDown from 'lucide-react/icons/chevron-down'

/** The arrow of a `summary`: it turns when its `details` opens. */
export function FoldingChevron() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="size-5 shrink-0 text-muted transition-transform in-[[open]>summary]:rotate-180 motion-reduce:transition-none"
    />
  )
}
