/** Reporting a found item, with or without an account. */
export const reportFindWords = {
  next: 'Next',
  sendCode: 'Send me the code',
  theNumber: 'The number on the item',
  whereToFind:
    'Is the phone on? Dial *#06#. Is it off? Look at the SIM tray or the back. On a vehicle, look at the frame or the plate.',
  noNumber: 'I cannot find a number',
  lockedPhone: 'Is the phone locked? Press Emergency call, then dial *#06#.',
  otherPlaces: 'On other things, look at the back, under the battery, or at the plug.',
  withoutNumber:
    'Nothing to read? Give the item to the people in charge where you found it, or to the police. We can only match items that have a number.',
  confirmNumber: 'I have compared the number, and it is right.',
  brandOrMake: 'Brand or make',
  describeIt: 'What did you find, and what does it look like?',
  descriptionHint:
    'Leave out one detail that only the owner knows. You can ask the owner about it later.',
  state: 'State',
  chooseAState: 'Choose a state',
  stateHint: 'We tell the owner in which state it is.',
  foundOn: 'When did you find it?',
  place: 'Where did you find it?',
  stepOne: 'Step 1 of 3: what you found',
  stepTwo: 'Step 2 of 3: where you found it, and your email',
  stepThree: 'Step 3 of 3: your code',
  photo: 'Picture',
  photoHint: 'Show only the outside. Leave out what only the owner can know.',
  eMail: 'Email',
  didYouMean: 'Did you mean {email}?',
  emailHint: 'We send a six-digit code to this email. The owner never sees your email.',
  accountHint: 'No account yet? The code opens one for you. You need no password now.',
  reportFound: 'Report it found',
  changeReport: 'Change what I wrote',
  back: 'Back',
  code: 'Code',
  newCode: 'Send a new code',
  newCodeIn: 'Send a new code in {seconds} s',
  newCodeSent: 'We sent a new code.',
  checkSpam: 'No email yet? Look in the spam folder too.',
  thanks: 'Thank you. We have your report.',
  whatHappensNext: 'What happens next',
  keepItSafe: 'Keep the item safe. Do not sell it, and do not try to unlock it.',
  contactHint:
    'You and the owner write to each other on Toju. You see each other’s name or phone number only if you both share it. Meet in a public place.',
  howToComeBack: 'How to find your report again',
  existingAccountHint:
    'This email already has an account, and the report is in it. Log in to see the report and your messages.',
  seeMyReport: 'See my report',
  logInToSee: 'Log in to see my report',
  setAPassword: 'Set a password',
  newPassword: 'New password',
  passwordHint: '8 characters or more. A few words together are easy to remember.',
  reveal: { show: 'Show', hide: 'Hide' },
  savePassword: 'Save password',
  passwordSaved: 'Password saved. Log in with it on any device.',
  weakPassword: 'This password is easy to guess. Choose another.',
  tooLateForPassword: 'It is too late to set a password here. Get a link by email.',
  linkByEmail: 'Get a link by email',
  codeSent:
    'We sent a six-digit code to {strong}. It works for 10 minutes. Enter the code to send your report.',
  lookingForOwner: 'We look for the owner, and email you at {strong} as soon as we find them.',
  optional: 'optional',
  wrongCode: 'This code is wrong or too old. Check it, or send a new code.',
  alreadyOpen: 'This item has an open report already.',
  draftReplaced:
    'Another report was sent with this email after yours. Press “Change what I wrote”, and send yours again.',
}

/** Reporting a lost or stolen item by its number. */
export const lossWords = {
  send: 'Report it',
  theNumber: 'The number of your item',
  numberHint: 'IMEI, serial number, plate or VIN.',
  dontKnow: 'I do not know the number',
  whatIsIt: 'What is it?',
  onTheBox: 'Look on the box or the receipt.',
  anotherPhone:
    'Do you still have the phone? Dial *#06#. If it is locked, press Emergency call first.',
  inTheAccount: 'Your Google or Apple account lists your phone’s IMEI.',
  atTheShop: 'The shop or your network may know the number.',
  onTheVehicle: 'For a vehicle, look on its papers or insurance.',
  draftKept: 'Keep this page open. What you typed stays here.',
  firstHour: 'What to do in the first hour',
  sendToMyself: 'Or send this form to yourself, and finish it later:',
  finishLater: 'Finish my report on Toju: {url}',
  remindMe: 'Save what I typed and remind me',
  reminderSet: 'Saved. We remind you by email in three days.',
  whatHappened: 'What happened?',
  stolen: 'Stolen',
  underReview: 'Under review',
  lost: 'Lost',
  when: 'When?',
  today: 'Today',
  yesterday: 'Yesterday',
  anotherDay: 'Other',
  place: 'Where?',
  emailHint: 'We send a six-digit code to this email. No account yet? The code opens one for you.',
  reported: 'We have your report.',
  whatNext: {
    Lost: [
      'Anyone who checks the number of your item sees that it is lost.',
      'We message you if somebody finds it.',
    ],
    Stolen: [
      'Our team reviews your report first. Until they confirm it, a check already says “Do not buy”.',
      'After that, we message you if somebody finds your item.',
    ],
  },
  usually: {
    fewHours: 'Usually within a few hours',
    day: 'Usually within a day',
    days: 'Usually within {days} days',
  },
  newAccount:
    'You now have an account with this email. Set a password to log in on another device.',
}

/** What the confirmation of a loss says in place of `reportFindWords`. */
export const lossConfirmWords = {
  reportFound: 'Send my report',
  seeMyReport: 'See what to do now',
  stepOne: 'Step 1 of 2: what happened',
  stepThree: 'Step 2 of 2: your code',
}
