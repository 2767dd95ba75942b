/** The page that says how an answer is made, and who answers for it. */
export const howWeDecideWords = {
  title: 'How we decide',
  description:
    'What “Do not buy”, “Nothing reported” and “Not in the registry” mean, who reads the reports, and how to object.',
  lead: 'Our answer can stop a sale, so we show how we decide.',
  read: {
    title: 'We read the number first',
    text: 'We see most typing mistakes, such as one wrong digit, and tell you. Everyone who checks a number gets the same answer.',
  },
  person: {
    title: 'A person reads every theft report',
    text: 'We look at the receipt, the pictures and the police reference. Until we decide, buyers see “Under review”. If we cannot confirm a theft, we close the report and tell the reporter why.',
  },
  two: {
    title: 'Two people, one number',
    text: 'Registering first does not make somebody the owner. We ask both people for evidence, in the same words. Until we decide, the answer is “Two claims: do not buy”.',
  },
  log: {
    title: 'Nobody can hide a change',
    text: 'Each change of an answer is an entry in a public log. Nobody can secretly change an entry, not even our team.',
    link: 'See the public log',
  },
  answers: 'What the three colours mean',
  red: { word: 'Do not buy', text: 'Someone reported the item, or two people claim it.' },
  grey: {
    word: 'Not in the registry',
    text: 'Nobody reported it. It is not registered, or its owner keeps it private. It may still be stolen.',
  },
  green: { word: 'Nothing reported', text: 'Its owner registered it. Nobody reported it.' },
  never: 'What we never do',
  neverDo: [
    'Sell an answer. No plan or payment changes what a check says.',
    'Show a name, a phone number or a receipt to somebody who checks.',
    'Let staff decide their own cases.',
    'Change what an authority lists. We show its name and its date.',
  ],
  object: 'Are we wrong?',
  objectText:
    'Write to {email} with the number and your receipt. We look again, and explain our decision.',
  who: 'Who we are',
  company: 'Company',
  registrationNumber: 'RC number',
  address: 'Address',
  people: 'People',
  phone: 'Phone',
  email: 'Email',
}
