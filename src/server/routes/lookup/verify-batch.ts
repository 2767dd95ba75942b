import { verifyBatch } from '../../../api/lookup/verify-batch.ts'
import { Problem } from '../../../api/problem.ts'
import { countBatch, parseBatch } from '../../../domain/identifiers/batch.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { whyNotBatch } from '../../../domain/lookup/plans.ts'
import { planOf } from '../../services/lookup/batch-quota.ts'
import { consumeBatchQuota } from '../../services/lookup/consume-batch-quota.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordLookup } from '../../services/lookup/record-lookup.ts'
import { throttleEnumeration } from '../../services/lookup/throttle-enumeration.ts'
import { verifyBatchLines } from '../../services/lookup/verify-identifier.ts'
import { route } from '../route.ts'

export const verifyBatchRoute = route(
  verifyBatch,
  async (services, { input, currentUser, ip: address, authorization }) => {
    const {
      database,
      limiter,
      lookupCounter: checks,
      enumeration: sweeps,
      findRegistryHits: findMatches,
      now,
    } = services
    await limiter.consume('batch', currentUser.id)
    const lines = parseBatch(input.identifiers)
    const { asked } = countBatch(lines)
    const plan = await planOf(database.read, currentUser.id, now())
    const refusal = whyNotBatch(plan, asked)
    if (refusal) {
      throw new Problem('INVALID_INPUT', refusal, { params: { plan, asked }, field: 'identifiers' })
    }
    const senders = clientsOf(currentUser.id, address)
    const first = lines.map(({ candidates, repeats }) =>
      repeats === null ? candidates[0] : undefined,
    )
    await throttleEnumeration(services, senders, first)
    const allowance = await consumeBatchQuota(database, currentUser.id, { plan, asked, now: now() })
    checks.count(asked)
    const answers = await verifyBatchLines(findMatches, lines)
    for (const [place, { answer }] of answers.entries()) {
      if (isUnregistered(answer.verdict)) sweeps.noteMiss(senders, first[place])
    }
    const wired = answers.flatMap((each) => each.wired)
    if (wired.length > 0) await recordLookup(services, wired, authorization)
    const rows = answers.map(({ answer }, place) => ({
      answer,
      repeats: lines[place]?.repeats ?? null,
    }))
    return { data: { rows, allowance } }
  },
)
