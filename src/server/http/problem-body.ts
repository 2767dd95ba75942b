import type { Problem, ProblemBody, ProblemCode } from '../../api/problem.ts'
import type { Language } from '../../domain/languages.ts'
import { inputText } from '../../locales/input-text.ts'
import { defaultLanguage, wordsOf } from '../../locales/words-of.ts'

type Message = string | ((params: never) => string)

/** The body of an error response, with its messages in `language`. */
export function problemBody(
  { code, reason, details }: Problem,
  language: Language = defaultLanguage,
): ProblemBody {
  const { problems, input } = wordsOf(language)
  const messages: Record<ProblemCode, Record<string, Message>> = problems.problemMessages
  const { params, field, fields, challenge, factors } = details
  const message = problemMessage(messages[code][reason], params)
  return {
    message,
    code,
    ...(field !== undefined && { fields: { [field]: message } }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, why]) => [
          name,
          typeof why === 'string'
            ? inputText(input.inputMessages, why)
            : problemMessage(messages[code][why.reason], why.params),
        ]),
      ),
    }),
    ...(challenge && { challenge }),
    ...(factors && { factors }),
  }
}

function problemMessage(message: Message | undefined, params?: object): string {
  if (message === undefined) throw new Error('a problem has no message')
  return typeof message === 'string' ? message : message(params as never)
}
