import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../../src/server/db/database.ts'

/** The database, with the number of its round trips: on PostgreSQL a statement is one, or several sent together. */
export function countingStatements<Given extends Database>(database: Given) {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements++
      return result
    },
  }
  const counted: Given = {
    ...database,
    read: database.read.withPlugin(counter),
    reserved: database.reserved.withPlugin(counter),
    mayLag: database.mayLag.withPlugin(counter),
    write: (work) => database.write((tx) => work(tx.withPlugin(counter))),
    together(tx, given, locks) {
      statements++
      return database.together(tx, given, locks)
    },
  }
  return {
    database: counted,
    /** The round trips of `work`, without the beginning and the end of transactions. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = statements
      await work()
      return statements - before
    },
  }
}
