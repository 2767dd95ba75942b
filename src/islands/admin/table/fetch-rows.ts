import type { EndpointName, InputOf, ResultOf } from '../../../api/contracts.ts'
import { ApiError } from '../../../api/problem.ts'
import { call } from '../../session.ts'
import type { ListWindow } from './list.ts'

interface Total {
  total: number
  more?: boolean
}

/** What an endpoint lists, by the field that it is in. */
type Lists<Name extends EndpointName> =
  ResultOf<Name> extends { data: infer Data extends Total }
    ? { [Field in keyof Data as Data[Field] extends unknown[] ? Field : never]: Data[Field] }
    : never

/** Calls an endpoint that returns a window of rows in the field `name`. */
export async function fetchRows<Name extends EndpointName, Field extends keyof Lists<Name>>(
  endpoint: Name,
  name: Field,
  request: InputOf<Name>,
  signal: AbortSignal,
): Promise<ListWindow<Lists<Name>[Field] extends (infer Row)[] ? Row : never>> {
  const { data } = (await call(endpoint, request, { signal })) as { data: Total & Lists<Name> }
  const { [name]: rows, total, more = false } = data
  // Another version of the server, or a proxy, may answer with something else: the table says so.
  if (!Array.isArray(rows) || !Number.isFinite(total)) throw new ApiError(500, undefined)
  return { rows, total, more }
}
