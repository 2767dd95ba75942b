import { readFileSync } from 'node:fs'
import { Problem } from '../../api/problem.ts'

/** Each state's local government areas. */
export type Lgas = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the list that the browser gets too. */
export function readLgas(statesFile: string | URL): Lgas {
  const lists: Record<string, string[]> = JSON.parse(readFileSync(statesFile, 'utf8'))
  return new Map(Object.entries(lists).map(([state, lgas]) => [state, new Set(lgas)]))
}

/** Throws `INVALID_INPUT` on the field `lga` unless it lies in the state. */
export function requireLga(lgas: Lgas, state: string, lga: string): void {
  if (lgas.get(state)?.has(lga)) return
  throw new Problem('INVALID_INPUT', 'lga-of-other-state', { params: { state }, field: 'lga' })
}
