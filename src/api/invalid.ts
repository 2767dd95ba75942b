import type { InputMessages } from '../locales/en/input-messages.ts'

type ParamsOf<Code extends keyof InputMessages> = InputMessages[Code] extends (
  params: infer Params,
) => string
  ? Params
  : null

/** Every reason why a schema refuses a value. */
export type InvalidCode = keyof InputMessages

/** The codes whose text has no parameters. */
export type PlainInvalidCode = {
  [Code in InvalidCode]: ParamsOf<Code> extends null ? Code : never
}[InvalidCode]

/**
 * The message of a schema issue: a code, and the parameters of its text as JSON.
 * `locales/input-text.ts` turns it into text.
 */
export function invalid<Code extends PlainInvalidCode>(code: Code): Code
export function invalid<Code extends InvalidCode>(code: Code, params: ParamsOf<Code>): string
export function invalid(code: string, params?: unknown): string {
  return params ? `${code} ${JSON.stringify(params)}` : code
}

/** The same for a reason that a rule of `domain` returned. */
export function invalidBecause(reason: { code: InvalidCode; params?: object }): string {
  return reason.params ? `${reason.code} ${JSON.stringify(reason.params)}` : reason.code
}
