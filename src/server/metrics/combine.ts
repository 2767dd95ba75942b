import type { MetricFamily, Sample } from './exposition.ts'

/** The metrics of one process. */
export interface ProcessReport {
  process: string
  families: MetricFamily[]
}

/** Combines the metrics of several processes: counters are added, gauges get the label `process`. */
export function combineReports(reports: readonly ProcessReport[]): MetricFamily[] {
  const combined = new Map<string, { family: MetricFamily; samples: Map<string, Sample> }>()
  for (const { process, families } of reports) {
    for (const { samples, ...family } of families) {
      const merged = combined.get(family.name) ?? {
        family: { ...family, samples: [] },
        samples: new Map<string, Sample>(),
      }
      combined.set(family.name, merged)
      for (const sample of samples) {
        add(merged.samples, family.kind === 'gauge' ? labelled(sample, process) : sample)
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

/** The metrics that stay after a process has ended: its counters and histograms, not its gauges. */
export function countsOf(families: readonly MetricFamily[]): MetricFamily[] {
  return families.filter(({ kind }) => kind !== 'gauge')
}
