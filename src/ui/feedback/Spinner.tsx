interface Props {
  /** For screen readers; omit it if the text beside the spinner is the same. */
  label?: string
  className?: string
}

export function Spinner({ label, className = 'size-5' }: Props) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
        className={`animate-spin ${className}`}
      >
        <circle cx="10" cy="10" r="7.5" opacity="0.25" />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
