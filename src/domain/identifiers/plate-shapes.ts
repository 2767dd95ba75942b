/**
 * The two regular forms of a Nigerian plate. `places`: A is a letter, 9 is a digit; `dashAt`: where
 * the dash is painted; `areaAt`: where the three letters of the local government area begin.
 * Commercial plates have the same forms in red.
 */
export const plateShapes = [
  { pattern: /^[A-Z]{3}[0-9]{3}[A-Z]{2}$/, places: 'AAA999AA', dashAt: 3, areaAt: 0 },
  { pattern: /^[A-Z]{2}[0-9]{3}[A-Z]{3}$/, places: 'AA999AAA', dashAt: 5, areaAt: 5 },
] as const

/** The forms of all other plates; `docs/identifiers.md` has their sources. */
const specialPlates: readonly RegExp[] = [
  /^NPF\d{1,4}[A-Z]{0,2}$/, // police: NPF 4562 C
  /^(?:NA|NN|NAF)\d{1,4}[A-Z]?\d{0,2}$/, // army, navy, air force: NA 123 B01
  /^\d{1,3}[A-Z]?\d{0,3}(?:NA|NN|NAF)\d{0,2}$/, // the same, the force behind
  /^(?:FRSC|NSCDC|NCS|NIS|NCOS|NPS|NDLEA|EFCC|FFS)\d{1,4}[A-Z]{0,2}\d{0,2}$/, // paramilitary
  /^\d{1,3}(?:CD|CMD|CC|D)\d{1,4}$/, // diplomatic: 12 CD 345
  /^\d{2}[A-Z]\d{2,3}[A-Z]{2}$|^FG\d{2,3}[A-Z]\d{2}$/, // government: 01B-123FG
  /^[A-Z]{2}\d{1,4}[A-Z]{1,2}$/, // before 1992: LA 1234 KJ
]

/** EK 1, LEX, BLESSING: what its owner wished for. */
const fancyPlate = /^[A-Z]{2,8}\d{0,3}$/

/** Whether a key has one of the two regular forms. */
export function isIssuedPlate(key: string): boolean {
  return plateShapes.some(({ pattern }) => pattern.test(key))
}

/** The same without the fancy ones, which any word may be. */
export function isOfficialPlate(key: string): boolean {
  return specialPlates.some((pattern) => pattern.test(key))
}

/** Whether a key has the form of a plate of the police, a force, a mission, or an old or fancy one. */
export function isSpecialPlate(key: string): boolean {
  return fancyPlate.test(key) || isOfficialPlate(key)
}
