import {
  badgeShapeStyle,
  badgeStyle,
  type ItemStatus,
  type StageTone,
  stageLook,
  statusLook,
} from './badge-style.ts'

/** Shows Lost, Stolen or Found by a word, a shape and a colour. */
export function StatusBadge({ status, label = status }: { status: ItemStatus; label?: string }) {
  return <Badge look={statusLook[status]}>{label}</Badge>
}

/** Shows any other status: `<StageBadge tone="waiting">Under review</StageBadge>`. */
export function StageBadge({ tone, children }: { tone: StageTone; children: string }) {
  return <Badge look={stageLook[tone]}>{children}</Badge>
}

interface BadgeProps {
  look: { colours: string; shape: string }
  children: string
}

function Badge({ look, children }: BadgeProps) {
  return (
    <span className={`${badgeStyle} ${look.colours}`}>
      <BadgeShape shape={look.shape} className={badgeShapeStyle} />
      {children}
    </span>
  )
}

/** The outline of a badge in a 16 × 16 box. It shows the meaning without the colour. */
function BadgeShape({ shape, className }: { shape: string; className: string }) {
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
