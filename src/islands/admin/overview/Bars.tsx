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
  /** The parts of each bar, stacked from the bottom. */
  series: readonly Series[]
}

/** In units of the drawing. A wider bar would look like an area. */
const maxBarWidth = 30
/** With more bars the totals above them would overlap. */
const maxBarsWithTotals = 14

/** A bar for each bucket. */
export function Bars({ title, buckets, grain, series }: Props) {
  const totals = buckets.map((bucket) => series.reduce((sum, { of }) => sum + bucket[of], 0))
  const axisMax = axisEnd(Math.max(0, ...totals))
  const step = box.width / buckets.length
  const width = Math.min(maxBarWidth, step * 0.7)
  const points = buckets.map((bucket, index) => ({
    label: bucketLabel(bucket, grain),
    axis: axisLabel(bucket, grain, index),
    text: series.map(({ counted, of }) => fill(counted, { count: bucket[of] })).join(', '),
  }))
  // The last one is not over.
  const hatched = buckets.flatMap(({ isPartial }, at) =>
    isPartial || at === buckets.length - 1 ? [{ at, height: (totals[at] ?? 0) / axisMax }] : [],
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
      {buckets.map((bucket, index) => (
        <g key={bucket.from}>
          {stacked(bucket, series).map(({ of, colour, below }) => (
            <rect
              key={of}
              x={index * step + (step - width) / 2}
              width={width}
              y={yOf((below + bucket[of]) / axisMax)}
              height={(box.height * bucket[of]) / axisMax}
              className={colour}
            />
          ))}
          {buckets.length <= maxBarsWithTotals && (totals[index] ?? 0) > 0 && (
            <text
              x={(index + 0.5) * step}
              y={yOf((totals[index] ?? 0) / axisMax) - 4}
              textAnchor="middle"
              // The drawing is smaller on a phone.
              className="fill-ink text-[16px] sm:text-[12px]"
            >
              {totals[index]}
            </text>
          )}
        </g>
      ))}
    </Chart>
  )
}

/** The parts of a bar, each with the sum of the parts below it. */
function stacked(bucket: Bucket, series: readonly Series[]) {
  return series.map((each, index) => ({
    ...each,
    below: series.slice(0, index).reduce((sum, { of }) => sum + bucket[of], 0),
  }))
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
