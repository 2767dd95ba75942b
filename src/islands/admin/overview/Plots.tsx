import { dayLabel } from '../../../locales/en/dates.ts'
import { adminTrendsWords } from '../../../locales/en/screens/admin/trends.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import {
  axisEnd,
  axisLabel,
  type Bucket,
  bucketLabel,
  bucketsOf,
  fromFirst,
  type Grain,
  grainOf,
  minForRate,
  recoveryRate,
  rowLabel,
  shownRate,
  sumOf,
} from '../../charts/buckets.ts'
import { box, Chart, yOf } from '../../charts/Chart.tsx'
import { Plot, PlotHead } from '../../charts/Plot.tsx'
import type { Trends } from '../queries.ts'
import { Bars } from './Bars.tsx'

/** The trends by day, week or month, depending on the length of the range. */
export function Plots({ trends: { days, states } }: { trends: Trends }) {
  const sum = sumOf(days)
  const grain = grainOf(days.length, sum.lost + sum.stolen + sum.found)
  const buckets = fromFirst(bucketsOf(days, grain), ['lost', 'stolen', 'found'])
  const lookupGrain = grainOf(days.length, sum.lookups)
  const lookups = fromFirst(bucketsOf(days, lookupGrain), ['lookups'])
  // A day has too few reports for a rate.
  const rateGrain = grain === 'day' ? 'week' : grain
  const rates = fromFirst(bucketsOf(days, rateGrain), ['lost', 'stolen'])
  const known = rates.filter((bucket) => recoveryRate(bucket) !== null)
  const rate = recoveryRate(sum)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Plot
        title={adminTrendsWords.reportsTitle[grain]}
        summary={since(fill(adminTrendsWords.reportsSum, { ...sum }), buckets, days)}
        heads={[
          adminTrendsWords.grain[grain],
          adminTrendsWords.lost,
          adminTrendsWords.stolen,
          adminTrendsWords.found,
        ]}
        rows={buckets.map((bucket) => [
          rowLabel(bucket, grain),
          bucket.lost,
          bucket.stolen,
          bucket.found,
        ])}
      >
        <Bars
          title={adminTrendsWords.reportsTitle[grain]}
          buckets={buckets}
          grain={grain}
          bars={[missingSeries, foundSeries]}
        />
      </Plot>
      <Plot
        title={adminTrendsWords.checksTitle[lookupGrain]}
        summary={since(fill(adminTrendsWords.checksSum, { ...sum }), lookups, days)}
        heads={[adminTrendsWords.grain[lookupGrain], adminTrendsWords.checks]}
        rows={lookups.map((bucket) => [rowLabel(bucket, lookupGrain), bucket.lookups])}
      >
        {lookups.length > 1 ? (
          <Bars
            title={adminTrendsWords.checksTitle[lookupGrain]}
            buckets={lookups}
            grain={lookupGrain}
            bars={[checkSeries]}
          />
        ) : (
          <p className="text-sm">{adminTrendsWords.tooShort}</p>
        )}
      </Plot>
      <Plot
        title={adminTrendsWords.recoveryRate}
        note={fill(adminTrendsWords.gapsHint, { least: minForRate })}
        summary={fill(adminTrendsWords.rateSum, {
          recovered: sum.recovered,
          missing: sum.lost + sum.stolen,
        })}
        heads={[
          adminTrendsWords.reportedOn,
          adminTrendsWords.lostOrStolen,
          adminTrendsWords.foundSince,
          adminTrendsWords.rate,
        ]}
        rows={rates.map((bucket) => [
          rowLabel(bucket, rateGrain),
          bucket.lost + bucket.stolen,
          bucket.recovered,
          shownRate(recoveryRate(bucket)),
        ])}
      >
        {rate === null ? (
          <p className="text-sm">{adminTrendsWords.tooFew}</p>
        ) : (
          <p className="text-3xl font-semibold tabular-nums">{shownRate(rate)}</p>
        )}
        {known.length < minForLine ? (
          <Share part={sum.recovered / Math.max(1, sum.lost + sum.stolen)} />
        ) : (
          <RateLine title={adminTrendsWords.recoveryRate} buckets={rates} grain={rateGrain} />
        )}
      </Plot>
      <TopStates states={states} reports={sum.lost + sum.stolen + sum.found} />
    </div>
  )
}

/** A sum, and since when, if nothing was counted at the beginning of the period. */
function since(sum: string, [first]: readonly Bucket[], [start]: Trends['days']): string {
  if (!first || !start || first.from === start.day) return sum
  return fill(adminTrendsWords.since, { sum, day: dayLabel(first.from) })
}

const missingSeries = [
  {
    label: adminTrendsWords.lost,
    counted: adminTrendsWords.countLost,
    of: 'lost',
    colour: 'fill-lost-fill',
  },
  {
    label: adminTrendsWords.stolen,
    counted: adminTrendsWords.countStolen,
    of: 'stolen',
    colour: 'fill-stolen-fill',
  },
] as const

const foundSeries = [
  {
    label: adminTrendsWords.found,
    counted: adminTrendsWords.countFound,
    of: 'found',
    colour: 'fill-found',
  },
] as const

const checkSeries = [
  {
    label: adminTrendsWords.checks,
    counted: adminTrendsWords.countChecks,
    of: 'lookups',
    colour: 'fill-brand',
  },
] as const

/** The states with most reports, the longest bar first, and how many of all reports are elsewhere. */
function TopStates({ states, reports }: { states: Trends['states']; reports: number }) {
  const counts = states.map(({ state, reports }) => ({ label: state, count: reports }))
  const elsewhere = counts.reduce((rest, { count }) => rest - count, reports)
  if (states.length > 0 && elsewhere > 0) {
    counts.push({ label: adminTrendsWords.elsewhere, count: elsewhere })
  }
  const max = Math.max(...counts.map(({ count }) => count))
  return (
    <Card className="grid content-start gap-3">
      <PlotHead
        title={adminTrendsWords.topStates}
        summary={
          states.length > 0 ? adminTrendsWords.topStatesIntro : adminTrendsWords.topStatesEmpty
        }
      />
      <ul className="grid gap-2 empty:hidden">
        {counts.map(({ label, count }) => (
          <li
            key={label}
            className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_2rem] items-center gap-3 text-sm"
          >
            <span>{label} </span>
            <Share part={count / max} />
            <span className="text-end tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A bar that is filled in part, from 0 to 1. */
function Share({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
      <rect width="100" height="8" className="fill-sunken" />
      <rect width={100 * part} height="8" className="fill-brand" />
    </svg>
  )
}

interface Props {
  title: string
  buckets: readonly Bucket[]
  grain: Grain
}

/** Fewer points make no line. */
const minForLine = 4

/** A lower end would make a line out of a single recovery. In percent. */
const minRateAxis = 10

/** The recovery rate of each bucket with enough reports. Others leave a gap in the line. */
function RateLine({ title, buckets, grain }: Props) {
  const rates = buckets.map((bucket) => recoveryRate(bucket))
  const known = rates.filter((rate) => rate !== null)
  const end = axisEnd(Math.max(minRateAxis, ...known.map((rate) => 100 * rate)))
  const step = box.width / buckets.length
  const xOf = (index: number) => step * (index + 0.5)
  const yOfRate = (rate: number) => yOf((100 * rate) / end)
  const last = buckets.length - 1
  const points = buckets.map((bucket, index) => ({
    label: bucketLabel(bucket, grain),
    axis: axisLabel(bucket, grain, index),
    text:
      rates[index] === null
        ? adminTrendsWords.tooFew
        : fill(adminTrendsWords.rateOf, {
            rate: shownRate(rates[index] ?? null),
            recovered: bucket.recovered,
            missing: bucket.lost + bucket.stolen,
          }),
  }))
  return (
    <>
      <Chart title={title} points={points} scale={['0%', `${end / 2}%`, `${end}%`]}>
        {rates.map((rate, index) => {
          const next = rates[index + 1] ?? null
          if (rate === null) return null
          return (
            <g key={points[index]?.label}>
              {next !== null && (
                <line
                  x1={xOf(index)}
                  y1={yOfRate(rate)}
                  x2={xOf(index + 1)}
                  y2={yOfRate(next)}
                  strokeWidth="2.5"
                  strokeLinecap="round"
                  className="stroke-found"
                />
              )}
              <circle
                cx={xOf(index)}
                cy={yOfRate(rate)}
                r={index === last ? 4 : 3}
                strokeWidth="2"
                className={index === last ? 'fill-surface stroke-found' : 'fill-found'}
              />
            </g>
          )
        })}
      </Chart>
      {rates[last] !== null && (
        <p className="text-xs text-muted">
          {fill(adminTrendsWords.hollow, { label: points[last]?.label ?? '' })}
        </p>
      )}
    </>
  )
}
