import type { V1Endpoint } from '../../api/v1/define-v1-endpoint.ts'
import { check, exampleAnswer } from '../../api/v1/lookup/check.ts'
import { checkBatch } from '../../api/v1/lookup/check-batch.ts'
import { listOwnReports } from '../../api/v1/reports/list-own-reports.ts'

/** The operations of the public API, in the order in which `/developers` explains them. */
export const v1Operations: readonly V1Endpoint[] = [check, checkBatch, listOwnReports]

/** What the first call answers. */
export const firstAnswer = JSON.stringify({ data: exampleAnswer }, null, 2)
