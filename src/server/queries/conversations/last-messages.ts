import type { Queries } from '../../db/database.ts'

/** The last message of each conversation, and whether the user has read it. */
export function lastMessagesQuery(db: Queries, userId: string, matchIds: readonly string[]) {
  return db
    .selectFrom('matches')
    .leftJoin('conversation_messages as last', (join) =>
      join.on('last.id', '=', (all) =>
        all
          .selectFrom('conversation_messages')
          .whereRef('match_id', '=', 'matches.id')
          .select('id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1),
      ),
    )
    .leftJoin('conversation_participants as reader', (join) =>
      join.onRef('reader.match_id', '=', 'matches.id').on('reader.user_id', '=', userId),
    )
    .where('matches.id', 'in', [...matchIds])
    .select(['matches.id', 'last.sender_id', 'last.text', 'last.created_at', 'reader.read_at'])
}

/**
 * Of open matches, those whose two users may still write to each other: the last message of each, and
 * when the finder asked a question that has no right answer yet.
 */
export async function openConversations(db: Queries, userId: string, matchIds: readonly string[]) {
  if (matchIds.length === 0) return []
  return lastMessagesQuery(db, userId, matchIds)
    .innerJoin('reports as missing', 'missing.id', 'matches.missing_report_id')
    .innerJoin('reports as found', 'found.id', 'matches.found_report_id')
    .innerJoin('users as owner', 'owner.id', 'missing.reporter_id')
    .innerJoin('users as finder', 'finder.id', 'found.reporter_id')
    .leftJoin('ownership_questions as question', (join) =>
      join
        .onRef('question.match_id', '=', 'matches.id')
        .on('question.answered_at', 'is', null)
        .on('question.tries_left', '>', 0),
    )
    .where('owner.status', '=', 'active')
    .where('finder.status', '=', 'active')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('blocks')
            .select('blocker_id')
            .where((of) =>
              of.or([
                of.and([
                  of('blocker_id', '=', of.ref('owner.id')),
                  of('blocked_id', '=', of.ref('finder.id')),
                ]),
                of.and([
                  of('blocker_id', '=', of.ref('finder.id')),
                  of('blocked_id', '=', of.ref('owner.id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .select('question.created_at as asked_at')
    .execute()
}
