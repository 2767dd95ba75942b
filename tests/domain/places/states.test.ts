import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nearness, parseState, states } from '../../../src/domain/places/states.ts'

const lgas: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../../../public/states.json', import.meta.url), 'utf8'),
)

const lgaCounts = {
  Abia: 17,
  Adamawa: 21,
  'Akwa Ibom': 31,
  Anambra: 21,
  Bauchi: 20,
  Bayelsa: 8,
  Benue: 23,
  Borno: 27,
  'Cross River': 18,
  Delta: 25,
  Ebonyi: 13,
  Edo: 18,
  Ekiti: 16,
  Enugu: 17,
  'Federal Capital Territory': 6,
  Gombe: 11,
  Imo: 27,
  Jigawa: 27,
  Kaduna: 23,
  Kano: 44,
  Katsina: 34,
  Kebbi: 21,
  Kogi: 21,
  Kwara: 16,
  Lagos: 20,
  Nasarawa: 13,
  Niger: 25,
  Ogun: 20,
  Ondo: 18,
  Osun: 30,
  Oyo: 33,
  Plateau: 17,
  Rivers: 23,
  Sokoto: 23,
  Taraba: 16,
  Yobe: 17,
  Zamfara: 14,
}

describe('public/states.json', () => {
  it('contains the 36 states and the FCT, spelled as in the domain', () => {
    expect(Object.keys(lgas)).toEqual([...states])
    expect(states).toHaveLength(37)
  })

  it('contains the right number of LGAs for each state, 774 in all', () => {
    const counts = Object.fromEntries(
      Object.entries(lgas).map(([state, names]) => [state, names.length]),
    )
    expect(counts).toEqual(lgaCounts)
    expect(Object.values(lgas).flat()).toHaveLength(774)
  })

  it.each([...states])(
    '%s: LGAs are unique, in alphabetical order, without stray spaces',
    (state) => {
      const names = lgas[state] ?? []
      const keys = names.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
      expect(new Set(keys).size).toBe(names.length)
      expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
      for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z'/-]*( [A-Z][A-Za-z'/-]*)*$/)
    },
  )
})

describe('stateNamedIn', () => {
  it.each([...states])(
    'recognises %s by its own name, in any case, as a state, with the country',
    (state) => {
      expect(parseState(state)).toBe(state)
      expect(parseState(state.toUpperCase())).toBe(state)
      expect(parseState(`Near the market, ${state.toLowerCase()} state, Nigeria.`)).toBe(state)
    },
  )

  const stateOf = {
    'Computer Village, Ikeja, Lagos': 'Lagos',
    'Lagos Island': 'Lagos',
    'Wuse 2, Abuja': 'Federal Capital Territory',
    'Gwagwalada, FCT': 'Federal Capital Territory',
    'Kubwa, F.C.T.': 'Federal Capital Territory',
    'Ikot Ekpene, Akwa-Ibom': 'Akwa Ibom',
    'Uyo,\nakwa   ibom': 'Akwa Ibom',
    'Calabar, Cross River': 'Cross River',
    'Calabar, Cross Rivers State': 'Cross River',
    'Port Harcourt,Rivers': 'Rivers',
    'Lafia, Nassarawa': 'Nasarawa',
    'Ìbàdàn, Ọ̀yọ́': 'Oyo',
    'Warri, Delta (Niger Delta)': 'Delta',
    'Katsina-Ala, Benue': 'Benue',
    // Of two states the last one counts.
    'Nasarawa, Kano': 'Kano',
    'Ekiti, Kwara': 'Kwara',
    'Lagos Street, Maiduguri, Borno': 'Borno',
    'Lagos–Ibadan Expressway, Sagamu, Ogun': 'Ogun',
    'On the bus from Abuja to Kaduna': 'Kaduna',
  }

  it.each(Object.entries(stateOf))('%j is in %s', (text, state) => {
    expect(parseState(text)).toBe(state)
  })

  it.each([
    [''],
    ['Nigeria'],
    ['Nigerian Army Barracks'],
    ['Ikeja'],
    ['Maradi, Niger Republic'],
    ['Niger Delta'],
    ['a deltaic creek'],
    ['riverside'],
    ['Edochie Street'],
    ['Kanoli Road'],
    ['the two plateaus'],
  ])('%j names none', (text) => {
    expect(parseState(text)).toBeNull()
  })
})

describe('nearness', () => {
  it('ranks the same LGA before the same state, and ignores a namesake in another state', () => {
    const surulere = { state: 'Lagos', lga: 'Surulere' }
    expect(nearness(surulere, { state: 'Lagos', lga: 'Surulere' })).toBe(2)
    expect(nearness(surulere, { state: 'Lagos', lga: 'Ikeja' })).toBe(1)
    expect(nearness(surulere, { state: 'Oyo', lga: 'Surulere' })).toBe(0)
  })
})
