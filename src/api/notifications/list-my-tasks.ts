import * as z from 'zod/mini'
import { taskKinds } from '../../domain/notifications/tasks.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant, noInput, nullableText } from '../fields.ts'

export const taskRecord = z.object({
  kind: z.enum(taskKinds),
  /** The id of the record that the task is about; for a `notice`, of the notification. */
  id: z.string(),
  /** The reader’s own name for the asset. */
  item: z.string(),
  /** The text of a notice, or what staff ask for. */
  text: nullableText,
  /** A path on our own site. */
  href: z.string(),
  at: instant,
  /** When it expires. */
  dueAt: z.nullable(instant),
})

export type TaskRecord = z.output<typeof taskRecord>

export const listMyTasks = defineEndpoint('GET', '/tasks', 'signed-in', {
  summary: 'What waits for your answer or attention, the most urgent first.',
  input: noInput,
  result: dataResponse(z.array(taskRecord)),
})
