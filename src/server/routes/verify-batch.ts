import { Problem } from '../../api/problem.ts'
import { verifyBatch } from '../../api/verify-batch.ts'
import { countBatch, readBatch } from '../../domain/identifiers/batch.ts'
import { refuseBatch } from '../../domain/plans.ts'
import { isMiss } from '../../domain/sweeps.ts'
import { planOf } from '../batch-allowance.ts'
import { noteChecked } from '../note-checked.ts'
import { route } from '../route.ts'
import { slowSweep } from '../slow-sweep.ts'
import { sendersOf } from '../sweeps.ts'
import { takeBatch } from '../take-batch.ts'
import { verifyBatchLines } from '../verify-identifier.ts'

export const verifyBatchRoute = route(
  verifyBatch,
  async (services, { input, caller, address, authorization }) => {
    const { database, limiter, checks, sweeps, findMatches, now } = services
    await limiter.take('batch', caller.id)
    const lines = readBatch(input.identifiers)
    const { asked } = countBatch(lines)
    const plan = await planOf(database.read, caller.id, now())
    const refusal = refuseBatch(plan, asked)
    if (refusal) {
      throw new Problem('INVALID_INPUT', refusal, { params: { plan, asked }, field: 'identifiers' })
    }
    const senders = sendersOf(caller.id, address)
    const first = lines.map(({ candidates, repeats }) =>
      repeats === null ? candidates[0] : undefined,
    )
    await slowSweep(services, senders, first)
    const allowance = await takeBatch(database, caller.id, { plan, asked, now: now() })
    checks.count(asked)
    const answers = await verifyBatchLines(findMatches, lines)
    for (const [place, { answer }] of answers.entries()) {
      if (isMiss(answer.verdict)) sweeps.noteMiss(senders, first[place])
    }
    const wired = answers.flatMap((each) => each.wired)
    if (wired.length > 0) await noteChecked(services, wired, authorization)
    const rows = answers.map(({ answer }, place) => ({
      answer,
      repeats: lines[place]?.repeats ?? null,
    }))
    return { data: { rows, allowance } }
  },
)
