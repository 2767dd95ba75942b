import { check, checkBatch, exampleAnswer } from '../../api/v1/check.ts'
import type { V1Endpoint } from '../../api/v1/define-v1-endpoint.ts'
import { listOwnReports } from '../../api/v1/reports.ts'
import { addWatches, deleteOneWatch, deleteWatches, listWatches } from '../../api/v1/watches.ts'
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  listSent,
  rotateSecret,
  sendAgain,
  testEndpoint,
  updateEndpoint,
} from '../../api/v1/webhooks.ts'

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
