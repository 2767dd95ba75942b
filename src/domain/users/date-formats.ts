/** How the dates of a table are written, where `03/04/2026` leaves it open. */
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]
