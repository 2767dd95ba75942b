import { formatMonthNumber, monthNumber } from '../../../../domain/calendar-days.ts'
import type {
  RegisteredRow,
  UnreportedRow,
} from '../../../queries/lookup/unreported-identifiers.ts'

/** The value of a key that only the database can answer. */
export const askDatabase = 0xffff_ffff
const maxShapes = 256
/** The month is stored above the 32 bits of shape and maker: a JavaScript number has 53 bits. */
const perMonth = 2 ** 32

type Shown = Pick<RegisteredRow, 'kind' | 'namespace' | 'type' | 'brand' | 'confirmedAt'>

/**
 * Packs what a lookup shows of an unreported asset into a number: there are few kinds and makers.
 */
export function createRegistryIndex() {
  const shapes = createNames<Omit<Shown, 'brand' | 'confirmedAt'>>()
  const brands = createNames<string | null>()
  return {
    numberOf({ kind, namespace, type, brand, confirmedAt }: Shown): number {
      const shape = shapes.numberOf(`${kind} ${namespace} ${type}`, { kind, namespace, type })
      const brandNumber = brands.numberOf(brand ?? '', brand)
      return shape < maxShapes && brandNumber < askDatabase / maxShapes - 2
        ? monthNumber(confirmedAt) * perMonth + brandNumber * maxShapes + shape
        : askDatabase
    },
    rowOf(value: number, key: string): UnreportedRow | undefined {
      const shape = shapes.nameOf(value % maxShapes)
      const brand = brands.nameOf(Math.floor((value % perMonth) / maxShapes))
      const confirmedIn = formatMonthNumber(Math.floor(value / perMonth))
      return shape && brand !== undefined ? { ...shape, brand, confirmedIn, key } : undefined
    },
  }
}

function createNames<Named>() {
  const numbers = new Map<string, number>()
  const names: Named[] = []
  return {
    numberOf(text: string, named: Named): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, names.length)
      return names.push(named) - 1
    },
    nameOf: (number: number): Named | undefined => names[number],
  }
}
