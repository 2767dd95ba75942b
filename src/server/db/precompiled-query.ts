import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './database.ts'

type Value = string | number | null

/** A placeholder for a value while the query is compiled. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built and compiled at its first use, and later only gets other values: for hot
 * paths, where building a query costs more than running it. `build` must return the same SQL for
 * all values: no conditions on them, and no lists.
 */
export function precompiledQuery<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  // One for each connection: the embedded engine has one that reads and one that writes.
  const compiled = new WeakMap<object, Map<string, CompiledQuery<Row>>>()
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const ofShapes = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    compiled.set(adapter, ofShapes)
    const shape = shapeOf(values)
    const query = ofShapes.get(shape) ?? build(db, slotsFor(values, '') as Values).compile()
    ofShapes.set(shape, query)
    const given = new Map<string, Value>()
    collect(values, '', given)
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? given.get(parameter.name) : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

/** `3` where one of the values is a list of three. */
function shapeOf(values: object): string {
  let shape = ''
  for (const value of Object.values(values)) if (Array.isArray(value)) shape += ` ${value.length}`
  return shape
}

function slotsFor(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each, index) => slotsFor(each, `${name}.${index}`))
  if (typeof value !== 'object' || value === null) return new Slot(name)
  const slots = Object.entries(value).map(([key, each]) => [key, slotsFor(each, `${name}.${key}`)])
  return Object.fromEntries(slots)
}

function collect(value: unknown, name: string, into: Map<string, Value>): void {
  if (typeof value !== 'object' || value === null) into.set(name, value as Value)
  else for (const [key, each] of Object.entries(value)) collect(each, `${name}.${key}`, into)
}
