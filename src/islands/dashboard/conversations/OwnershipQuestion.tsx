import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { AskOwner } from './AskOwner.tsx'
import { Step } from './Step.tsx'

/** Lets the finder verify the owner without revealing facts that a thief could use. */
export function OwnershipQuestion({ thread: { id, side, question } }: { thread: ThreadRecord }) {
  if (side === 'finder') {
    return (
      <Step title="Is it really theirs?">
        {question ? (
          <>
            <p className="text-sm">You asked: “{question.text}”</p>
            <p className="text-sm font-medium">
              {question.answered
                ? 'The owner gave the right answer.'
                : question.triesLeft > 0
                  ? 'No right answer yet.'
                  : 'Three answers were wrong. Take care: do not hand it over without more proof.'}
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
    <Step title="The finder asks">
      <p className="text-sm font-medium">“{question.text}”</p>
      {question.answered ? (
        <p className="text-sm">You gave the right answer.</p>
      ) : question.triesLeft > 0 ? (
        <AnswerQuestion id={id} triesLeft={question.triesLeft} />
      ) : (
        <p className="text-sm">That was the last try. Write to the finder instead.</p>
      )}
    </Step>
  )
}
