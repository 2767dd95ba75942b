const contact =
  'Your message has a phone number or an address in it. It is safer to share these under “Who you are”: there the other person sees yours only when you see theirs.'

/** The conversation of a match. */
export const conversationWords = {
  answer: 'Answer',
  yourAnswer: 'Your answer',
  askOneThing: 'Ask one thing that only the owner can know. The owner has three tries.',
  ask: 'Ask',
  yourQuestion: 'Your question',
  questionExample: 'For example: which sticker is on the back?',
  theRightAnswer: 'The right answer',
  answerHint: 'A word or two. Nobody sees this answer, not even our team.',
  cancel: 'Cancel',
  block: 'Block',
  handedOver: 'Handed over. Thank you!',
  confirmHandOver: 'I handed it over',
  theOwnersSixDigits: 'The owner’s six digits',
  reportThisMessage: 'Report this message',
  reportMessage: 'Report message',
  reportIntro:
    'Our team reads this message and the messages before it. We do not tell the other person that you reported it.',
  whatIsWrongWithIt: 'What is wrong with the message?',
  theHandOver: 'The hand-over',
  finderSteps:
    'When the owner has the item in their hands, they tell you six digits. Enter the digits here. This closes both reports.',
  noCodeYet: 'The owner has no code yet.',
  sayCodeWhen:
    'Tell the finder this code only when you hold the item and its number is right. When the finder enters the code, both reports close.',
  codeUsedUp: 'The finder entered a wrong code five times. Make a new code.',
  makeCodeBefore: 'Make a code before you meet. Tell it to the finder when you hold the item.',
  makeANewCode: 'Make a new code',
  makeTheCode: 'Make the code',
  meetSafely: 'Meet safely',
  you: 'You',
  reportedToOurTeam: 'Reported to our team',
  ownerStart: 'Thank the finder, and ask where the item is now.',
  finderStart:
    'Say that the item is safe and where you could meet. Do not describe the item: let the owner do that.',
  showEarlierMessages: 'Show earlier messages',
  isItTheirs: 'Is the item really theirs?',
  youAsked: 'You asked: “{text}”',
  ownerWasRight: 'The owner gave the right answer.',
  notYetRight: 'No right answer yet.',
  threeWrong: 'Three answers were wrong. Do not hand the item over without more proof.',
  theFinderAsks: 'The finder asks',
  youGaveTheRightAnswer: 'You gave the right answer.',
  noTriesLeft: 'You have no tries left. Write to the finder instead.',
  send: 'Send',
  messageToTheFinder: 'Message to the finder',
  messageToTheOwner: 'Message to the owner',
  /** What a message risks, by the side that writes it. */
  riskOf: {
    owner: {
      money:
        'Do not pay before you hold the item: the other person may have nothing. A reward is your own choice.',
      contact,
    },
    finder: {
      money:
        'It is an offence to ask an owner to pay for their own item. We warn the owner about such messages.',
      contact,
    },
  },
  privacyHint: 'Do not write here what only the owner knows.',
  whoYouAre: 'Who you are',
  theirNumber: 'Their phone number:',
  sharingHint:
    'You do not have to share anything. A detail is shown only when both of you share it.',
  addItToYourAccount: 'Add one to your account',
  conversation: 'Conversation',
  triesLeft: 'A word or two. Tries left: {count}.',
  blocking:
    'You two can no longer write to each other. You cannot undo this. We do not tell the other person that you blocked them.',
  blockOther: { owner: 'Block the finder', finder: 'Block the owner' },
  blockQuestion: { owner: 'Block the finder?', finder: 'Block the owner?' },
  /** By the side that reads the text. */
  otherSide: { owner: 'The finder', finder: 'The owner' },
  otherIs: { owner: 'The finder is {name}', finder: 'The owner is {name}' },
  readyToShare: {
    owner: {
      name: 'The finder is ready to share their name.',
      phone: 'The finder is ready to share their phone number.',
    },
    finder: {
      name: 'The owner is ready to share their name.',
      phone: 'The owner is ready to share their phone number.',
    },
  },
  shownOnceShared: {
    owner: 'The finder sees it when they share theirs too.',
    finder: 'The owner sees it when they share theirs too.',
  },
  noPhoneNumber: 'Your account has no phone number. {link}',
  closed: {
    withdrawn: 'One of the two reports is closed, so this conversation is over.',
    recovered: 'The item is back with its owner. This conversation is over.',
    ended: 'This conversation is over.',
  },
  share: { name: 'Share my name', phone: 'Share my phone number' },
}
