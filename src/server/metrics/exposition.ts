/** One family of figures, as Prometheus reads it: https://prometheus.io/docs/instrumenting/exposition_formats */
export interface MetricFamily {
  name: string
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}

export interface Sample {
  value: number
  /** Each of a closed set: what somebody sent is never one. */
  labels?: Record<string, string>
  /** Of a histogram: `_bucket`, `_sum`, `_count`. */
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
          ({ value, labels, suffix = '' }) => `${name}${suffix}${set(labels)} ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n')
}

function set(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/[\\"\n]/g, (each) => (each === '\n' ? '\\n' : `\\${each}`))}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
