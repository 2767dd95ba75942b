import type * as z from 'zod/mini'
import type { Endpoint } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/problem.ts'
import { call } from '../../session.ts'
import type { ListWindow } from './list.ts'

interface Total {
  total: number
  more?: boolean
}

/** Calls an endpoint that returns a window of rows in the field `name`. */
export async function fetchRows<Input extends z.ZodMiniType, Name extends string, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<{ data: Total & Record<Name, Row[]> }>>,
  name: Name,
  request: z.input<Input>,
  signal: AbortSignal,
): Promise<ListWindow<Row>> {
  const { data } = await call(endpoint, request, { signal })
  const { [name]: rows, total, more = false } = data
  // Another version of the server, or a proxy, may answer with something else: the table says so.
  if (!Array.isArray(rows) || !Number.isFinite(total)) throw new ApiError(500, undefined)
  return { rows, total, more }
}
