import type { Reason } from '../domain/reason.ts'

/** The text of each code. With parameters it is a function of them. */
export type Texts<Params> = {
  readonly [Code in keyof Params]: Params[Code] extends null
    ? string
    : (params: Params[Code]) => string
}

/** A code with its parameters as text. */
export function textOf<Params>(texts: Texts<Params>, reason: Reason<Params>): string {
  const text = texts[reason.code] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text('params' in reason ? reason.params : undefined)
}
