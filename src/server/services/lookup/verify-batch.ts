import type { verifyBatch } from '../../../api/lookup/batch.ts'
import { Problem } from '../../../api/problem.ts'
import { countBatch, parseBatch } from '../../../domain/identifiers/batch.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { countedOf } from '../../../domain/lookup/enumeration.ts'
import { whyNotBatch } from '../../../domain/lookup/plans.ts'
import { coversAll } from '../../../domain/lookup/verdict.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { signSheet } from '../proofs/create-proof.ts'
import { consumeBatchQuota, planOf } from './batch-quota.ts'
import { clientsOf } from './enumeration-detector.ts'
import type { Client } from './enumeration-log.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { verifyBatchLines } from './verify-identifier.ts'

/**
 * A batch of a signed-in user, with a signed sheet of its results. A text that cannot be an
 * identifier is left out there: its proof would mislead.
 */
export async function verifyBatchUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof verifyBatch>,
) {
  const clients = clientsOf({ account: currentUser.id })
  const batch = await lookUpBatch(ctx, input.identifiers, { userId: currentUser.id, clients })
  const proven = batch.rows.flatMap(({ answer, repeats }, index) => {
    const { kind, verdict } = answer
    const { numbers } = readText(input.identifiers[index] ?? '')
    const isProven = repeats === null && coversAll(verdict, numbers.length)
    return kind === null || verdict === 'invalid' || !isProven ? [] : [{ ...answer, kind, verdict }]
  })
  return { ...batch, sheet: proven.length === 0 ? null : await signSheet(ctx, proven) }
}

/** Looks up a batch within the quota of the user's plan. Each identifier counts as a lookup. */
export async function lookUpBatch(
  ctx: Context,
  identifiers: readonly string[],
  { userId, clients }: { userId: string; clients: readonly Client[] },
) {
  const { lookupCounter, enumeration } = ctx
  const lines = parseBatch(identifiers)
  const { asked } = countBatch(lines)
  const plan = await planOf(ctx, userId)
  const refusal = whyNotBatch(plan, asked)
  if (refusal) {
    throw new Problem('INVALID_INPUT', refusal, { params: { plan, asked }, field: 'identifiers' })
  }
  const likeliest = lines.map(({ reading, repeats }) =>
    repeats === null ? countedOf(reading.candidates) : [],
  )
  await throttleEnumeration(ctx, clients, likeliest.flat())
  const allowance = await consumeBatchQuota(ctx, userId, { plan, asked })
  lookupCounter.count(asked)
  const outcomes = await verifyBatchLines(ctx, lines)
  for (const { misses } of outcomes) {
    for (const each of misses) enumeration.recordMiss(clients, each)
  }
  const alertable = outcomes.flatMap((each) => each.alertable)
  if (alertable.length > 0) await recordLookup(ctx, alertable, { userId })
  const rows = outcomes.map(({ result }, index) => ({
    answer: result,
    repeats: lines[index]?.repeats ?? null,
  }))
  return { rows, allowance }
}
