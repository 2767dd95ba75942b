import type * as z from 'zod/mini'
import type { ApiKeyScope } from '../../domain/api-keys/api-keys.ts'
import type { Endpoint, Method, Operation } from '../endpoint.ts'

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

interface V1Operation<Input extends z.ZodMiniType, Result extends z.ZodMiniType>
  extends Operation<Input, Result> {
  example: Example<z.input<Input>, z.output<Result>>
}

export function defineV1Endpoint<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  method: Method,
  path: `/v1/${string}`,
  scope: ApiKeyScope,
  operation: V1Operation<Input, Result>,
): V1Endpoint<Input, Result> {
  return { method, path, access: 'api-key', scope, ...operation }
}

/** An endpoint of the website that API keys with the scope may also call, below `/v1`. */
export function v1EndpointOf<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Result>,
  scope: ApiKeyScope,
  example: Example<z.input<Input>, z.output<Result>>,
): V1Endpoint<Input, Result> {
  return { ...endpoint, path: `/v1${endpoint.path}`, access: 'api-key', scope, example }
}
