/** The two issued forms of a Nigerian plate. `places`: A a letter, 9 a digit; `dashAt`: how it is painted. */
export const plateShapes = [
  { pattern: /^[A-Z]{3}[0-9]{3}[A-Z]{2}$/, places: 'AAA999AA', dashAt: 3 },
  { pattern: /^[A-Z]{2}[0-9]{3}[A-Z]{3}$/, places: 'AA999AAA', dashAt: 5 },
] as const
