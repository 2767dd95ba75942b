/**
 * Details of an asset that are a line of text, by the field of the contract. The form, the view and
 * the table of imports show each by this list. The label is a heading of the table too, so it stays
 * English.
 */
export const lineDetails = {
  keptAt: { label: 'Kept at', example: 'Shop, second shelf' },
} as const

export type LineDetail = keyof typeof lineDetails

export const lineDetailNames = Object.keys(lineDetails) as LineDetail[]
