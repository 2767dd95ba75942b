import { atom } from 'nanostores'
import type { State } from '../../domain/places/states.ts'

type LgasByState = Readonly<Record<State, readonly string[]>>

export type Lgas =
  | { status: 'unasked' }
  | { status: 'loading' }
  | { status: 'ready'; byState: LgasByState }
  | { status: 'failed' }

/** Local government areas by state, from `/states.json`, fetched when a form first needs them. */
export const $lgas = atom<Lgas>({ status: 'unasked' })

const timeoutMs = 15_000

export async function loadLgas(): Promise<void> {
  const { status } = $lgas.get()
  if (status === 'loading' || status === 'ready') return
  $lgas.set({ status: 'loading' })
  try {
    const response = await fetch('/states.json', { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`states.json: ${response.status}`)
    $lgas.set({ status: 'ready', byState: await response.json() })
  } catch {
    $lgas.set({ status: 'failed' })
  }
}
