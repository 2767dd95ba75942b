import type {
  findInput as enFindInput,
  reportFindPageWords as enReportFindPageWords,
} from '../en/pages/report-find.ts'
import type { reportFindWords as enReportFindWords } from '../en/screens/report-find.ts'
import type { Translation } from '../translation.ts'

/** Reporting a found item without an account. */
export const reportFindWords: Translation<typeof enReportFindWords> = {
  next: 'Next',
  theNumber: 'The number wey dey am',
  onAPhone:
    'For phone wey dey on: dial *#06#. If e dey off, look the SIM tray or the back. For motor: the body or the plate.',
  iHaveCompared: 'I don compare am: na wetin e really show be this.',
  whatNumber: 'Which kind number be this?',
  iAmNotSure: 'I no sure',
  brandOrMake: 'Brand or make',
  whatIsItAndWhere: 'Wetin be am, and how e be?',
  leaveOutWhatOnly: 'Leave out one thing wey only the owner know. You fit ask about am later.',
  state: 'State',
  chooseAState: 'Choose state',
  found: 'Day wey you find am',
  place: 'Where you find am?',
  yourFirstName: 'Your first name',
  eMail: 'E-mail',
  weSendASixDigit: 'We go send six-digit code to am. The owner no go ever see am.',
  theCodeOpensAnAccount:
    'The code go open account for this e-mail, if e no get one, so that we fit tell you when we see the owner. You no need password now. To come back later, choose “Forgot password” for the log-in page: we go mail you link to set one.',
  reportItFound: 'Report say I find am',
  changeWhatIWrote: 'Change wetin I write',
  code: 'Code',
  nothingThereYetLook: 'You no see am yet? Look the spam folder too.',
  thankYouYourReport: 'Thank you. Your report don enter.',
  whatHappensNext: 'Wetin go happen next',
  keepItSafe: 'Keep am well. No sell am, and no try unlock am.',
  youWriteToEachOther:
    'Una go write to each other for Toju and meet for public place. None of una go see name, e-mail or phone number until the two of una choose to share am.',
  howToComeBack: 'How to come back',
  youNowHaveAnAccount:
    'You get account now with this e-mail and you don sign in for this device. E no get password yet: choose “Forgot password” for the log-in page any time, and we go mail you link to set one.',
  theReport:
    'The report dey the account wey this e-mail get before. Log in to see am and to answer the owner.',
  seeMyReport: 'See my report',
  logInToSee: 'Log in to see am',
  setAPassword: 'Set password',
  weSentASixDigit:
    'We don send six-digit code to {strong}. E go work for 10 minutes, and e go report wetin you write last.',
  weLookForItsOwner:
    'We dey look for the owner. When person report say e lost, we go mail you for {strong}.',
  photo: 'Photo',
  photoHint: 'Of the outside. No show wetin only the owner fit know.',
  stepOne: 'Step 1 of 2: wetin you find',
  stepTwo: 'Step 2 of 2: your code',
  optional: 'if you like',
  wrongCode: 'This code no correct or e don old.',
  sendAgain: 'This report don go again with another text. Send am one more time.',
}

/** The page around the form for finders without an account. */
export const reportFindPageWords: Translation<typeof enReportFindPageWords> = {
  title: 'Report wetin you find',
  description:
    'You find phone, laptop or motor? Report am with the number, you no need account. We go tell the owner, and we no go ever show who you be.',
  lead: 'You no need account to start. We go look for the owner and tell the two of una. None of una go see who the other person be. You get account?',
  fromAccount: 'Report am from your account',
}

/** Why the form refuses a field. */
export const findInput: Readonly<Record<keyof typeof enFindInput, string>> = {
  'name-characters': 'Use only letters, space, dot and dash',
  'email-missing': 'Type your e-mail address',
  'email-too-long': 'This e-mail address too long',
  'email-incomplete': 'Type full e-mail address, like ada@example.com',
  'your-first-name-missing': 'Type your first name',
  'found-number-missing': 'Type the number wey dey am',
  'found-kind': 'Choose the kind of number',
  'brand-or-make-missing': 'Type the brand or make, like Samsung',
  'find-missing': 'Talk wetin be am and where e dey',
  'number-unreadable': 'We no fit read this number. Type am again.',
  'state-missing': 'Choose state',
  'day-form': 'Type date, like 2026-03-04',
  'day-to-come': 'This day never come',
  'no-such-day': 'This day no dey',
  'text-too-long': 'Use {max} characters or less',
  'invisible-characters': 'Comot new lines and hidden characters',
  'unstorable-text': 'This one get characters wey we no fit keep. Type am again.',
  'email-code': 'Type the 6-digit code',
}
