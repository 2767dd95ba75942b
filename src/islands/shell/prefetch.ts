/** What a loader waits for, on a hover too. It never throws: the screen itself shows what went wrong. */
export async function prefetch(data: Promise<unknown>): Promise<void> {
  await data.catch(() => {})
}
