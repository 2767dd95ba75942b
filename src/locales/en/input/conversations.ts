/** Errors of a conversation’s fields. */
export const conversationInput = {
  'answer-missing': 'Enter your answer',
  'handover-code': 'Enter the 6 digits that the owner tells you',
  'message-missing': 'Write your message',
  'question-missing': 'Ask something that only the owner can know',
  'expected-answer-missing': 'Enter the answer, as you see it on the item',
  'expected-answer-form': 'Enter an answer with letters or digits',
}
