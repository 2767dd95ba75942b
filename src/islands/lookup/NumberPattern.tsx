import { patternBox, patternOf } from '../../domain/identifiers/pattern.ts'

interface Props {
  number: string
  className?: string
}

/** The pattern of a number, as a strip twelve times as wide as it is high. */
export function NumberPattern({ number, className }: Props) {
  return (
    <svg
      viewBox={patternBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
      data-pattern
      className={className}
    >
      {patternOf(number).map(({ path, transform }) => (
        <path key={transform} d={path} transform={transform} />
      ))}
    </svg>
  )
}
