import type { verifyBatch } from '../../../api/lookup/verify-batch.ts'
import { Problem } from '../../../api/problem.ts'
import { countBatch, parseBatch } from '../../../domain/identifiers/batch.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { whyNotBatch } from '../../../domain/lookup/plans.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { planOf } from './batch-quota.ts'
import { consumeBatchQuota } from './consume-batch-quota.ts'
import { clientsOf } from './enumeration-detector.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { verifyBatchLines } from './verify-identifier.ts'

export async function verifyBatchUseCase(
  ctx: Context,
  { input, currentUser, ip: address, authorization }: RequestOf<typeof verifyBatch>,
) {
  const { lookupCounter: checks, enumeration: sweeps, findRegistryHits: findMatches } = ctx
  const lines = parseBatch(input.identifiers)
  const { asked } = countBatch(lines)
  const plan = await planOf(ctx, currentUser.id)
  const refusal = whyNotBatch(plan, asked)
  if (refusal) {
    throw new Problem('INVALID_INPUT', refusal, { params: { plan, asked }, field: 'identifiers' })
  }
  const senders = clientsOf(currentUser.id, address)
  const first = lines.map(({ candidates, repeats }) =>
    repeats === null ? candidates[0] : undefined,
  )
  await throttleEnumeration(ctx, senders, first)
  const allowance = await consumeBatchQuota(ctx, currentUser.id, { plan, asked })
  checks.count(asked)
  const answers = await verifyBatchLines(findMatches, lines)
  for (const [place, { answer }] of answers.entries()) {
    if (isUnregistered(answer.verdict)) sweeps.noteMiss(senders, first[place])
  }
  const wired = answers.flatMap((each) => each.wired)
  if (wired.length > 0) await recordLookup(ctx, wired, authorization)
  const rows = answers.map(({ answer }, place) => ({
    answer,
    repeats: lines[place]?.repeats ?? null,
  }))
  return { rows, allowance }
}
