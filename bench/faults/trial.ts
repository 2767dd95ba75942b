/** One fault as it was tried: what it did, what people were told, how it ended, and whether that is as stated. */
export interface Trial {
  fault: string
  effect: string
  words: string
  recovered: string
  /** What did not hold; empty when all did. */
  wrong: string[]
}

/** Collects what does not hold, in the words of what should. */
export function createExpectations() {
  const wrong: string[] = []
  return {
    wrong,
    hold(should: string, does: boolean) {
      if (!does) wrong.push(should)
    },
  }
}

/** Asks again and again until it holds; gives the seconds that took, or null when it did not come. */
export async function secondsUntil(
  holds: () => Promise<boolean>,
  withinSeconds: number,
): Promise<number | null> {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  for (;;) {
    if (await holds().catch(() => false)) return Math.round(passed() * 10) / 10
    if (passed() > withinSeconds) return null
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export const after = (seconds: number | null) =>
  seconds === null ? 'not by itself' : `by itself, after ${seconds} s`
