import type {
  findInput as enFindInput,
  reportFindPageWords as enReportFindPageWords,
} from '../en/pages/report-find.ts'
import type { reportFindWords as enReportFindWords } from '../en/screens/report-find.ts'
import type { Translation } from '../translation.ts'

/** Reporting a found item without an account. */
export const reportFindWords: Translation<typeof enReportFindWords> = {
  next: 'Gaa n’ihu',
  theNumber: 'Nọmba dị n’ahụ ya',
  onAPhone:
    'N’ekwentị na-arụ ọrụ: pịa *#06#. Ọ bụrụ na ọ gbanyụrụ, lelee ebe SIM ma ọ bụ azụ ya. N’ụgbọala: ahụ ya ma ọ bụ efere ya.',
  iHaveCompared: 'Atụnyerela m ya: otu a ka ọ dị n’ezie.',
  whatNumber: 'Olee ụdị nọmba ọ bụ?',
  iAmNotSure: 'Ejighị m n’aka',
  brandOrMake: 'Ụlọ ọrụ mere ya',
  whatIsItAndWhere: 'Gịnị ka ọ bụ, kedu ka ọ dị?',
  leaveOutWhatOnly:
    'Ekwula otu ihe naanị onye nwe ya maara. Ị nwere ike ịjụ banyere ya ma emechaa.',
  state: 'Steeti',
  chooseAState: 'Họrọ steeti',
  found: 'Ụbọchị ị chọtara ya',
  place: 'Olee ebe ị chọtara ya?',
  yourFirstName: 'Aha mbụ gị',
  eMail: 'E-mail',
  weSendASixDigit: 'Anyị ga-eziga ya koodu nwere nọmba isii. Onye nwe ya agaghị ahụ ya ma ọlị.',
  theCodeOpensAnAccount:
    'Koodu ahụ ga-emepe akaụntụ maka e-mail a, ma ọ bụrụ na o nweghị, ka anyị wee gwa gị mgbe a hụrụ onye nwe ya. Paswọọdụ adịghị mkpa ugbu a. Iji lọghachi, họrọ “Forgot password” n’ibe nbanye: anyị ga-ezitere gị njikọ iji tinye ya.',
  reportItFound: 'Kọọ na m chọtara ya',
  changeWhatIWrote: 'Gbanwee ihe m dere',
  code: 'Koodu',
  nothingThereYetLook: 'Ị hụbeghị ya? Lelekwa folda spam.',
  thankYouYourReport: 'Daalụ. Akụkọ gị abatala.',
  whatHappensNext: 'Ihe ga-eme ọzọ',
  keepItSafe: 'Debe ya nke ọma. Erela ya, anwalakwala ịkpọghe ya.',
  youWriteToEachOther:
    'Unu ga-edegara ibe unu na Toju, zutekwa n’ihu ọha. O nweghị onye ga-ahụ aha, e-mail ma ọ bụ nọmba ekwentị ruo mgbe unu abụọ kwetara.',
  howToComeBack: 'Otu ị ga-esi lọghachi',
  youNowHaveAnAccount:
    'I nweela akaụntụ ugbu a na e-mail a, ị banyelakwa na ngwaọrụ a. O nwebeghị paswọọdụ: họrọ “Forgot password” n’ibe nbanye mgbe ọ bụla, anyị ga-ezitere gị njikọ iji tinye ya.',
  theReport: 'Akụkọ ahụ dị n’akaụntụ e-mail a nwebuuru. Banye ka ị hụ ya ma zaa onye nwe ya.',
  seeMyReport: 'Lee akụkọ m',
  logInToSee: 'Banye ka ị hụ ya',
  setAPassword: 'Tinye paswọọdụ',
  weSentASixDigit:
    'Anyị ezigala koodu nwere nọmba isii na {strong}. Ọ na-arụ ọrụ nkeji 10, ọ na-akọkwa ihe i dere ikpeazụ.',
  weLookForItsOwner:
    'Anyị na-achọ onye nwe ya. Mgbe mmadụ kọrọ na o furu efu, anyị ga-edegara gị na {strong}.',
  photo: 'Foto',
  photoHint: 'Nke mpụta ya. Egosila ihe naanị onye nwe ya maara.',
  stepOne: 'Nzọụkwụ 1 n’ime 2: ihe ị chọtara',
  stepTwo: 'Nzọụkwụ 2 n’ime 2: koodu gị',
  optional: 'ma ị chọọ',
  wrongCode: 'Koodu a ezighị ezi, ma ọ bụ o meela ochie.',
  sendAgain: 'E zigala akụkọ a ọzọ na ihe odide ọzọ. Zipu ya otu ugboro ọzọ.',
}

/** The page around the form for finders without an account. */
export const reportFindPageWords: Translation<typeof enReportFindPageWords> = {
  title: 'Kọọ ihe ị chọtara',
  description:
    'Ị chọtara ekwentị, laptop ma ọ bụ ụgbọala? Jiri nọmba ya kọọ ya, na-enweghị akaụntụ. Anyị ga-agwa onye nwe ya, anyị agaghị egosi onye ị bụ ma ọlị.',
  lead: 'Akaụntụ adịghị mkpa iji bido. Anyị ga-achọ onye nwe ya ma gwa unu abụọ. O nweghị onye ga-ahụ onye ibe ya bụ. I nwere akaụntụ?',
  fromAccount: 'Kọọ ya site n’akaụntụ gị',
}

/** Why the form refuses a field. */
export const findInput: Readonly<Record<keyof typeof enFindInput, string>> = {
  'name-characters': 'Jiri naanị mkpụrụedemede, oghere, ntụpọ na akara dash',
  'email-missing': 'Pịnye adreesị e-mail gị',
  'email-too-long': 'Adreesị e-mail a dị oke ogologo',
  'email-incomplete': 'Pịnye adreesị e-mail zuru ezu, dịka ada@example.com',
  'your-first-name-missing': 'Pịnye aha mbụ gị',
  'found-number-missing': 'Pịnye nọmba dị n’ahụ ya',
  'found-kind': 'Họrọ ụdị nọmba ọ bụ',
  'brand-or-make-missing': 'Pịnye ụlọ ọrụ mere ya, dịka Samsung',
  'find-missing': 'Kwuo ihe ọ bụ na ebe ọ dị',
  'number-unreadable': 'Anyị enweghị ike ịgụ nọmba a. Pịnye ya ọzọ.',
  'state-missing': 'Họrọ steeti',
  'day-form': 'Pịnye ụbọchị, dịka 2026-03-04',
  'day-to-come': 'Ụbọchị a erubeghị',
  'no-such-day': 'Ụbọchị dị otú a adịghị',
  'text-too-long': 'Ka ọ ghara ịkarị mkpụrụedemede {max}',
  'invisible-characters': 'Wepụ ahịrị ọhụrụ na mkpụrụedemede zoro ezo',
  'unstorable-text': 'Nke a nwere mkpụrụedemede anyị na-enweghị ike idebe. Pịnye ya ọzọ.',
  'email-code': 'Pịnye koodu nwere nọmba 6',
}
