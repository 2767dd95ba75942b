/**
 * The two regular forms of a Nigerian plate. `places`: A is a letter, 9 is a digit; `dashAt`: where
 * the dash is painted; `areaAt`: where the three letters of the local government area begin.
 */
export const plateShapes = [
  { pattern: /^[A-Z]{3}[0-9]{3}[A-Z]{2}$/, places: 'AAA999AA', dashAt: 3, areaAt: 0 },
  { pattern: /^[A-Z]{2}[0-9]{3}[A-Z]{3}$/, places: 'AA999AAA', dashAt: 5, areaAt: 5 },
] as const
