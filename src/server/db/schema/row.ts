import type { schema } from './schema.ts'

/** Milliseconds since 1970, UTC. */
export type Instant = number
/** 0 or 1: the engines have no boolean type in common. */
export type Flag = 0 | 1

type TableName = keyof typeof schema

type Definitions<Name extends TableName> = (typeof schema)[Name]['columns']

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

/** Types of columns that are narrower than SQL allows; each must fit its column. */
type Narrowing<Narrowed> = {
  [Name in keyof Narrowed]: Name extends TableName
    ? {
        [Column in keyof Narrowed[Name]]: Column extends keyof Definitions<Name>
          ? Value<Definitions<Name>[Column]>
          : never
      }
    : never
}

/** A row of each table. */
export type Rows<Narrowed extends Narrowing<Narrowed>> = {
  [Name in TableName]: {
    -readonly [Column in keyof Definitions<Name>]: Narrowed extends {
      [Table in Name]: { [Narrow in Column]: infer Type }
    }
      ? Type
      : Value<Definitions<Name>[Column]>
  }
}
