/** What is wrong with a field of a conversation. */
export const conversationInput = {
  'label-code': 'This is not a code of ours',
  'contact-form': 'Enter a phone number like 08031234567 or an e-mail address, or leave it out',
  'place-missing': 'Say where it is now',
  'message-to-owner-missing': 'Write a few words to the owner',
  'answer-missing': 'Enter your answer',
  'handover-code': 'Enter the 6 digits the owner says',
  'message-missing': 'Write your message',
  'question-missing': 'Ask something that only the owner can know',
  'expected-answer-missing': 'Enter the answer, as you see it on the item',
  'expected-answer-form': 'Enter an answer with letters or digits',
  'complaint-decision': 'Choose upheld or dismissed',
  'complaint-state': 'Choose open, upheld or dismissed',
}
