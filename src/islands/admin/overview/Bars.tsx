import { fill } from '../../../locales/texts.ts'
import { axisEnd, axisLabel, type Bucket, bucketLabel, type Grain } from '../../charts/buckets.ts'
import { box, Chart, yOf } from '../../charts/Chart.tsx'

interface Series {
  label: string
  /** The text of a count: `{count} lost`. */
  counted: string
  /** The field of a bucket that this part of the bar shows. */
  of: 'lost' | 'stolen' | 'found' | 'lookups'
  /** The class with the fill colour from the theme. */
  colour: string
}

interface Props {
  title: string
  buckets: readonly Bucket[]
  grain: Grain
  /** The bars of a bucket, side by side, each with its parts from the bottom. */
  bars: readonly (readonly Series[])[]
}

/** In units of the drawing. A wider bar would look like an area. */
const maxBarWidth = 30
/** With more bars the totals above them would overlap. */
const maxBarsWithTotals = 14

/** The bars of each bucket. */
export function Bars({ title, buckets, grain, bars }: Props) {
  const series = bars.flat()
  const totals = buckets.map((bucket) => bars.map((parts) => totalOf(bucket, parts)))
  const heights = totals.map((each) => Math.max(...each))
  const axisMax = axisEnd(Math.max(0, ...heights))
  const step = box.width / buckets.length
  const width = Math.min(maxBarWidth, (step * 0.7) / bars.length)
  const points = buckets.map((bucket, index) => ({
    label: bucketLabel(bucket, grain),
    axis: axisLabel(bucket, grain, index),
    text: series.map(({ counted, of }) => fill(counted, { count: bucket[of] })).join(', '),
  }))
  // The last one is not over.
  const hatched = buckets.flatMap(({ isPartial }, at) =>
    isPartial || at === buckets.length - 1 ? [{ at, height: (heights[at] ?? 0) / axisMax }] : [],
  )
  return (
    <Chart
      title={title}
      points={points}
      scale={['0', String(axisMax / 2), String(axisMax)]}
      hatched={hatched}
      grain={grain}
      legend={series.length > 1 && <Legend series={series} />}
    >
      {buckets.flatMap((bucket, index) =>
        bars.map((parts, at) => {
          const total = totals[index]?.[at] ?? 0
          const x = (index + 0.5) * step + (at - bars.length / 2) * width
          return (
            <g key={`${bucket.from} ${parts[0]?.of}`}>
              {stacked(bucket, parts).map(({ of, colour, below }) => (
                <rect
                  key={of}
                  x={x}
                  width={width}
                  y={yOf((below + bucket[of]) / axisMax)}
                  height={(box.height * bucket[of]) / axisMax}
                  className={colour}
                />
              ))}
              {buckets.length * bars.length <= maxBarsWithTotals && total > 0 && (
                <text
                  x={x + width / 2}
                  y={yOf(total / axisMax) - 4}
                  textAnchor="middle"
                  // The drawing is smaller on a phone.
                  className="fill-ink text-[16px] sm:text-[12px]"
                >
                  {total}
                </text>
              )}
            </g>
          )
        }),
      )}
    </Chart>
  )
}

const totalOf = (bucket: Bucket, parts: readonly Series[]) =>
  parts.reduce((sum, { of }) => sum + bucket[of], 0)

/** The parts of a bar, each with the sum of the parts below it. */
function stacked(bucket: Bucket, parts: readonly Series[]) {
  return parts.map((each, index) => ({ ...each, below: totalOf(bucket, parts.slice(0, index)) }))
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {series.map(({ label, colour }) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
            <rect width="10" height="10" rx="2" className={colour} />
          </svg>
          {label}
        </span>
      ))}
    </p>
  )
}
