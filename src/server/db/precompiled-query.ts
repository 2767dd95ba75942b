import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './database.ts'

type Value = string | number | null

/** Where a value goes, while the query is compiled. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built and compiled when it is first asked, and later only given other values: for
 * the hot paths, where building one costs more than running it. `build` has to make the same text for
 * all values: no `if` on them, and no lists.
 */
export function precompiledQuery<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  // One for each connection's dialect: the embedded engine has two, that read and that write.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, slotsFor(values)).compile()
    compiled.set(adapter, query)
    const given = new Map<string, Value>(Object.entries(values))
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? given.get(parameter.name) : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

function slotsFor<Values extends object>(values: Values): Values {
  const slots = Object.keys(values).map((name) => [name, new Slot(name)])
  return Object.fromEntries(slots) as Values
}
