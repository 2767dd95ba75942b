/**
 * Waits for data in a loader, also on hover. It never throws: the screen itself shows the error.
 */
export async function prefetch(data: Promise<unknown>): Promise<void> {
  await data.catch(() => {})
}
