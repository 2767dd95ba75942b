import { useStore } from '@nanostores/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { fill } from '../../../locales/texts.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { BackLink } from '../../shell/nav/links.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { $queue, placeInQueue } from '../table/queue.ts'
import { CaseAssignee, type WorkedCase } from './CaseWork.tsx'
import { ConflictNotice } from './ConflictOfInterest.tsx'
import { QueueSteps } from './QueueSteps.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  id: string
  /** The list that contains the record. */
  back: { to: string; label: string }
  /** For the records before and after it in that list. */
  steps?: { list: string; pathOf: (id: string) => string } | undefined
  /** The title if the record could not be loaded: `Report`. */
  title: string
  /** Shown if the record does not exist. */
  missing: string
  children: (data: Data) => ReactNode
}

/** The screen of one record of a list. */
export function RecordScreen<Data>(props: Props<Data>) {
  const { query, id, back, steps, title, missing, children } = props
  // With the filters of the list that it was opened from.
  const list = placeInQueue(useStore($queue), steps?.list ?? '', id)?.from ?? back.to
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <BackLink to={list}>{back.label}</BackLink>
        {steps && (
          // As far above what follows as the link, and its text at the edge.
          <div className="-me-4 mb-2">
            <QueueSteps {...steps} id={id} />
          </div>
        )}
      </div>
      <QueryBoundary
        query={query}
        skeleton={<ScreenSkeleton />}
        head={<ScreenHeader title={title} />}
        missing={
          <NotFound
            title={missing}
            action={
              <ButtonLink to={back.to} variant="secondary">
                {fill(adminCaseWords.goTo, { list: back.label })}
              </ButtonLink>
            }
          />
        }
      >
        {children}
      </QueryBoundary>
    </>
  )
}

interface CaseHeaderProps {
  about: WorkedCase
  /** The key of the list of such cases. */
  list: string
  title: string
  isOpen: boolean
  /** One line below the title. */
  children?: ReactNode
}

/** The header of a case that staff decide. */
export function CaseHeader({ about, list, title, isOpen, children }: CaseHeaderProps) {
  return (
    <>
      <ScreenHeader title={title} action={isOpen && <CaseAssignee about={about} list={list} />}>
        {children}
      </ScreenHeader>
      <ConflictNotice about={about} />
    </>
  )
}
