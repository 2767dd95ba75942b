import { queryOptions, useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseKind } from '../../../domain/disputes/conflicts-of-interest.ts'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Rich } from '../../../ui/Rich.tsx'
import { Notice } from '../../forms/Notice.tsx'
import { userPath } from '../../paths.ts'
import { call } from '../../session.ts'

/** The case that a decision is about. */
export interface Case {
  kind: CaseKind
  id: string
}

const conflictQuery = ({ kind, id }: Case) =>
  queryOptions({
    queryKey: ['conflict', kind, id],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/conflicts/{kind}/{id}', { kind, id }, { signal })).data,
  })

/**
 * Why the signed-in user may not decide this case; null if they may, undefined until it is known.
 */
export function useConflict(about: Case): string | null | undefined {
  return useQuery(conflictQuery(about)).data?.refusal
}

/**
 * Explains that another staff member must decide, or that a party may be a relative of the user.
 */
export function ConflictNotice({ about }: { about: Case }) {
  const { data } = useQuery(conflictQuery(about))
  if (!data) return null
  if (data.refusal !== null) return <Notice icon={UsersRound}>{data.refusal}</Notice>
  if (data.maybeRelatives.length === 0) return null
  return (
    <Notice icon={UsersRound}>
      <Rich
        text={adminCaseWords.sharesYours}
        parts={{
          names: data.maybeRelatives.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={userPath(id)} className="text-link">
                {name}
              </a>
            </span>
          )),
        }}
      />
    </Notice>
  )
}

/**
 * Hides the decision from users with a conflict of interest. The server refuses them in any case.
 */
export function UnlessConflict({ about, children }: { about: Case; children: ReactNode }) {
  return useConflict(about) ? null : children
}
