import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { fill } from '../../../locales/texts.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { type Case, ConflictNotice, UnlessConflict } from './ConflictOfInterest.tsx'
import { QueueSteps } from './QueueSteps.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  id: string
  /** The list that contains the record. */
  back: { to: string; label: string }
  /** For the records before and after it in that list. */
  steps?: { list: string; pathOf: (id: string) => string } | undefined
  /** The title unless the record could be loaded: `Report`. */
  title: string
  /** Shown if the record does not exist. */
  missing: string
  children: (data: Data) => ReactNode
}

/** The screen of one record of a list. */
export function RecordScreen<Data>(props: Props<Data>) {
  const { query, id, back, steps, title, missing, children } = props
  const head = <ScreenHeader title={title} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <BackLink to={back.to}>{back.label}</BackLink>
        {steps && <QueueSteps {...steps} id={id} />}
      </div>
      <QueryBoundary
        query={query}
        skeleton={<ScreenSkeleton />}
        head={head}
        missing={
          <>
            {head}
            <EmptyState
              title={missing}
              icon={<SearchX aria-hidden="true" />}
              action={
                <ButtonLink to={back.to} variant="secondary">
                  {fill(adminCaseWords.goTo, { list: back.label })}
                </ButtonLink>
              }
            >
              {adminCaseWords.linkMayBeWrong}
            </EmptyState>
          </>
        }
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
