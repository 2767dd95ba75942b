import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { fill } from '../../../locales/texts.ts'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { AskOwner } from './AskOwner.tsx'
import { Step } from './Step.tsx'

/** Lets the finder verify the owner without revealing facts that a thief could use. */
export function OwnershipQuestion({ thread: { id, side, question } }: { thread: ThreadRecord }) {
  if (side === 'finder') {
    return (
      <Step title={conversationWords.isItTheirs}>
        {question ? (
          <>
            <p className="text-sm">{fill(conversationWords.youAsked, { text: question.text })}</p>
            <p className="text-sm font-medium">
              {question.answered
                ? conversationWords.ownerWasRight
                : question.triesLeft > 0
                  ? conversationWords.notYetRight
                  : conversationWords.threeWrong}
            </p>
          </>
        ) : (
          <AskOwner id={id} />
        )}
      </Step>
    )
  }
  if (!question) return null
  return (
    <Step title={conversationWords.theFinderAsks}>
      <p className="text-sm font-medium">“{question.text}”</p>
      {question.answered ? (
        <p className="text-sm">{conversationWords.youGaveTheRightAnswer}</p>
      ) : question.triesLeft > 0 ? (
        <AnswerQuestion id={id} triesLeft={question.triesLeft} />
      ) : (
        <p className="text-sm">{conversationWords.noTriesLeft}</p>
      )}
    </Step>
  )
}
