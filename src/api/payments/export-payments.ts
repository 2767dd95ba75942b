import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { noInput } from '../fields.ts'

/** Maximum number of rows, newest first. */
export const maxExportedPayments = 50_000

export const exportPayments = defineEndpoint('POST', '/admin/payments/export', 'staff', {
  summary: `The ledger as CSV, the newest ${maxExportedPayments} entries. Needs a recent password check.`,
  input: noInput,
  result: z.string(),
  media: 'text/csv',
})
