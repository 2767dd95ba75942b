import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { chartWords } from '../../locales/en/screens/charts.ts'
import { fill } from '../../locales/texts.ts'
import { cx } from '../../ui/cx.ts'
import type { Grain } from './buckets.ts'

/** The size of the drawing in its own units; it scales with the screen. */
export const box = { width: 360, height: 140 } as const

/** The y coordinate of a height from 0 to 1. */
export const yOf = (part: number) => box.height * (1 - part)

interface Props {
  title: string
  /** The values on the x axis, from left to right. `axis` is the short label below the axis. */
  points: readonly { label: string; text: string; axis: string }[]
  /** The labels of the y axis: bottom, middle, top. */
  scale: readonly [string, string, string]
  /** Bars whose time is not all counted, with their height from 0 to 1. */
  hatched?: readonly { at: number; height: number }[]
  /** What a bar stands for. */
  grain?: Grain
  /** What the colours mean. */
  legend?: ReactNode
  children: ReactNode
}

/**
 * A drawing over a time axis. A pointer or the arrow keys choose a value, whose text then appears
 * above the drawing. The labels are outside the drawing, so that they do not scale with it.
 */
export function Chart({
  title,
  points,
  scale,
  hatched = [],
  grain = 'day',
  legend,
  children,
}: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const hatch = useId()
  const point = chosen === null ? undefined : points[chosen]
  const step = box.width / Math.max(1, points.length)
  const last = points.length - 1
  // The last label of a narrow bar would reach over the edge of the card.
  const isDense = points.length > 20
  const labelled = last < 6 ? points.map((_, at) => at) : [0, Math.floor(last / 2), last]

  function choose({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * points.length)
    setChosen(Math.max(0, Math.min(last, at)))
  }

  function press(event: KeyboardEvent) {
    const at = chosen ?? last
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') setChosen(null)
    if (to === undefined) return
    event.preventDefault()
    setChosen(chosen === null ? at : Math.max(0, Math.min(last, to)))
  }

  return (
    <div className="grid gap-1">
      <p
        aria-live="polite"
        className="flex min-h-5 flex-wrap gap-x-2 text-xs text-muted tabular-nums"
      >
        {point && (
          <>
            <span className="font-semibold text-ink">{point.label}</span>
            {point.text}
          </>
        )}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-3 pt-2 text-xs text-muted">
        <div
          aria-hidden="true"
          className="-my-2 flex flex-col-reverse justify-between text-end leading-4 tabular-nums"
        >
          {scale.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds form controls */}
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move over the values
          tabIndex={0}
          aria-label={fill(chartWords.chartKeys, { title })}
          onKeyDown={press}
          onPointerMove={choose}
          onPointerDown={choose}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
          onBlur={() => setChosen(null)}
          className="touch-pan-y rounded-sm"
        >
          <svg
            viewBox={`0 0 ${box.width} ${box.height}`}
            aria-hidden="true"
            className="h-auto w-full overflow-visible"
          >
            {point && chosen !== null && (
              <rect x={step * chosen} width={step} height={box.height} className="fill-sunken" />
            )}
            {scale.map((label, index) => (
              <line
                key={label}
                x2={box.width}
                y1={yOf(index / 2)}
                y2={yOf(index / 2)}
                className="stroke-line"
              />
            ))}
            {children}
            {hatched.length > 0 && <Hatch id={hatch} />}
            {hatched.map(({ at, height }) => (
              <rect
                key={at}
                x={step * at}
                width={step}
                y={yOf(height)}
                height={box.height * height}
                fill={`url(#${hatch})`}
              />
            ))}
          </svg>
        </div>
        <div aria-hidden="true" className="col-start-2 flex whitespace-nowrap">
          {points.map(({ label, axis }, at) => (
            <span
              key={label}
              className={cx('flex w-0 grow justify-center', isDense && 'last:justify-end')}
            >
              {labelled.includes(at) && <span>{axis}</span>}
            </span>
          ))}
        </div>
      </div>
      {legend}
      {hatched.some(({ height }) => height > 0) && (
        <p className="text-xs text-muted">{chartWords.hatched[grain]}</p>
      )}
    </div>
  )
}

/** Stripes in the colour of the card, so that they cut a bar of any colour and show nothing else. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="3" height="6" className="fill-surface" />
    </pattern>
  )
}
