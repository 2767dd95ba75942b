import type { ReactNode } from 'react'
import type { DayTrend } from './queries.ts'
import { shortDay } from './trend-sums.ts'

/** The size of the drawing in its own units; it scales with the screen. */
export const box = { width: 360, height: 140 } as const

/** The y coordinate of a height from 0 to 1. */
export const yOf = (part: number) => box.height * (1 - part)

interface Props {
  days: readonly DayTrend[]
  /** At the bottom, in the middle and at the top. */
  labels: readonly [string, string, string]
  children: ReactNode
}

/**
 * Three horizontal lines, and the first, middle and last day. The labels are outside the drawing,
 * so that they do not scale.
 */
export function Frame({ days, labels, children }: Props) {
  const marks = [0, Math.floor((days.length - 1) / 2), days.length - 1]
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-3 pt-2 text-xs text-muted"
    >
      <div className="-my-2 flex flex-col-reverse justify-between text-end leading-4 tabular-nums">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        aria-hidden="true"
        className="h-auto w-full overflow-visible"
      >
        {labels.map((label, index) => (
          <line
            key={label}
            x2={box.width}
            y1={yOf(index / 2)}
            y2={yOf(index / 2)}
            className="stroke-line"
          />
        ))}
        {children}
      </svg>
      <div className="col-start-2 flex justify-between">
        {marks.map((at, index) => (
          <span key={labels[index]}>{shortDay(days[at]?.day ?? '1970-01-01')}</span>
        ))}
      </div>
    </div>
  )
}
