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
    text: 'We look at the receipt, the pictures and the police reference. Until we decide, buyers see “Do not buy” and “under review”. If we cannot confirm a theft, we close the report and tell the reporter why.',
  },
  two: {
    title: 'Two people, one number',
    text: 'Sometimes two people register the same number. The first is not always the owner, so we ask both the same question: what evidence do you have? Until we decide, the answer is “Two claims: do not buy”.',
  },
  log: {
    title: 'Nobody can hide a change',
    text: 'We write each change of an answer in a public log. Nobody can secretly change what the log says, not even our team.',
    link: 'See the public log',
  },
  answers: 'What the three colours mean',
  red: {
    word: 'Do not buy',
    text: 'Somebody reported the item, two people claim it, or an authority lists it.',
  },
  grey: {
    word: 'Not in the registry',
    text: 'Nobody reported the item. It is not registered, or its owner keeps it private. It may still be stolen.',
  },
  green: { word: 'Nothing reported', text: 'The item is registered, and nobody reported it.' },
  never: 'What we never do',
  neverDo: [
    'Sell an answer. No plan or payment changes what a check says.',
    'Show a name, a phone number or a receipt to somebody who checks.',
    'Let staff decide their own cases.',
    'Change what an authority lists. We show its name and the date of its list.',
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
