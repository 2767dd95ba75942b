import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { match } from '../routes.ts'
import { MatchView } from './MatchView.tsx'
import { matchQuery } from './queries.ts'

export function GetMatch() {
  const { id } = match.useParams()
  return (
    <>
      <BackLink to={paths.matches}>Matches</BackLink>
      <Loaded query={useQuery(matchQuery(id))} skeleton={<ScreenSkeleton />} missing={<NotFound />}>
        {(record) => <MatchView match={record} />}
      </Loaded>
    </>
  )
}
