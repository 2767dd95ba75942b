import { dot, keyholePath, logoBox, tagPath, wordPath } from './logo-paths.ts'

interface Props {
  /** The name for screen readers; omit it when visible text beside the logo names it. */
  title?: string
  className?: string
}

export function Logo({ title = 'Toju', className = 'h-8 w-auto' }: Props) {
  return (
    <svg viewBox={logoBox} role="img" aria-label={title} className={className}>
      <path d={tagPath} className="fill-brand" />
      <path d={keyholePath} className="fill-keyhole" />
      <path d={wordPath} className="fill-ink" />
      <circle {...dot} className="fill-marigold" />
    </svg>
  )
}
