import { beware, clock, lens, minus, tick } from '../shapes.ts'

/** The colours and the shape of a tag's band. `data-tone` in tag.css has the colours. */
export type TagTone =
  | 'stolen'
  | 'lost'
  | 'review'
  | 'listed'
  | 'found'
  | 'contested'
  | 'clear'
  | 'good'
  | 'unknown'
  | 'invalid'
  | 'blank'

/** Spec §4: a found item is green. Its verdict is not, because it is not for sale. */
export const statusTones = {
  Lost: 'lost',
  Stolen: 'stolen',
  Found: 'good',
} as const satisfies Record<string, TagTone>

/** Outlines in a 16 × 16 box. They show the meaning without the colour. */
export const tagShapes: Readonly<Record<TagTone, string>> = {
  stolen: beware,
  lost: lens,
  review: clock,
  // A sheet with lines.
  listed: 'M4 1.8h8v12.4H4ZM6.2 5h3.6M6.2 8h3.6M6.2 11h3.6',
  // The outline of a stop sign: a found item is not for sale.
  found: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5ZM5.2 8h5.6',
  // Two circles that overlap.
  contested: 'M6 4a4 4 0 1 1 0 8A4 4 0 0 1 6 4ZM10 4a4 4 0 1 1 0 8A4 4 0 0 1 10 4Z',
  clear:
    'M8 1.7l5.2 1.9v4.1c0 3.2-2.1 5.5-5.2 6.6-3.1-1.1-5.2-3.4-5.2-6.6V3.6ZM5.6 7.9l1.7 1.7 3.1-3.3',
  good: tick,
  unknown:
    'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM6.3 6.4a1.75 1.75 0 1 1 2.5 1.6c-.5.3-.8.6-.8 1.1M8 11.2h.01',
  invalid: minus,
  blank: 'M2.5 8h11',
}
