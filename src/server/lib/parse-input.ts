import * as z from 'zod/mini'
import { Problem } from '../../api/problem.ts'

/** Checks input against its schema; throws `INVALID_INPUT` with a reason for each field. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw new Problem('INVALID_INPUT', 'schema', {
    params: { issue: first?.message ?? '' },
    fields: fieldsOf(parsed.error),
  })
}

/** The first reason against each invalid field, in the form that `inputText` reads. */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.')
    if (name && !(name in fields)) fields[name] = issue.message
  }
  return fields
}
