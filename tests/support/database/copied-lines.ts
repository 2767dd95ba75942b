import { openSnapshot } from '../../../src/server/db/copy/postgres-copy.ts'
import { openSqliteSnapshot } from '../../../src/server/db/copy/sqlite-copy.ts'
import { listTables } from '../../../src/server/queries/table-rows.ts'

/** Every row of every table as a line of text, in an order that the engines share. */
export async function copiedLines(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Record<string, string[]>> {
  const { databaseUrl, dataDir } = place
  const snapshot = databaseUrl ? await openSnapshot(databaseUrl) : openSqliteSnapshot(dataDir)
  try {
    const found: Record<string, string[]> = {}
    for (const [table, columns] of Object.entries(await listTables(snapshot.read))) {
      const chunks: Buffer[] = []
      const sorted = [...columns].sort()
      for await (const chunk of snapshot.partsOf(table, sorted)) chunks.push(chunk)
      found[table] = Buffer.concat(chunks).toString().split('\n').slice(0, -1).sort()
    }
    return found
  } finally {
    await snapshot.close()
  }
}
