import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldInput, otherInput } from '../../locales/en/input/fields.ts'
import { type InputTexts, inputText } from '../../locales/input-text.ts'

/**
 * Validates a form by the contract's schema. A field shows its first error. `texts` are the
 * messages for the schema's topic, in addition to those that all forms share.
 */
export function schemaResolver<Typed extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Typed>,
  texts: InputTexts = {},
): Resolver<Typed, unknown, Output> {
  const all = { ...fieldInput, ...texts }
  return (typed) => {
    const { success, data, error } = schema.safeParse(typed)
    if (success) return { values: data, errors: {} }
    const errors: FieldErrors<Typed> = {}
    for (const { path, code, message } of error.issues) {
      // An error of the whole form has no field.
      const name = path.join('.') || 'root'
      if (!get(errors, name))
        set(errors, name, { type: code, message: inputText(all, message, otherInput) })
    }
    return { values: {}, errors }
  }
}
