/**
 * All rows that wait, oldest first, batch by batch. Those of one millisecond beyond a batch follow in
 * the next run.
 */
export async function* inBatches<Row extends { created_at: number }>(
  readAfter: (after: number) => Promise<Row[]>,
  batchSize: number,
): AsyncIterable<Row> {
  for (let after = 0; ; ) {
    const batch = await readAfter(after)
    yield* batch
    if (batch.length < batchSize) return
    after = Number(batch.at(-1)?.created_at)
  }
}
