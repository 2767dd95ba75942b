import { statusTones, type TagTone, tagShapes } from './tones.ts'

/** A verdict in a row: the band of the tag alone. */
export function TagLabel({ tone, children }: { tone: TagTone; children: string }) {
  return (
    <span className="tag-label" data-tone={tone}>
      <TagShape tone={tone} />
      {children}
    </span>
  )
}

/** Lost, Stolen or Found; `label` is the word in another language. */
export function StatusTag({ status, label = status }: StatusProps) {
  return <TagLabel tone={statusTones[status]}>{label}</TagLabel>
}

interface StatusProps {
  status: keyof typeof statusTones
  label?: string
}

export function TagShape({ tone, className }: { tone: TagTone; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={tagShapes[tone]} />
    </svg>
  )
}
