/** Reporting a found item, with or without an account. */
export const reportFindWords = {
  next: 'Next',
  theNumber: 'The number on it',
  whereToFind:
    'On a phone that is on: dial *#06#. If it is off, look at the SIM tray or the back. On a vehicle: the frame or the plate.',
  confirmNumber: 'I have compared it: this is really what it says.',
  brandOrMake: 'Brand or make',
  describeIt: 'What is it, and what does it look like?',
  descriptionHint: 'Leave out one detail that only the owner knows. You can ask about it later.',
  state: 'State',
  chooseAState: 'Choose a state',
  foundOn: 'When did you find it?',
  place: 'Where did you find it?',
  stepOne: 'Step 1 of 3: what you found',
  stepTwo: 'Step 2 of 3: where you found it, and your email',
  stepThree: 'Step 3 of 3: your code',
  photo: 'Picture',
  photoHint: 'Of the outside. Do not show what only the owner can know.',
  eMail: 'Email',
  emailHint: 'We send a six-digit code to it. The owner never sees it.',
  accountHint:
    'If this email has no account yet, the code opens one. We write to you there when the owner is found. You need no password now.',
  reportFound: 'Report it found',
  changeReport: 'Change what I wrote',
  back: 'Back',
  code: 'Code',
  newCode: 'Send a new code',
  checkSpam: 'Nothing there yet? Look in the spam folder too.',
  thanks: 'Thank you. Your report is in.',
  whatHappensNext: 'What happens next',
  keepItSafe: 'Keep it safe. Do not sell it, and do not try to unlock it.',
  contactHint:
    'You write to each other on Toju and meet in a public place. Neither of you sees a name, an email or a phone number until you both choose to share it.',
  howToComeBack: 'How to come back',
  existingAccountHint:
    'The report is in the account that this email already has. Log in to see it and to answer the owner.',
  seeMyReport: 'See my report',
  logInToSee: 'Log in to see it',
  setAPassword: 'Set a password',
  codeSent:
    'We sent a six-digit code to {strong}. It works for 10 minutes. Entering it sends your report.',
  lookingForOwner: 'We look for its owner, and mail you at {strong} as soon as there is one.',
  optional: 'optional',
  wrongCode: 'This code is wrong or too old.',
  alreadyOpen: 'This item has an open report already.',
  draftReplaced: 'This report was sent again with another text. Send it once more.',
}

/** Reporting a lost or stolen item by its number. */
export const lossWords = {
  send: 'Report it',
  theNumber: 'The number of your item',
  numberHint: 'IMEI, serial number, plate or VIN.',
  dontKnow: 'I do not know the number',
  onTheBox: 'Look on the box or the receipt.',
  anotherPhone: 'Still have the phone? Dial *#06#. On a locked phone, press Emergency call first.',
  inTheAccount: 'Your Google or Apple account lists your phone’s IMEI.',
  atTheShop: 'The shop or your network may have it.',
  onTheVehicle: 'For a vehicle, look on its papers or insurance.',
  draftKept: 'Keep this page open. What you typed stays here.',
  remindMe: 'Keep it and remind me',
  reminderSet: 'Kept. We mail it to you in three days.',
  whatHappened: 'What happened?',
  stolen: 'Stolen',
  lost: 'Lost',
  when: 'When?',
  today: 'Today',
  yesterday: 'Yesterday',
  place: 'Where?',
  emailHint: 'We send a six-digit code to it. If it has no account yet, the code opens one.',
  reported: 'Your report is in.',
  whatNext: {
    Lost: 'Anyone who checks its number sees that it is lost. We message you if it is found.',
    Stolen:
      'Our team reviews it first. Until they confirm it, a check says “reported, under review”. We message you if it is found.',
  },
  newAccount:
    'You now have an account with this email. Set a password to log in on another device.',
}

/** What the confirmation of a loss says in place of `reportFindWords`. */
export const lossConfirmWords = {
  reportFound: 'Send my report',
  seeMyReport: 'See what to do now',
  stepThree: 'Last step: your code',
}
