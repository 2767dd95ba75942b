/** The outline of a badge, in a 16 × 16 box: its meaning without the colour. */
export function BadgeShape({ shape, className }: { shape: string; className: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={shape} />
    </svg>
  )
}
