import type { Reason } from '../domain/reason.ts'

/**
 * The text of each code. If it has parameters, it is a function of them or has placeholders for
 * them.
 */
export type Texts<Params> = {
  readonly [Code in keyof Params]: Params[Code] extends null
    ? string
    : string | ((params: Params[Code]) => string)
}

/** Fills the placeholders of a text: `{done} of {total} done`. */
export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(params[name] ?? placeholder))
}

/** The text of a code with its parameters. */
export function textOf<Params>(texts: Texts<Params>, reason: Reason<Params>): string {
  const text = texts[reason.code] as string | ((params: unknown) => string)
  const params = 'params' in reason ? reason.params : {}
  return typeof text === 'string' ? fill(text, params as Record<string, string>) : text(params)
}
