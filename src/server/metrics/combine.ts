import type { MetricFamily, Sample } from './exposition.ts'

/** The metrics of one process. */
export interface ProcessReport {
  process: string
  families: MetricFamily[]
}

/** The metrics of several processes as one: counts are added, gauges say whose they are. */
export function combineReports(reports: readonly ProcessReport[]): MetricFamily[] {
  const combined = new Map<string, { family: MetricFamily; samples: Map<string, Sample> }>()
  for (const { process, families } of reports) {
    for (const { samples, ...family } of families) {
      const known = combined.get(family.name) ?? {
        family: { ...family, samples: [] },
        samples: new Map<string, Sample>(),
      }
      combined.set(family.name, known)
      for (const sample of samples) {
        add(known.samples, family.kind === 'gauge' ? labelled(sample, process) : sample)
      }
    }
  }
  return [...combined.values()].map(({ family, samples }) => ({
    ...family,
    samples: [...samples.values()],
  }))
}

const labelled = (sample: Sample, process: string): Sample => ({
  ...sample,
  labels: { process, ...sample.labels },
})

function add(samples: Map<string, Sample>, sample: Sample): void {
  const series = JSON.stringify([sample.suffix, sample.labels])
  const value = (samples.get(series)?.value ?? 0) + sample.value
  samples.set(series, { ...sample, value })
}

/** What stays of a process that has ended: what it counted. */
export function countsOf(families: readonly MetricFamily[]): MetricFamily[] {
  return families.filter(({ kind }) => kind !== 'gauge')
}
