import { fill } from './texts.ts'

/** Texts for codes of invalid input: all of them, or those of one form. */
export type InputTexts = Readonly<Record<string, string | ((params: never) => string)>>

/**
 * The text of a schema issue, whose message is a code and the parameters of its text as JSON. A
 * message without a text is returned unchanged, or replaced by `other`.
 */
export function inputText(texts: InputTexts, message: string, other = message): string {
  const space = message.indexOf(' ')
  const text = texts[space < 0 ? message : message.slice(0, space)]
  if (typeof text === 'function') return text(JSON.parse(message.slice(space + 1)) as never)
  if (text === undefined) return other
  return space < 0 ? text : fill(text, JSON.parse(message.slice(space + 1)))
}

/** The text of each refused field. */
export function fieldTexts(
  texts: InputTexts,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, inputText(texts, message)]),
  )
}

const toDial = /[^.]*\*#06#[^.]*\.?/g

/** For an owner whose phone is gone: `instead` replaces each sentence that says to dial *#06#. */
export function withoutDialling(texts: InputTexts, instead: string): InputTexts {
  const replaced = (text: string) => text.replace(toDial, ` ${instead}`).trim()
  return Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [
      code,
      typeof text === 'string' ? replaced(text) : (params: never) => replaced(text(params)),
    ]),
  )
}
