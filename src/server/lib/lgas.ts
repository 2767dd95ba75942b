import { readFileSync } from 'node:fs'
import { Problem } from '../../api/problem.ts'

/** The local government areas of each state. */
export type Lgas = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the list that the browser also downloads. */
export function readLgas(statesFile: string | URL): Lgas {
  const lists: Record<string, string[]> = JSON.parse(readFileSync(statesFile, 'utf8'))
  return new Map(Object.entries(lists).map(([state, lgas]) => [state, new Set(lgas)]))
}

/** The names of all local government areas. */
export function lgaNamesOf(lgas: Lgas): string[] {
  return [...lgas.values()].flatMap((names) => [...names])
}

/** Throws `INVALID_INPUT` on the field `lga` if it is not in the state. */
export function requireLga(lgas: Lgas, state: string, lga: string): void {
  if (lgas.get(state)?.has(lga)) return
  throw new Problem('INVALID_INPUT', 'lga-of-other-state', { params: { state }, field: 'lga' })
}
