import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../../src/server/db/database.ts'

/**
 * The database, with an error for each read outside a transaction by the work inside one. Such a
 * read does not see the transaction's own changes, and on PostgreSQL it needs a second connection:
 * enough of them at once wait for each other until they fail.
 */
export function onOneConnection<Given extends Database>(database: Given): Given {
  const inTransaction = new AsyncLocalStorage<true>()
  const refuse = () => {
    if (inTransaction.getStore()) throw new Error('a transaction read outside itself')
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      refuse()
      return node
    },
    // A query that was compiled before is only seen here.
    async transformResult({ result }) {
      refuse()
      return result
    },
  }
  return {
    ...database,
    read: database.read.withPlugin(plugin),
    reserved: database.reserved.withPlugin(plugin),
    mayLag: database.mayLag.withPlugin(plugin),
    write: (work) => database.write((tx) => inTransaction.run(true, () => work(tx))),
  }
}
