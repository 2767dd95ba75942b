import { adminTrendsWords } from '../../../locales/en/screens/admin/trends.ts'
import { fill } from '../../../locales/texts.ts'
import {
  axisLabel,
  type Bucket,
  bucketLabel,
  bucketsOf,
  type Grain,
  grainOf,
  minForRate,
  recoveryRate,
  shownRate,
  sumOf,
} from '../../charts/buckets.ts'
import { box, Chart, yOf } from '../../charts/Chart.tsx'
import { Plot } from '../../charts/Plot.tsx'
import type { Trends } from '../queries.ts'
import { Bars } from './Bars.tsx'

/** The trends by day, week or month, depending on the length of the range. */
export function Plots({ trends: { days, states } }: { trends: Trends }) {
  const sum = sumOf(days)
  const grain = grainOf(days.length, sum.lost + sum.stolen + sum.found)
  const buckets = bucketsOf(days, grain)
  const lookupGrain = grainOf(days.length, sum.lookups)
  const lookups = bucketsOf(days, lookupGrain)
  // A day has too few reports for a rate.
  const rateGrain = grain === 'day' ? 'week' : grain
  const rates = bucketsOf(days, rateGrain)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <p className="text-sm text-muted lg:col-span-full">
        {matchMedia('(hover: hover)').matches
          ? adminTrendsWords.pointAtChart
          : adminTrendsWords.tapChart}
      </p>
      <Plot
        title={adminTrendsWords.reportsTitle[grain]}
        summary={fill(adminTrendsWords.reportsSum, { ...sum })}
        heads={[
          adminTrendsWords.grain[grain],
          adminTrendsWords.lost,
          adminTrendsWords.stolen,
          adminTrendsWords.found,
        ]}
        rows={buckets.map((bucket) => [
          bucketLabel(bucket, grain),
          bucket.lost,
          bucket.stolen,
          bucket.found,
        ])}
      >
        <Bars
          title={adminTrendsWords.reportsTitle[grain]}
          buckets={buckets}
          grain={grain}
          series={[
            {
              label: adminTrendsWords.lost,
              counted: adminTrendsWords.countLost,
              of: 'lost',
              colour: 'fill-lost',
            },
            {
              label: adminTrendsWords.stolen,
              counted: adminTrendsWords.countStolen,
              of: 'stolen',
              colour: 'fill-stolen',
            },
            {
              label: adminTrendsWords.found,
              counted: adminTrendsWords.countFound,
              of: 'found',
              colour: 'fill-found',
            },
          ]}
        />
      </Plot>
      <Plot
        title={adminTrendsWords.recoveryRate}
        summary={fill(adminTrendsWords.rateSum, {
          recovered: sum.recovered,
          missing: sum.lost + sum.stolen,
          rate: shownRate(recoveryRate(sum)),
        })}
        heads={[
          adminTrendsWords.reportedOn,
          adminTrendsWords.lostOrStolen,
          adminTrendsWords.foundSince,
          adminTrendsWords.rate,
        ]}
        rows={rates.map((bucket) => [
          bucketLabel(bucket, rateGrain),
          bucket.lost + bucket.stolen,
          bucket.recovered,
          shownRate(recoveryRate(bucket)),
        ])}
      >
        <RateLine title={adminTrendsWords.recoveryRate} buckets={rates} grain={rateGrain} />
      </Plot>
      <Plot
        title={adminTrendsWords.checksTitle[lookupGrain]}
        summary={fill(adminTrendsWords.checksSum, { ...sum })}
        heads={[adminTrendsWords.grain[lookupGrain], adminTrendsWords.checks]}
        rows={lookups.map((bucket) => [bucketLabel(bucket, lookupGrain), bucket.lookups])}
      >
        <Bars
          title={adminTrendsWords.checksTitle[lookupGrain]}
          buckets={lookups}
          grain={lookupGrain}
          series={[
            {
              label: adminTrendsWords.checks,
              counted: adminTrendsWords.countChecks,
              of: 'lookups',
              colour: 'fill-brand',
            },
          ]}
        />
      </Plot>
      <Plot
        title={adminTrendsWords.topStates}
        summary={
          states.length > 0 ? adminTrendsWords.topStatesIntro : adminTrendsWords.topStatesEmpty
        }
        heads={[adminTrendsWords.state, adminTrendsWords.reports]}
        rows={states.map(({ state, reports }) => [state, reports])}
      >
        <StateBars states={states} />
      </Plot>
    </div>
  )
}

/** The states with most reports, the longest bar first. */
function StateBars({ states }: { states: Trends['states'] }) {
  const max = Math.max(1, ...states.map(({ reports }) => reports))
  return (
    <ul aria-hidden="true" className="grid gap-2">
      {states.map(({ state, reports }) => (
        <li
          key={state}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)_2.5rem] items-center gap-3 text-sm"
        >
          <span>{state}</span>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-3 w-full"
          >
            <rect width="100" height="8" className="fill-sunken" />
            <rect width={(100 * reports) / max} height="8" className="fill-brand" />
          </svg>
          <span className="text-end tabular-nums">{reports}</span>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  title: string
  buckets: readonly Bucket[]
  grain: Grain
}

/** With fewer points the rates are listed as text. */
const minForLine = 3

/** The recovery rate of each bucket with enough reports. Others leave a gap in the line. */
function RateLine({ title, buckets, grain }: Props) {
  const step = box.width / buckets.length
  const values = buckets.map((bucket, index) => {
    const rate = recoveryRate(bucket)
    return { rate, x: step * (index + 0.5), y: rate === null ? 0 : yOf(rate), bucket }
  })
  const points = values.map(({ rate, bucket }) => ({
    label: bucketLabel(bucket, grain),
    axis: axisLabel(bucket, grain),
    text:
      rate === null
        ? adminTrendsWords.tooFew
        : fill(adminTrendsWords.rateOf, {
            rate: shownRate(rate),
            recovered: bucket.recovered,
            missing: bucket.lost + bucket.stolen,
          }),
  }))
  const known = points.filter((_, index) => values[index]?.rate !== null)
  const hasLine = known.length >= minForLine
  return (
    <>
      {!hasLine ? (
        <InWords points={known} />
      ) : (
        <Chart title={title} points={points} scale={['0%', '50%', '100%']}>
          {values.map(({ rate, x, y, bucket }, index) => {
            const next = values[index + 1]
            if (rate === null) return null
            return (
              <g key={bucket.from}>
                {next && next.rate !== null && (
                  <line
                    x1={x}
                    y1={y}
                    x2={next.x}
                    y2={next.y}
                    strokeWidth="2.5"
                    strokeLinecap="round"
                    className="stroke-found"
                  />
                )}
                <circle cx={x} cy={y} r={3} className="fill-found" />
              </g>
            )
          })}
        </Chart>
      )}
      {hasLine && (
        <p className="text-xs text-muted">
          {fill(adminTrendsWords.gapsHint, { least: minForRate })}
        </p>
      )}
    </>
  )
}

function InWords({ points }: { points: readonly { label: string; text: string }[] }) {
  if (points.length === 0) return <p className="text-sm">{adminTrendsWords.noPoints}</p>
  return (
    <ul className="grid gap-1">
      {points.map(({ label, text }) => (
        <li key={label}>
          <span className="text-sm text-muted">{label}</span>
          <span className="block text-lg font-semibold tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  )
}
