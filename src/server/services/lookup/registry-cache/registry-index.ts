import { formatMonthNumber, monthNumber } from '../../../../domain/calendar-days.ts'
import { withoutMaker } from '../../../../domain/identifiers/serial-namespaces.ts'
import type {
  RegisteredRow,
  UnreportedRow,
} from '../../../queries/lookup/unreported-identifiers.ts'

/** The value of a key that only the database can answer. */
export const askDatabase = 0xffff_ffff
/** The value of an identifier that was deleted or hidden: answered like an unknown one. */
export const notShown = 0xffff_fffe

// Of the 32 bits of a value, the maker has 18, the month 8 and the shape 6. Shapes are numbered from 1
// to 60, so no asset has the value 0 or one of the two above.
const maxBrands = 2 ** 18
const maxMonths = 2 ** 8
const maxShapes = 60

type Shown = Pick<RegisteredRow, 'kind' | 'namespace' | 'type' | 'brand' | 'confirmedAt'>

/**
 * Packs what a lookup shows of an unreported asset into a number of 32 bits: there are few kinds, makers
 * and months. An asset above these maximums is left to the database.
 */
export function createRegistryIndex() {
  const shapes = createNames<Omit<Shown, 'brand' | 'confirmedAt'>>(maxShapes)
  const brands = createNames<string | null>(maxBrands)
  const months = createNames<string>(maxMonths)
  return {
    numberOf({ kind, namespace: given, type, brand, confirmedAt }: Shown): number {
      // A lookup shows no maker but the brand, and there are more makers than shapes.
      const namespace = withoutMaker(given)
      const month = monthNumber(confirmedAt)
      const shape = shapes.numberOf(`${kind} ${namespace} ${type}`, { kind, namespace, type })
      const maker = brands.numberOf(brand ?? '', brand)
      const confirmedIn = months.numberOf(String(month), formatMonthNumber(month))
      return shape === undefined || maker === undefined || confirmedIn === undefined
        ? askDatabase
        : ((maker << 14) | (confirmedIn << 6) | (shape + 1)) >>> 0
    },
    rowOf(value: number, key: string): UnreportedRow | undefined {
      const shape = shapes.nameOf((value & 0x3f) - 1)
      const brand = brands.nameOf(value >>> 14)
      const confirmedIn = months.nameOf((value >>> 6) & 0xff)
      return shape && brand !== undefined && confirmedIn !== undefined
        ? { ...shape, brand, confirmedIn, key }
        : undefined
    },
  }
}

function createNames<Named>(max: number) {
  const numbers = new Map<string, number>()
  const names: Named[] = []
  return {
    /** Undefined for a further name above the maximum. */
    numberOf(text: string, named: Named): number | undefined {
      const known = numbers.get(text)
      if (known !== undefined || names.length >= max) return known
      numbers.set(text, names.length)
      return names.push(named) - 1
    },
    nameOf: (number: number): Named | undefined => names[number],
  }
}
