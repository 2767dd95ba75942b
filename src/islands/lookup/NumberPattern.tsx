import { patternOf, tileSize } from '../../domain/identifiers/pattern.ts'

interface Props {
  number: string
  className?: string
}

/** The pattern of a number, as a strip twelve times as wide as it is high. */
export function NumberPattern({ number, className }: Props) {
  const tiles = patternOf(number)
  return (
    <svg
      viewBox={`0 0 ${tiles.length * tileSize} ${tileSize}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
      data-pattern
      className={className}
    >
      {tiles.map(({ path, column, isMirrored }) => (
        <path
          key={column}
          d={path}
          transform={
            isMirrored
              ? `translate(${(column + 1) * tileSize}) scale(-1 1)`
              : `translate(${column * tileSize})`
          }
        />
      ))}
    </svg>
  )
}
