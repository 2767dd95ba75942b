/** The name of a state within a sentence. */
export function formatState(state: string): string {
  return state === 'Federal Capital Territory' ? 'the Federal Capital Territory' : state
}
