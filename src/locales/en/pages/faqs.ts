/** The page of questions; the three asked most are translated in `src/content/faqs`. */
export const faqWords = {
  title: 'Frequently asked questions',
  description:
    'What Toju is, what you can register, what it costs, what a check shows, and what to do when something is lost or found.',
  lead: 'Short answers. Each one ends with a link to a guide.',
  notAnswered: 'Not answered here?',
  writeToUs: 'Write to us. A person reads every message.',
  contactUs: 'Contact Us',
  allQuestions: 'All questions',
}
