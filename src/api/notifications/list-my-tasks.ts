import * as z from 'zod/mini'
import { taskKinds } from '../../domain/notifications/tasks.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant, noInput, nullableText } from '../fields.ts'

export const taskRecord = z.object({
  kind: z.enum(taskKinds),
  /** The id of the record that it is about; of a `notice`, the notification. */
  id: z.string(),
  /** The name of the asset, as the reader has it. */
  item: z.string(),
  /** What a notice says, or what staff ask for. */
  text: nullableText,
  /** A path on our own site. */
  href: z.string(),
  at: instant,
  /** When it runs out. */
  dueAt: z.nullable(instant),
})

export type TaskRecord = z.output<typeof taskRecord>

export const listMyTasks = defineEndpoint('GET', '/tasks', 'signed-in', {
  summary: 'What waits for your answer or attention, the most urgent first.',
  input: noInput,
  result: dataResponse(z.array(taskRecord)),
})
