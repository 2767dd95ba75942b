/**
 * The result of one fault: its effect, the messages, how it ended, and whether that matches the
 * documentation.
 */
export interface Trial {
  fault: string
  effect: string
  message: string
  recovered: string
  /** Failed expectations; empty when all passed. */
  wrong: string[]
}

/** Collects failed expectations by their description. */
export function createExpectations() {
  const wrong: string[] = []
  return {
    wrong,
    expect(should: string, does: boolean) {
      if (!does) wrong.push(should)
    },
  }
}

/** Retries until the condition is true. Returns the seconds that it took, or null on a timeout. */
export async function secondsUntil(
  condition: () => Promise<boolean>,
  withinSeconds: number,
): Promise<number | null> {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  for (;;) {
    if (await condition().catch(() => false)) return Math.round(passed() * 10) / 10
    if (passed() > withinSeconds) return null
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export const after = (seconds: number | null) =>
  seconds === null ? 'not by itself' : `by itself, after ${seconds} s`
