const hourMs = 3_600_000
/** Staff aim to decide within a day. */
const aimHours = 24

/** Whether a wait or a decision took longer, in the hours that are shown, than staff aim at. */
export const isOverAim = (ms: number) => Math.round(ms / hourMs) > aimHours

/** A duration in one unit: `40 minutes`, `7 hours`, `3 days`. */
export function durationInWords(ms: number): string {
  const [value, unit] =
    ms < hourMs
      ? ([Math.max(1, Math.round(ms / 60_000)), 'minute'] as const)
      : ms < 48 * hourMs
        ? ([Math.round(ms / hourMs), 'hour'] as const)
        : ([Math.round(ms / (24 * hourMs)), 'day'] as const)
  return new Intl.NumberFormat('en-NG', { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
