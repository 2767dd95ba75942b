/** The date format of a table, for ambiguous dates such as `03/04/2026`. */
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]
