import { answerContest } from '../../api/disputes/contests.ts'
import {
  addCaseNote,
  askForEvidence,
  assignCase,
  getCaseWork,
  getConflict,
  getDispute,
  listDisputes,
  resolveDispute,
} from '../../api/disputes/disputes.ts'
import { conflictMessage } from '../../locales/en/conflicts-of-interest.ts'
import { requireFound } from '../lib/preconditions.ts'
import { findDisputeRecord, listDisputeEntries } from '../queries/disputes/admin-disputes.ts'
import { conflictIn } from '../security/conflicts-of-interest.ts'
import { answerContestUseCase } from '../services/disputes/answer-contest.ts'
import {
  addCaseNoteUseCase,
  askForEvidenceUseCase,
  assignCaseUseCase,
  getCaseWorkUseCase,
} from '../services/disputes/case-work.ts'
import { resolveDisputeUseCase } from '../services/disputes/resolve-dispute.ts'
import { limitedRoute, type Route, route } from './route.ts'

const getConflictRoute = route(
  getConflict,
  async ({ database: { read } }, { input: { kind, id }, currentUser }) => {
    const { refusal, families } = requireFound(
      (await conflictIn(read, kind, id, currentUser.id)) ?? undefined,
      'case',
    )
    return {
      data: {
        refusal: refusal && conflictMessage(refusal),
        maybeRelatives: families.map(({ userId, firstName, lastName }) => ({
          id: userId ?? '',
          name: `${firstName} ${lastName}`.trim(),
        })),
      },
    }
  },
)

export const disputesRoutes: readonly Route[] = [
  limitedRoute(answerContest, 'change', answerContestUseCase),
  limitedRoute(askForEvidence, 'change', askForEvidenceUseCase),
  limitedRoute(resolveDispute, 'change', resolveDisputeUseCase),
  getConflictRoute,
  route(getCaseWork, async (ctx, request) => ({
    data: await getCaseWorkUseCase(ctx, request),
  })),
  limitedRoute(assignCase, 'change', assignCaseUseCase),
  limitedRoute(addCaseNote, 'change', addCaseNoteUseCase),
  route(getDispute, async ({ database, now }, { input }) => ({
    data: requireFound(await findDisputeRecord(database.read, input.id, now), 'dispute'),
  })),
  route(listDisputes, async ({ database }, { input }) => ({
    data: await listDisputeEntries(database, input),
  })),
]
