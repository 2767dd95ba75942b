/** The name of a state inside a sentence. */
export function formatState(state: string): string {
  return state === 'Federal Capital Territory' ? 'the Federal Capital Territory' : state
}
