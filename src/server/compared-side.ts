import { dayOf } from '../domain/days.ts'
import { lgaNamedIn } from '../domain/lga-named-in.ts'
import type { Side } from '../domain/matching/likeness.ts'
import type { Written } from '../domain/matching/slips.ts'
import type { Identifiers } from './db/tables.ts'
import type { Lgas } from './lgas.ts'
import type { ReportedThing } from './queries/reported-things.ts'

/** A reported thing as the rules of likeness look at it. */
export function comparedSide({ report, asset, identifiers }: ReportedThing, lgas: Lgas): Side {
  const { state, location } = report
  return {
    identifiers: identifiers.map(toWritten),
    type: asset.type,
    brand: asset.brand,
    model: asset.model,
    colour: asset.colour,
    year: asset.year,
    name: report.name,
    description: `${report.description}\n${asset.description}`,
    state,
    lga: state && location ? lgaNamedIn(location, lgas.get(state) ?? []) : null,
    day: report.last_seen_date ?? dayOf(report.created_at),
  }
}

/** A registered number as the rules of slips look at it. */
export function toWritten({ kind, space, key, typed }: Identifiers): Written {
  // 15 digits were taken only because their check digit fits.
  return { kind, space, key, checked: space === 'imei' && /^\D*(\d\D*){15}$/.test(typed) }
}
