/** The conversation of a match. */
export const conversationWords = {
  answer: 'Answer',
  yourAnswer: 'Your answer',
  askOneThing: 'Ask one thing that only the owner can know. They have three tries.',
  ask: 'Ask',
  yourQuestion: 'Your question',
  questionExample: 'For example: what is the sticker on the back?',
  theRightAnswer: 'The right answer',
  answerHint: 'A word or two. Nobody sees it, not even our team.',
  cancel: 'Cancel',
  block: 'Block',
  handedOver: 'Handed over. Thank you!',
  confirmHandOver: 'I handed it over',
  theOwnersSixDigits: 'The owner’s six digits',
  reportThisMessage: 'Report this message',
  reportMessage: 'Report message',
  reportIntro:
    'Our team reads it together with the messages before it. The other person is not told that you reported it.',
  whatIsWrongWithIt: 'What is wrong with it?',
  theHandOver: 'The hand-over',
  finderSteps:
    'When the owner has the item in their hands, they tell you six digits. Enter them here. This closes both reports.',
  noCodeYet: 'The owner has no code yet.',
  sayCodeWhen:
    'Say it only when you hold the item and its number is right. The finder enters it, and both reports are closed.',
  codeUsedUp: 'The code was entered wrong five times. Make a new one.',
  makeCodeBefore: 'Make a code before you meet. Say it when you hold the item.',
  makeANewCode: 'Make a new code',
  makeTheCode: 'Make the code',
  meetSafely: 'Meet safely',
  you: 'You',
  reportedToOurTeam: 'Reported to our team',
  ownerStart:
    'Thank the finder, and ask where it is now. Keep the details that only you know to yourself.',
  finderStart:
    'Say that it is safe and where you could meet. Do not describe it: let the owner do that.',
  showEarlierMessages: 'Show earlier messages',
  isItTheirs: 'Is it really theirs?',
  youAsked: 'You asked: “{text}”',
  ownerWasRight: 'The owner gave the right answer.',
  notYetRight: 'No right answer yet.',
  threeWrong: 'Three answers were wrong. Do not hand it over without more proof.',
  theFinderAsks: 'The finder asks',
  youGaveTheRightAnswer: 'You gave the right answer.',
  noTriesLeft: 'You have no tries left. Write to the finder instead.',
  send: 'Send',
  messageToTheFinder: 'Message to the finder',
  messageToTheOwner: 'Message to the owner',
  moneyWarning:
    'It is an offence to ask for money for what is not yours. We warn the owner of such messages.',
  privacyHint: 'Keep your name, number and address to yourself until you trust each other.',
  whoYouAre: 'Who you are',
  theirNumber: 'Their number:',
  sharingHint:
    'You do not have to share anything. A detail is shown only when both of you share it.',
  addItToYourAccount: 'Add it to your account',
  conversation: 'Conversation',
  triesLeft: 'A word or two. Tries left: {count}.',
  blocking:
    'You two can no longer write to each other. You cannot undo this. We do not tell them that it was you.',
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
    owner: 'Shown once the finder shares theirs too.',
    finder: 'Shown once the owner shares theirs too.',
  },
  noPhoneNumber: 'Your account has no phone number. {link}',
  closed: {
    withdrawn: 'One of the two reports is closed, so this conversation is over.',
    recovered: 'The item is back with its owner. Thank you! This conversation is over.',
    ended: 'This conversation is over.',
  },
  share: { name: 'Share my name', phone: 'Share my phone number' },
}
