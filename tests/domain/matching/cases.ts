import { readFileSync } from 'node:fs'
import { kindRules } from '../../../src/domain/identifiers/kind-rules.ts'
import type { IdentifierKind } from '../../../src/domain/identifiers/kinds.ts'
import type { MatchCandidate } from '../../../src/domain/matching/similarity.ts'
import type { NormalizedIdentifier } from '../../../src/domain/matching/typo-distance.ts'

/** A missing and a found report. `isIt`: a careful reviewer would ask the owner about the find. */
export interface LabelledCase {
  title: string
  isIt: boolean
  missing: MatchCandidate
  found: MatchCandidate
}

type Numbers = readonly (readonly [IdentifierKind, string])[]
type Part = Partial<Omit<MatchCandidate, 'identifiers'>> & { numbers?: Numbers }

function written([kind, text]: readonly [IdentifierKind, string]): NormalizedIdentifier {
  // Not `readAs`: an IMEI may be stored as a serial number from earlier days.
  const reading = kindRules[kind](text.replace(/[^0-9A-Za-z]/g, '').toUpperCase(), text)
  if (!reading.ok) throw new Error(`${kind} ${text}: ${reading.reason.code}`)
  const { namespace, key } = reading
  return { kind, namespace, key, checked: namespace === 'imei' && /^\D*(\d\D*){15}$/.test(text) }
}

function side(usual: Part, { numbers, ...part }: Part): MatchCandidate {
  return {
    type: 'Gadget',
    brand: null,
    model: null,
    colour: null,
    year: null,
    name: '',
    description: '',
    state: null,
    lga: null,
    day: '2026-03-10',
    ...usual,
    ...part,
    identifiers: (numbers ?? usual.numbers ?? []).map(written),
  }
}

/** The usual details of each kind of item; a case states only its differences. */
const phone: Part = {
  brand: 'Samsung',
  name: 'Samsung Galaxy A54',
  description: 'Black phone in a clear case',
  state: 'Lagos',
  lga: 'Ikeja',
}
const laptop: Part = {
  brand: 'HP',
  name: 'HP EliteBook 840',
  description: 'Silver laptop with charger',
  state: 'Federal Capital Territory',
  lga: 'Municipal Area Council',
}
const car: Part = {
  type: 'Vehicle',
  brand: 'Toyota',
  model: 'Corolla',
  colour: 'Silver',
  year: 2012,
  name: 'My Corolla',
  description: 'Parked near the market',
  state: 'Rivers',
  lga: 'Port Harcourt',
}

const usual = { phone, laptop, car }
const found = { day: '2026-03-12' }

interface Row {
  title: string
  isIt: boolean
  usual: keyof typeof usual
  missing: Part
  found: Part
}

const file = readFileSync(new URL('./cases.json', import.meta.url), 'utf8')
const groups = JSON.parse(file) as Record<string, Row[]>

export const cases: LabelledCase[] = Object.values(groups)
  .flat()
  .map(({ title, isIt, usual: kind, missing, found: differs }) => ({
    title,
    isIt,
    missing: side(usual[kind], missing),
    found: side({ ...usual[kind], ...found }, differs),
  }))
