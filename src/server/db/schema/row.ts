import type { schema } from './schema.ts'

/** Milliseconds since 1970, UTC. */
export type Instant = number
/** 0 or 1: the engines have no boolean type in common. */
export type Flag = 0 | 1

type TableName = keyof typeof schema

/** The definitions of a table's columns, including later ones. */
type Definitions<Name extends TableName> = (typeof schema)[Name]['columns'] &
  ((typeof schema)[Name] extends { added: { columns: infer Added } } ? Added : unknown)

type BaseValue<Definition> = Definition extends `text${string}`
  ? string
  : Definition extends `flag${string}`
    ? Flag
    : Definition extends `instant${string}`
      ? Instant
      : number

type Value<Definition> = Definition extends
  | `${string} not null${string}`
  | `${string} primary key${string}`
  ? BaseValue<Definition>
  : BaseValue<Definition> | null

/** A row of a table; `Narrowed` has columns with narrower types than SQL allows. */
export type Row<
  Name extends TableName,
  Narrowed extends {
    [Column in keyof Narrowed]: Column extends keyof Definitions<Name>
      ? Value<Definitions<Name>[Column]>
      : never
  } = Record<never, never>,
> = {
  -readonly [Column in keyof Definitions<Name>]: Column extends keyof Narrowed
    ? Narrowed[Column]
    : Value<Definitions<Name>[Column]>
}
