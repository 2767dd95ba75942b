import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerNotification } from '../../../api/notifications/answer-notification.ts'
import type { NotificationRecord } from '../../../api/notifications/notification-record.ts'
import { type OwnerAnswer, ownerAnswers } from '../../../domain/reports/owner-answers.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { notificationsKey } from './queries.ts'

/**
 * Asks whether an asset that another user reported is the reader's. The answer can be changed
 * later.
 */
export function AnswerNotification({
  notification,
  answer,
}: {
  notification: Pick<NotificationRecord, 'id'>
  answer: OwnerAnswer | null
}) {
  const words = useWords('notificationWords', notificationWords)
  const answerLabels: Record<OwnerAnswer, string> = {
    mine: words.itIsMine,
    'not-mine': words.iSold,
  }
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: (chosen: OwnerAnswer) =>
      call(answerNotification, { id: notification.id, answer: chosen }),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
  return (
    // Above the link, which covers the whole card.
    <div className="relative z-10 my-1 grid gap-2">
      {answer && (
        <p role="status" className="text-sm font-medium">
          {fill(words.youAnsweredOurTeam, { value: answerLabels[answer] })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {ownerAnswers
          .filter((each) => each !== answer)
          .map((each) => (
            <Button
              key={each}
              variant={each === 'mine' && !answer ? 'primary' : 'secondary'}
              busy={send.isPending && send.variables === each}
              onClick={() => send.mutate(each)}
            >
              {answerLabels[each]}
            </Button>
          ))}
      </div>
    </div>
  )
}
