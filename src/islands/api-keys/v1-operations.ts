import type { V1Endpoint } from '../../api/v1/define-v1-endpoint.ts'
import { check, exampleAnswer } from '../../api/v1/lookup/check.ts'
import { checkBatch } from '../../api/v1/lookup/check-batch.ts'
import { listOwnReports } from '../../api/v1/reports/list-own-reports.ts'
import { addWatches } from '../../api/v1/watches/add-watches.ts'
import { deleteOneWatch } from '../../api/v1/watches/delete-watch.ts'
import { deleteWatches } from '../../api/v1/watches/delete-watches.ts'
import { listWatches } from '../../api/v1/watches/list-watches.ts'
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  listSent,
  rotateSecret,
  sendAgain,
  testEndpoint,
  updateEndpoint,
} from '../../api/v1/webhooks/endpoints.ts'

/** The operations of the public API, in the order in which `/developers` explains them. */
export const v1Operations: readonly V1Endpoint[] = [
  check,
  checkBatch,
  listOwnReports,
  addWatches,
  listWatches,
  deleteOneWatch,
  deleteWatches,
  createEndpoint,
  listEndpoints,
  updateEndpoint,
  deleteEndpoint,
  rotateSecret,
  testEndpoint,
  listSent,
  sendAgain,
]

/** The response to the first call in the documentation. */
export const firstAnswer = JSON.stringify({ data: exampleAnswer }, null, 2)
