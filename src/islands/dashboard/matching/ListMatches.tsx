import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { ListedMatch } from '../../../api/matching/matches.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { TitledCards } from '../../../ui/sections/TitledCards.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { LabelMessages } from '../conversations/LabelMessages.tsx'
import { matchesQuery } from '../screen-queries.ts'
import { lastAt, MatchCard } from './MatchCard.tsx'

/** Whether there is something left to decide or to say. */
const goesOn = ({ state }: ListedMatch) => state === 'suggested' || state === 'open'

/** The matches of the user's reports: those that go on before the others, the last message first. */
export function ListMatches() {
  return (
    <>
      <ScreenHeader title={matchWords.title}>{matchWords.about}</ScreenHeader>
      <FindersMessages />
      <QueryBoundary query={useQuery(matchesQuery)} skeleton={<ScreenSkeleton />}>
        {(all) => {
          const shown = all.filter(({ state }) => state !== 'refused')
          return shown.length === 0 ? (
            <EmptyState title={matchWords.noMatchYet} icon={<MessageCircle aria-hidden="true" />}>
              {matchWords.weCompare}
            </EmptyState>
          ) : (
            <section className="grid gap-3">
              <h2 className="text-xl">{matchWords.matches}</h2>
              <ul className="grid gap-3">
                {shown
                  .toSorted(
                    (a, b) => Number(goesOn(b)) - Number(goesOn(a)) || lastAt(b) - lastAt(a),
                  )
                  .map((match) => (
                    <li key={match.id}>
                      <MatchCard match={match} />
                    </li>
                  ))}
              </ul>
            </section>
          )
        }}
      </QueryBoundary>
    </>
  )
}

/** The messages that finders sent through labels. */
function FindersMessages() {
  return (
    <LabelMessages>
      {(items) => <TitledCards title={matchWords.labelMessages}>{items}</TitledCards>}
    </LabelMessages>
  )
}
