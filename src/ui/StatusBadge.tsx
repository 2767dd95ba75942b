import { BadgeShape } from './BadgeShape.tsx'
import {
  badgeShapeStyle,
  badgeStyle,
  type ItemStatus,
  type StageTone,
  stageLook,
  statusLook,
} from './badge-style.ts'

/** Lost, Stolen or Found: a word, a shape and a colour. */
export function StatusBadge({ status }: { status: ItemStatus }) {
  return <Badge look={statusLook[status]}>{status}</Badge>
}

/** Any other stage of anything: `<StageBadge tone="waiting">Under review</StageBadge>`. */
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
