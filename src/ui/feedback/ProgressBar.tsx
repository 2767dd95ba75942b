interface Props {
  label: string
  /** From 0 to `max`; omitted while unknown. */
  value?: number | undefined
  max?: number | undefined
}

export function ProgressBar({ label, value, max = 100 }: Props) {
  return <progress aria-label={label} value={value} max={max} className="progress-bar" />
}
