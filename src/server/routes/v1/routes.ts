import * as z from 'zod/mini'
import { check } from '../../../api/v1/lookup/check.ts'
import { checkBatch } from '../../../api/v1/lookup/check-batch.ts'
import { listOwnReports } from '../../../api/v1/reports/list-own-reports.ts'
import { clientsWithKey } from '../../services/lookup/enumeration-detector.ts'
import { lookUp } from '../../services/lookup/look-up.ts'
import { lookUpBatch } from '../../services/lookup/verify-batch.ts'
import { listMyReportsUseCase } from '../../services/reports/list-my-reports.ts'
import { type Route, route } from '../route.ts'

// Operations of the public API. They run the services of the website’s own endpoints.

const checkRoute = route(check, async (ctx, { input, currentUser }) =>
  lookUp(ctx, input.identifier, { apiKey: currentUser, language: input.language }),
)

const checkBatchRoute = route(checkBatch, async (ctx, { input, currentUser }) => {
  const clients = clientsWithKey(currentUser)
  return { data: await lookUpBatch(ctx, input.identifiers, { userId: currentUser.id, clients }) }
})

const listOwnReportsRoute = route(listOwnReports, async (ctx, { input, currentUser }) =>
  // The schema drops the fields that the public API does not have.
  z.parse(listOwnReports.result, await listMyReportsUseCase(ctx, currentUser.id, input)),
)

export const v1Routes: readonly Route[] = [checkRoute, checkBatchRoute, listOwnReportsRoute]
