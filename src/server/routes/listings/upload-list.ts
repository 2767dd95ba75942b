import { uploadListInput } from '../../../api/listings/upload-list.ts'
import { Problem } from '../../../api/problem.ts'
import { parseInput } from '../../lib/parse-input.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { type AppContext, contextOf } from '../../services/context.ts'
import { receiveList } from '../../services/listings/receive-list.ts'
import { readImport } from '../../services/listings/to-import-record.ts'
import { type ApiContext, requireCurrentUser } from '../route.ts'

/**
 * `POST /admin/listings`: a super-admin sends a list as the body. It becomes a draft and is not
 * applied.
 */
export async function uploadListRoute(
  services: AppContext,
  context: ApiContext,
): Promise<Response> {
  const user = await requireCurrentUser(services, context, 'super-admin')
  const ctx = contextOf(services, user)
  requireConfirmedPassword(ctx, user)
  await ctx.limiter.consume('listing', user.id)
  const { expiresOn, ...about } = parseInput(uploadListInput, context.req.query())
  const { body } = context.req.raw
  if (!body) throw new Problem('INVALID_INPUT', 'list-without-header', { field: 'file' })
  // The end of that day in Nigeria.
  const expiresAt = expiresOn ? Date.parse(`${expiresOn}T23:00:00Z`) : null
  const bytes = withTimeLimit(body, context.env.tooSlow)
  const id = await receiveList(ctx, { ...about, expiresAt, bytes })
  return context.json({ data: await readImport(ctx.database.read, id) }, 201)
}

async function* withTimeLimit(
  body: ReadableStream<Uint8Array>,
  tooSlow: Promise<never> | undefined,
): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  const read = () => (tooSlow ? Promise.race([reader.read(), tooSlow]) : reader.read())
  for (let part = await read(); !part.done; part = await read()) yield part.value
}
