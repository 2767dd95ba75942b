import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { fill } from '../../../locales/texts.ts'
import { Bars } from './Bars.tsx'
import { bucketLabel, bucketsOf, grainOf, recoveryRate, shownRate, sumOf } from './buckets.ts'
import { Plot } from './Plot.tsx'
import type { Trends } from './queries.ts'
import { RateLine } from './RateLine.tsx'
import { StateBars } from './StateBars.tsx'

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
          ? adminOverviewWords.pointAtChart
          : adminOverviewWords.tapChart}
      </p>
      <Plot
        title={adminOverviewWords.reportsTitle[grain]}
        summary={fill(adminOverviewWords.reportsSum, { ...sum })}
        heads={[
          adminOverviewWords.grain[grain],
          adminOverviewWords.lost,
          adminOverviewWords.stolen,
          adminOverviewWords.found,
        ]}
        rows={buckets.map((bucket) => [
          bucketLabel(bucket, grain),
          bucket.lost,
          bucket.stolen,
          bucket.found,
        ])}
      >
        <Bars
          title={adminOverviewWords.reportsTitle[grain]}
          buckets={buckets}
          grain={grain}
          series={[
            {
              label: adminOverviewWords.lost,
              counted: adminOverviewWords.countLost,
              of: 'lost',
              colour: 'fill-lost',
            },
            {
              label: adminOverviewWords.stolen,
              counted: adminOverviewWords.countStolen,
              of: 'stolen',
              colour: 'fill-stolen',
            },
            {
              label: adminOverviewWords.found,
              counted: adminOverviewWords.countFound,
              of: 'found',
              colour: 'fill-found',
            },
          ]}
        />
      </Plot>
      <Plot
        title={adminOverviewWords.recoveryRate}
        summary={fill(adminOverviewWords.rateSum, {
          recovered: sum.recovered,
          missing: sum.lost + sum.stolen,
          rate: shownRate(recoveryRate(sum)),
        })}
        heads={[
          adminOverviewWords.reportedOn,
          adminOverviewWords.lostOrStolen,
          adminOverviewWords.foundSince,
          adminOverviewWords.rate,
        ]}
        rows={rates.map((bucket) => [
          bucketLabel(bucket, rateGrain),
          bucket.lost + bucket.stolen,
          bucket.recovered,
          shownRate(recoveryRate(bucket)),
        ])}
      >
        <RateLine title={adminOverviewWords.recoveryRate} buckets={rates} grain={rateGrain} />
      </Plot>
      <Plot
        title={adminOverviewWords.checksTitle[lookupGrain]}
        summary={fill(adminOverviewWords.checksSum, { ...sum })}
        heads={[adminOverviewWords.grain[lookupGrain], adminOverviewWords.checks]}
        rows={lookups.map((bucket) => [bucketLabel(bucket, lookupGrain), bucket.lookups])}
      >
        <Bars
          title={adminOverviewWords.checksTitle[lookupGrain]}
          buckets={lookups}
          grain={lookupGrain}
          series={[
            {
              label: adminOverviewWords.checks,
              counted: adminOverviewWords.countChecks,
              of: 'lookups',
              colour: 'fill-brand',
            },
          ]}
        />
      </Plot>
      <Plot
        title={adminOverviewWords.topStates}
        summary={
          states.length > 0 ? adminOverviewWords.topStatesIntro : adminOverviewWords.topStatesEmpty
        }
        heads={[adminOverviewWords.state, adminOverviewWords.reports]}
        rows={states.map(({ state, reports }) => [state, reports])}
      >
        <StateBars states={states} />
      </Plot>
    </div>
  )
}
