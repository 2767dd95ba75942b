import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PersonRecord } from '../../../api/person-record.ts'
import { Loaded } from '../../shell/Loaded.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { personQuery } from './queries.ts'
import { UserNotFound } from './UserNotFound.tsx'

interface Props {
  id: string
  children: (person: PersonRecord) => ReactNode
}

/** A screen about one person, once they are here. */
export function PersonScreen({ id, children }: Props) {
  const query = useQuery(personQuery(id))
  return (
    <Loaded query={query} skeleton={<ScreenSkeleton />} missing={<UserNotFound />}>
      {children}
    </Loaded>
  )
}
