import type { ReactNode } from 'react'
import type { DayTrend } from './queries.ts'
import { shortDay } from './trend-sums.ts'

/** Of the drawing, in its own units: what is drawn lies between the axes. */
export const box = { width: 400, height: 170, left: 40, right: 8, top: 10, bottom: 26 } as const

export const inner = {
  width: box.width - box.left - box.right,
  height: box.height - box.top - box.bottom,
} as const

/** Where a part of the height (0 to 1) lies. */
export const yOf = (part: number) => box.top + inner.height * (1 - part)

interface Props {
  days: readonly DayTrend[]
  /** At the bottom, the middle and the top. */
  labels: readonly [string, string, string]
  children: ReactNode
}

/** Axes with three lines across and the first, middle and last day. */
export function Frame({ days, labels, children }: Props) {
  const marks = [0, Math.floor((days.length - 1) / 2), days.length - 1]
  const anchors = ['start', 'middle', 'end'] as const
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" className="h-auto w-full">
      {labels.map((label, index) => (
        <g key={label}>
          <line
            x1={box.left}
            x2={box.width - box.right}
            y1={yOf(index / 2)}
            y2={yOf(index / 2)}
            className="stroke-line"
          />
          <text
            x={box.left - 8}
            y={yOf(index / 2) + 4}
            textAnchor="end"
            className="fill-muted text-xs tabular-nums"
          >
            {label}
          </text>
        </g>
      ))}
      {children}
      {marks.map((at, index) => (
        <text
          key={anchors[index]}
          x={box.left + (inner.width * index) / 2}
          y={box.height - 6}
          textAnchor={anchors[index]}
          className="fill-muted text-xs"
        >
          {shortDay(days[at]?.day ?? '1970-01-01')}
        </text>
      ))}
    </svg>
  )
}
