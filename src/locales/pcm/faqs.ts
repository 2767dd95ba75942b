import type { askedMost as enAskedMost, faqWords as enFaqWords } from '../en/pages/faqs.ts'
import type { Translation } from '../translation.ts'

/** The page of questions; the three asked most are translated. */
export const faqWords: Translation<typeof enFaqWords> = {
  title: 'Questions wey people dey ask',
  description:
    'Wetin be Toju, wetin “e no dey register” mean, and wetin to do when you find something.',
  lead: 'Short answers to three questions. The others dey for English.',
  notAnswered: 'You no see your question?',
  writeToUs: 'Write to us. Person dey read every message.',
  contactUs: 'Write to us',
  allQuestions: 'All questions',
}

/** The questions that are translated, by their names in `src/content/faqs`. */
export const askedMost: Translation<typeof enAskedMost> = [
  {
    id: 'what-is-toju',
    question: 'Wetin be Toju?',
    answer:
      'Toju na register of things wey get their own number: phone, laptop, motor, okada. You go list wetin you get. If e lost or dem thief am, you go report am. Anybody wey wan buy am fit check the number first, and see the warning. If person find am, we go tell the two of una.',
  },
  {
    id: 'what-does-not-in-the-registry-mean',
    question: 'The check say “e no dey register”. E clean to buy?',
    answer:
      'E mean say nobody don report that number to us. E good to know, but e no be proof. Plenty owners never register, and dem fit don thief am just now. Look the papers, try the phone, write receipt, and check again before you pay.',
  },
  {
    id: 'i-found-something',
    question: 'I find something. Wetin I go do?',
    answer:
      'Keep am well and no try open am. Report am here say you find am, with the number if you fit read am. You fit also give am to police station. If the owner don report say e lost, the two of una go get message. Keep one detail for your mind, so that the owner fit prove say na im own.',
  },
]
