import { addCaseNote } from '../../../api/disputes/add-case-note.ts'
import { askForEvidence } from '../../../api/disputes/ask-for-evidence.ts'
import { assignCase } from '../../../api/disputes/assign-case.ts'
import { getCaseWork } from '../../../api/disputes/get-case-work.ts'
import { getDispute } from '../../../api/disputes/get-dispute.ts'
import { listDisputes } from '../../../api/disputes/list-disputes.ts'
import { resolveDispute } from '../../../api/disputes/resolve-dispute.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findDisputeRecord, listDisputeEntries } from '../../queries/disputes/admin-disputes.ts'
import { askForEvidenceUseCase } from '../../services/disputes/ask-for-evidence.ts'
import {
  addCaseNoteUseCase,
  assignCaseUseCase,
  getCaseWorkUseCase,
} from '../../services/disputes/case-work.ts'
import { resolveDisputeUseCase } from '../../services/disputes/resolve-dispute.ts'
import { limitedRoute, type Route, route } from '../route.ts'
import { getConflictRoute } from './get-conflict.ts'

const addCaseNoteRoute = limitedRoute(addCaseNote, 'change', addCaseNoteUseCase)

const assignCaseRoute = limitedRoute(assignCase, 'change', assignCaseUseCase)

const getCaseWorkRoute = route(getCaseWork, async (ctx, request) => ({
  data: await getCaseWorkUseCase(ctx, request),
}))

const getDisputeRoute = route(getDispute, async ({ database }, { input }) => ({
  data: requireFound(await findDisputeRecord(database.read, input.id), 'dispute'),
}))

const listDisputesRoute = route(listDisputes, async ({ database }, { input }) => ({
  data: await listDisputeEntries(database, input),
}))

const resolveDisputeRoute = limitedRoute(resolveDispute, 'change', resolveDisputeUseCase)

const askForEvidenceRoute = limitedRoute(askForEvidence, 'change', askForEvidenceUseCase)

export const disputesRoutes: readonly Route[] = [
  askForEvidenceRoute,
  resolveDisputeRoute,
  getConflictRoute,
  getCaseWorkRoute,
  assignCaseRoute,
  addCaseNoteRoute,
  getDisputeRoute,
  listDisputesRoute,
]
