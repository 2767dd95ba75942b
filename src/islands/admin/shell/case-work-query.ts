import { queryOptions } from '@tanstack/react-query'
import { getCaseWork } from '../../../api/disputes/get-case-work.ts'
import type { WorkedCaseKind } from '../../../domain/disputes/case-work.ts'
import { call } from '../../session.ts'

/** A case that staff can take, by its kind and the id of its report, dispute or business. */
export interface WorkedCase {
  kind: WorkedCaseKind
  id: string
}

export const caseWorkQuery = ({ kind, id }: WorkedCase) =>
  queryOptions({
    queryKey: ['case-work', kind, id],
    queryFn: async ({ signal }) => (await call(getCaseWork, { kind, id }, { signal })).data,
  })
