import type { Reason } from '../domain/reason.ts'

/** The text of each code. A text with parameters is a function, or has placeholders. */
export type Texts<Params> = {
  readonly [Code in keyof Params]: Params[Code] extends null
    ? string
    : string | ((params: Params[Code]) => string)
}

/** A text with its placeholders filled: `{done} of {total} done`. */
export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(params[name] ?? placeholder))
}

/** A code with its parameters as text. */
export function textOf<Params>(texts: Texts<Params>, reason: Reason<Params>): string {
  const text = texts[reason.code] as string | ((params: unknown) => string)
  const params = 'params' in reason ? reason.params : {}
  return typeof text === 'string' ? fill(text, params as Record<string, string>) : text(params)
}
