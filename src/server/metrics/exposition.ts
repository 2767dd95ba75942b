/** A Prometheus metric: https://prometheus.io/docs/instrumenting/exposition_formats */
export interface MetricFamily {
  name: string
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}

export interface Sample {
  value: number
  /** The values come from a closed renderLabels and never contain user input. */
  labels?: Record<string, string>
  /** The suffix of a histogram's sample: `_bucket`, `_sum` or `_count`. */
  suffix?: string
}

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8'

export function renderMetrics(families: readonly MetricFamily[]): string {
  return families
    .map(({ name, kind, help, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${kind}`,
        ...samples.map(
          ({ value, labels, suffix = '' }) => `${name}${suffix}${renderLabels(labels)} ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n')
}

function renderLabels(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/[\\"\n]/g, (each) => (each === '\n' ? '\\n' : `\\${each}`))}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
