import type * as z from 'zod/mini'
import type { ApiKeyScope } from '../../domain/api-keys/api-keys.ts'
import type { Endpoint } from '../endpoint.ts'

/** One call of an operation, as the documentation shows it. */
export interface Example<Input = unknown, Result = unknown> {
  input: Input
  result: Result
}

/** An operation of the public API. `docs/api.md` says what may change in it. */
export interface V1Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> extends Endpoint<Input, Result, 'api-key'> {
  path: `/v1/${string}`
  scope: ApiKeyScope
  example: Example<z.input<Input>, z.output<Result>>
}

export function defineV1Endpoint<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  endpoint: Omit<V1Endpoint<Input, Result>, 'access'>,
): V1Endpoint<Input, Result> {
  return { ...endpoint, access: 'api-key' }
}
