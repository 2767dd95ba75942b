import { addCaseNote } from '../../../api/disputes/add-case-note.ts'
import { assignCase } from '../../../api/disputes/assign-case.ts'
import { getCaseWork } from '../../../api/disputes/get-case-work.ts'
import { getDispute } from '../../../api/disputes/get-dispute.ts'
import { listDisputes } from '../../../api/disputes/list-disputes.ts'
import { resolveDispute } from '../../../api/disputes/resolve-dispute.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findDisputeRecord, listDisputeEntries } from '../../queries/disputes/admin-disputes.ts'
import {
  addCaseNoteUseCase,
  assignCaseUseCase,
  getCaseWorkUseCase,
} from '../../services/disputes/case-work.ts'
import { resolveDisputeUseCase } from '../../services/disputes/resolve-dispute.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const addCaseNoteRoute = route(addCaseNote, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await addCaseNoteUseCase(ctx, request) }
})

export const assignCaseRoute = route(assignCase, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await assignCaseUseCase(ctx, request) }
})

export const getCaseWorkRoute = route(getCaseWork, async (ctx, request) => ({
  data: await getCaseWorkUseCase(ctx, request),
}))

export const getDisputeRoute = route(getDispute, async ({ database }, { input }) => ({
  data: requireFound(await findDisputeRecord(database.read, input.id), 'dispute'),
}))

export const listDisputesRoute = route(listDisputes, async ({ database }, { input }) => ({
  data: await listDisputeEntries(database, input),
}))

export const resolveDisputeRoute = route(resolveDispute, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await resolveDisputeUseCase(ctx, request) }
})
