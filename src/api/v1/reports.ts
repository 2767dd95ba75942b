import * as z from 'zod/mini'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { reportRecord } from '../reports/report-record.ts'
import { defineV1Endpoint } from './define-v1-endpoint.ts'

export const listOwnReports = defineV1Endpoint('GET', '/v1/reports', 'reports', {
  summary:
    'Your own reports, newest first, page by page. Send `next` as `after` to get the next page.',
  input: ownPage,
  result: ownPageResponse(
    z.pick(reportRecord, {
      id: true,
      uuid: true,
      status: true,
      stage: true,
      outcome: true,
      state: true,
      createdAt: true,
      closedAt: true,
    }),
  ),
  example: {
    input: { limit: 1 },
    result: {
      data: [
        {
          id: '5f0c3a52-9a6e-4f0e-8a30-6f1f4f5f7c11',
          uuid: '490154203237518',
          status: 'Lost',
          stage: 'active',
          outcome: null,
          state: 'Lagos',
          createdAt: 1_772_614_800_000,
          closedAt: null,
        },
      ],
      next: 't1772614800000-5f0c3a52-9a6e-4f0e-8a30-6f1f4f5f7c11',
    },
  },
})
