import { clock, minus, tick } from './shapes.ts'

/** The tone of a stage. The caller supplies the label. */
export type StageTone = 'waiting' | 'changed' | 'good' | 'bad' | 'quiet' | 'brand' | 'plain'

interface Look {
  colours: string
  /** An outline in a 16 × 16 box. It shows the meaning without the colour. */
  shape: string | null
}

export const stageLook = {
  waiting: {
    colours: 'border-marigold-line bg-marigold-soft text-ink',
    shape: clock,
  },
  changed: {
    colours: 'border-marigold-line bg-marigold-soft text-ink',
    shape: 'M3 13l.8-3.2 6.8-6.8 2.4 2.4-6.8 6.8Z',
  },
  good: { colours: 'border-found-line bg-found-soft text-found', shape: tick },
  bad: {
    colours: 'border-stolen-line bg-stolen-soft text-stolen',
    shape: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM6 6l4 4M10 6l-4 4',
  },
  quiet: {
    colours: 'border-line bg-sunken text-muted',
    shape: minus,
  },
  /** Neither good nor bad, on nor off. */
  plain: { colours: 'border-line bg-sunken text-muted', shape: null },
  brand: { colours: 'border-line bg-brand-soft text-brand', shape: null },
} satisfies Record<StageTone, Look>

export const badgeStyle =
  'inline-flex items-center gap-1.5 rounded-full border py-0.5 ps-1.75 pe-2.5 text-xs font-semibold whitespace-nowrap max-[16rem]:whitespace-normal'
export const badgeShapeStyle = 'size-3.75 shrink-0'
