import { foldText } from '../text/fold.ts'

/**
 * The 36 states and the Federal Capital Territory, spelled like the keys of `public/states.json`.
 */
export const states = [
  'Abia',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'Federal Capital Territory',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
] as const

export type State = (typeof states)[number]

/** A location, as precise as the directory needs. */
export interface Place {
  state: string
  lga: string
}

/**
 * How near two places are: 2 in the same LGA, 1 in the same state, else 0. Two states may have an
 * LGA of the same name, so the state must match as well.
 */
export function nearness(a: Place, b: Place): 0 | 1 | 2 {
  if (a.state !== b.state) return 0
  return a.lga === b.lga ? 2 : 1
}

/**
 * Other spellings of a state. `null` marks text that contains the name of a state but does not mean
 * it.
 */
const alsoWritten: ReadonlyArray<readonly [string, State | null]> = [
  ['Abuja', 'Federal Capital Territory'],
  ['FCT', 'Federal Capital Territory'],
  ['F.C.T', 'Federal Capital Territory'],
  ['Cross Rivers', 'Cross River'],
  ['Nassarawa', 'Nasarawa'],
  ['Katsina Ala', null], // an LGA and river of Benue
  ['Niger Delta', null], // a region of nine states
  ['Niger Republic', null], // the country to the north
  ['Republic of Niger', null],
]

const namings = new Map<string, State | null>([
  ...states.map((state) => [comparable(state), state] as const),
  ...alsoWritten.map(([written, state]) => [comparable(written), state] as const),
])

// The longest first, so that "Cross River" is not read as its parts.
const anyNaming = new RegExp(
  `(?<![a-z0-9])(?:${[...namings.keys()]
    .sort((a, b) => b.length - a.length)
    .map((naming) => naming.replaceAll('.', '\\.'))
    .join('|')})(?![a-z0-9])`,
  'g',
)

/** Whether a text is the name of a state and nothing else. */
export function isStateName(text: string): boolean {
  return namings.get(comparable(text.trim())) != null
}

/**
 * The state in a free text such as `Computer Village, Ikeja, Lagos`. If there are several, the last
 * one counts, since an address ends with its state. `null` if there is none.
 */
export function parseState(text: string): State | null {
  const named = [...comparable(text).matchAll(anyNaming)].map(
    ([naming]) => namings.get(naming) ?? null,
  )
  return named.findLast((state) => state !== null) ?? null
}

/**
 * Lower case, without accents (Ọ̀yọ́ → oyo). Spaces, hyphens and line breaks become single spaces.
 */
function comparable(text: string): string {
  return foldText(text).replace(/[\s\p{Pd}_]+/gu, ' ')
}
