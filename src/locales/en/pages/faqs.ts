/** The page of questions; the three asked most are translated. */
export const faqWords = {
  title: 'Frequently asked questions',
  description:
    'What Toju is, what you can register, what it costs, what a check shows, and what to do when something is lost or found.',
  lead: 'Short answers. Each one ends with a guide that says more.',
  notAnswered: 'Not answered here?',
  writeToUs: 'Write to us. A person reads every message.',
  contactUs: 'Contact Us',
  allQuestions: 'All questions',
}

/** The questions that are translated, by their names in `src/content/faqs`. */
export const askedMost = [
  {
    id: 'what-is-toju',
    question: 'What is Toju?',
    answer:
      'Toju is a register of things that have their own number: phones, laptops, cars, motorcycles. You list what you own. If something is lost or stolen, you report it. Anyone about to buy it can look up the number first and be warned. And when somebody finds it, we tell both of you.',
  },
  {
    id: 'what-does-not-in-the-registry-mean',
    question: 'A check says “not in the registry”. Is it safe to buy?',
    answer:
      'It means that nobody has reported that number to us. That is good to know, but it is no proof. Many owners have not registered, and a theft may be only hours old. Look at the papers, try the phone, write a receipt, and check once more just before you pay.',
  },
  {
    id: 'i-found-something',
    question: 'I found something. What should I do?',
    answer:
      'Keep it safe and do not try to open it. Report it here as Found, with its number if you can read it, or hand it in at a police station, or both. If its owner has reported it lost, both of you get a message. Keep one detail to yourself, so that the owner can prove it is theirs.',
  },
]
