import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { type Case, ConflictNotice, UnlessConflict } from './ConflictOfInterest.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  /** The list that contains the record. */
  back: { to: string; label: string }
  /** Shown if the record does not exist. */
  missing: string
  children: (data: Data) => ReactNode
}

/** The screen of one record of a list. */
export function RecordScreen<Data>({ query, back, missing, children }: Props<Data>) {
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <QueryBoundary
        query={query}
        skeleton={<ScreenSkeleton />}
        missing={<EmptyState title={missing} />}
      >
        {children}
      </QueryBoundary>
    </>
  )
}

interface CaseHeaderProps {
  about: Case
  title: string
  /** The possible decisions; hidden from a party to the case. */
  action: ReactNode
}

/** The header of a case that staff decide. */
export function CaseHeader({ about, title, action }: CaseHeaderProps) {
  return (
    <>
      <ScreenHeader
        title={title}
        action={<UnlessConflict about={about}>{action}</UnlessConflict>}
      />
      <ConflictNotice about={about} />
    </>
  )
}
