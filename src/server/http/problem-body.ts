import type { Problem, ProblemBody, ProblemCode } from '../../api/problem.ts'
import { inputMessages } from '../../locales/en/input-messages.ts'
import { problemMessages } from '../../locales/en/problems.ts'
import { inputText } from '../../locales/input-text.ts'

type Message = string | ((params: never) => string)

const messages: Record<ProblemCode, Record<string, Message>> = problemMessages

/** A refusal in the words of `locales`: the body of an error answer. */
export function problemBody({ code, reason, details }: Problem): ProblemBody {
  const { params, field, fields, challenge, factors } = details
  const message = problemMessage(code, reason, params)
  return {
    message,
    code,
    ...(field !== undefined && { fields: { [field]: message } }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, why]) => [
          name,
          typeof why === 'string'
            ? inputText(inputMessages, why)
            : problemMessage(code, why.reason, why.params),
        ]),
      ),
    }),
    ...(challenge && { challenge }),
    ...(factors && { factors }),
  }
}

function problemMessage(code: ProblemCode, reason: string, params?: object): string {
  const message = messages[code][reason]
  if (message === undefined) throw new Error(`no words for ${code} ${reason}`)
  return typeof message === 'string' ? message : message(params as never)
}
