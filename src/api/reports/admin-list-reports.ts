import * as z from 'zod/mini'
import { reportStages } from '../../domain/reports/reports.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, optionalFormField } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, listFields } from '../list-fields.ts'
import { adminReportRecord } from './admin-report-record.ts'

export const reportSorts = ['createdAt', 'name', 'status'] as const

export const adminListReports = defineEndpoint('GET', '/admin/items', 'staff', {
  summary:
    'Reported items, newest first unless `sort` says otherwise. Pending ones wait for a decision. `search` is the beginning of a name or of an identifier, `owner` the id of a user.',
  input: z.object({
    ...listFields(reportSorts),
    status: optionalFormField(z.enum(reportStages, { error: invalid('report-stage') })),
    owner: optionalFormField(id),
  }),
  result: cappedListResponse({ items: z.array(adminReportRecord) }),
})
