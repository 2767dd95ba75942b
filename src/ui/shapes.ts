// Outlines in a 16 × 16 box, for badges and tags. They show the meaning without the colour.

/** Somebody is looking for it. */
export const lens =
  'M7 2.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6ZM10.6 10.6 14 14M7 4.8v2.4M7 9.2h.01'
export const tick = 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM5.4 8.2l1.8 1.8 3.4-3.6'
export const beware = 'M8 2.2 14.4 13.4H1.6ZM8 6.6v2.8M8 11.4h.01'
export const clock = 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM8 5v3.2l2 1.4'
export const minus = 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM5.6 8h4.8'
