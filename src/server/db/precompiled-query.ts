import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './database.ts'

type Value = string | number | null

/** A placeholder while the query is compiled: the path of a value in `values`. */
class Slot {
  readonly path: readonly string[]
  constructor(path: readonly string[]) {
    this.path = path
  }
  read(values: object): Value {
    let value: unknown = values
    for (const key of this.path) value = (value as Record<string, unknown>)[key]
    return value as Value
  }
}

/**
 * A query that is built and compiled at its first use, and later only gets other values: for hot
 * paths, where building a query costs more than running it. `build` may test only whether a value is
 * undefined: it has to return the same SQL for all others whose lists have the same lengths.
 */
export function precompiledQuery<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
) {
  // One map for each connection: the embedded engine has one that reads and one that writes.
  const compiled = new WeakMap<object, Map<string, CompiledQuery<Row>>>()
  function compile(db: Queries, values: Values): CompiledQuery<Row> {
    const { adapter } = db.getExecutor()
    const ofShapes = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    compiled.set(adapter, ofShapes)
    const shape = shapeOf(values)
    const query = ofShapes.get(shape) ?? build(db, slotsFor(values, []) as Values).compile()
    ofShapes.set(shape, query)
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? parameter.read(values) : parameter,
    )
    return { ...query, parameters }
  }
  const run = async (db: Queries, values: Values): Promise<Row[]> =>
    (await db.executeQuery(compile(db, values))).rows
  return Object.assign(run, { compile })
}

/** Which values are undefined, and how long the lists are; another shape needs another SQL statement. */
function shapeOf(values: object): string {
  let shape = ''
  for (const value of Object.values(values)) {
    if (Array.isArray(value)) shape += ` ${value.length}`
    else shape += value === undefined ? ' -' : ' +'
  }
  return shape
}

function slotsFor(value: unknown, path: readonly string[]): unknown {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map((each, index) => slotsFor(each, [...path, `${index}`]))
  if (typeof value !== 'object' || value === null) return new Slot(path)
  const slots = Object.entries(value).map(([key, each]) => [key, slotsFor(each, [...path, key])])
  return Object.fromEntries(slots)
}
