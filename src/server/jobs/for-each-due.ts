const batchSize = 50

/** Calls `end` for every row that is due, a batch at a time. Returns how many it ended. */
export async function forEachDue<Row>(
  readDue: (limit: number) => Promise<Row[]>,
  end: (row: Row) => Promise<boolean>,
): Promise<number> {
  let ended = 0
  for (;;) {
    const due = await readDue(batchSize)
    for (const row of due) if (await end(row)) ended += 1
    if (due.length < batchSize) return ended
  }
}
