import { badgeShapeStyle, badgeStyle, type StageTone, stageLook } from './badge-style.ts'

/**
 * Shows a stage by a word, a shape and a colour: `<StageBadge tone="waiting">Under
 * review</StageBadge>`. Lost, Stolen and Found are tags: `StatusTag`.
 */
export function StageBadge({ tone, children }: { tone: StageTone; children: string }) {
  const { colours, shape } = stageLook[tone]
  return (
    <span className={`${badgeStyle} ${colours}`}>
      {shape && (
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className={badgeShapeStyle}
        >
          <path d={shape} />
        </svg>
      )}
      {children}
    </span>
  )
}
