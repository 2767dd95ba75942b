import type * as z from 'zod/mini'
import type { Endpoint } from '../../../api/endpoint.ts'
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
  return { rows: data[name], total: data.total, more: data.more ?? false }
}
