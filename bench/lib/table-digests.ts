import { createHash } from 'node:crypto'
import { openSnapshot } from '../../src/server/db/copy/postgres-copy.ts'
import { openSqliteSnapshot } from '../../src/server/db/copy/sqlite-copy.ts'
import { listTables } from '../../src/server/queries/table-rows.ts'

const space = 2n ** 128n

/** A digest of each table, which depends on all rows and columns but not on their order. */
export async function tableDigests(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Map<string, string>> {
  const { databaseUrl, dataDir } = place
  const snapshot = databaseUrl ? await openSnapshot(databaseUrl) : openSqliteSnapshot(dataDir)
  try {
    const digests = new Map<string, string>()
    for (const [table, columns] of Object.entries(await listTables(snapshot.read))) {
      const names = [...columns].sort()
      let [sum, rows, rest] = [0n, 0, Buffer.alloc(0)]
      for await (const chunk of snapshot.partsOf(table, names)) {
        const bytes = Buffer.concat([rest, chunk])
        let from = 0
        for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
          const hash = createHash('md5').update(bytes.subarray(from, to)).digest('hex')
          sum = (sum + BigInt(`0x${hash}`)) % space
          rows += 1
          from = to + 1
        }
        rest = bytes.subarray(from)
      }
      digests.set(table, `${rows} rows ${names.join(',')} ${sum.toString(16)}`)
    }
    return digests
  } finally {
    await snapshot.close()
  }
}
