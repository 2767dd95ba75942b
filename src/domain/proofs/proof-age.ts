export const ageUnits = ['moment', 'minute', 'hour', 'day'] as const

export interface ProofAge {
  unit: (typeof ageUnits)[number]
  count: number
}

const seconds = { day: 86_400, hour: 3600, minute: 60 } as const

/** The age of a proof in the largest unit that it fills. */
export function ageOf(asOf: string, now: number): ProofAge {
  const age = Math.max(0, (now - Date.parse(asOf)) / 1000)
  for (const unit of ['day', 'hour', 'minute'] as const) {
    if (age >= seconds[unit]) return { unit, count: Math.floor(age / seconds[unit]) }
  }
  return { unit: 'moment', count: 0 }
}

/** The name of the text for an age: `hour` for one, `hours` for several. */
export function ageTextName({ unit, count }: ProofAge): AgeTextName {
  return unit === 'moment' || count === 1 ? unit : `${unit}s`
}

export type AgeTextName = ProofAge['unit'] | `${Exclude<ProofAge['unit'], 'moment'>}s`
