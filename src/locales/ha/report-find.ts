import type {
  findInput as enFindInput,
  reportFindPageWords as enReportFindPageWords,
} from '../en/pages/report-find.ts'
import type { reportFindWords as enReportFindWords } from '../en/screens/report-find.ts'
import type { Translation } from '../translation.ts'

/** Reporting a found item without an account. */
export const reportFindWords: Translation<typeof enReportFindWords> = {
  next: 'Gaba',
  theNumber: 'Lambar da take jikinsa',
  onAPhone:
    'A waya da take kunne: ka danna *#06#. Idan a kashe take, ka duba gidan SIM ko bayanta. A mota: jikinta ko lambar mota.',
  iHaveCompared: 'Na kwatanta: haka take da gaske.',
  whatNumber: 'Wace irin lamba ce?',
  iAmNotSure: 'Ban tabbata ba',
  brandOrMake: 'Kamfani',
  whatIsItAndWhere: 'Mene ne, kuma yaya yake?',
  leaveOutWhatOnly:
    'Kada ka faɗi abu ɗaya da mai shi ne kaɗai ya sani. Kana iya tambaya daga baya.',
  state: 'Jiha',
  chooseAState: 'Zaɓi jiha',
  found: 'Ranar da ka tsinta',
  place: 'A ina ka tsince shi?',
  yourFirstName: 'Sunanka na farko',
  eMail: 'E-mail',
  weSendASixDigit:
    'Za mu aika masa lambar sirri mai lambobi shida. Mai shi ba zai taɓa ganinsa ba.',
  theCodeOpensAnAccount:
    'Lambar sirrin tana buɗe asusu da wannan e-mail, idan ba shi da shi, don mu gaya maka idan an samu mai shi. Ba ka buƙatar kalmar sirri yanzu. Don dawowa, ka zaɓi “Forgot password” a shafin shiga: za mu aiko maka link don sa ta.',
  reportItFound: 'Kai rahoton tsintuwa',
  changeWhatIWrote: 'Canza abin da na rubuta',
  code: 'Lambar sirri',
  nothingThereYetLook: 'Ba ka gani ba tukuna? Ka duba folder ta spam ma.',
  thankYouYourReport: 'Mun gode. Rahotonka ya shiga.',
  whatHappensNext: 'Abin da zai biyo baya',
  keepItSafe: 'Ka ajiye shi da kyau. Kada ka sayar da shi, kada ka yi ƙoƙarin cire makullinsa.',
  youWriteToEachOther:
    'Kuna rubuta wa juna a Toju, ku haɗu a bainar jama’a. Ba mai ganin suna, e-mail ko lambar waya sai ku biyu kun yarda.',
  howToComeBack: 'Yadda za ka dawo',
  youNowHaveAnAccount:
    'Yanzu kana da asusu da wannan e-mail, kuma ka shiga a wannan na’ura. Ba shi da kalmar sirri tukuna: ka zaɓi “Forgot password” a shafin shiga duk lokacin da kake so, za mu aiko maka link don sa ta.',
  theReport:
    'Rahoton yana cikin asusun da wannan e-mail yake da shi. Ka shiga don ganinsa da amsa wa mai shi.',
  seeMyReport: 'Duba rahotona',
  logInToSee: 'Shiga don ganinsa',
  setAPassword: 'Sa kalmar sirri',
  weSentASixDigit:
    'Mun aika lambar sirri mai lambobi shida zuwa {strong}. Tana aiki na minti 10, kuma tana kai rahoton abin da ka rubuta a ƙarshe.',
  weLookForItsOwner:
    'Muna neman mai shi. Idan wani ya kai rahoton ɓacewa, za mu rubuto maka a {strong}.',
  photo: 'Hoto',
  photoHint: 'Na waje. Kada ka nuna abin da mai shi ne kaɗai ya sani.',
  stepOne: 'Mataki 1 cikin 2: abin da ka tsinta',
  stepTwo: 'Mataki 2 cikin 2: lambar sirrinka',
  optional: 'idan kana so',
  wrongCode: 'Wannan lamba ba daidai ba ce, ko ta tsufa.',
  sendAgain: 'An sake aika wannan rahoto da wani rubutu. Ka sake aika shi.',
}

/** The page around the form for finders without an account. */
export const reportFindPageWords: Translation<typeof enReportFindPageWords> = {
  title: 'Kai rahoton abin da ka tsinta',
  description:
    'Ka tsinci waya, laptop ko mota? Ka kai rahoto da lambarta, ba sai da asusu ba. Za mu gaya wa mai shi, ba za mu taɓa nuna ko kai wane ne ba.',
  lead: 'Ba sai da asusu za ka fara ba. Muna neman mai shi, mu gaya muku ku biyu. Ba mai ganin ko wane ne ɗayan. Kana da asusu?',
  fromAccount: 'Kai rahoto daga asusunka',
}

/** Why the form refuses a field. */
export const findInput: Readonly<Record<keyof typeof enFindInput, string>> = {
  'name-characters': 'Ka yi amfani da haruffa, sarari, ɗigo da dash kawai',
  'email-missing': 'Ka rubuta adireshin e-mail ɗinka',
  'email-too-long': 'Wannan adireshin e-mail ya yi tsawo',
  'email-incomplete': 'Ka rubuta cikakken e-mail, kamar ada@example.com',
  'your-first-name-missing': 'Ka rubuta sunanka na farko',
  'found-number-missing': 'Ka rubuta lambar da take jikinsa',
  'found-kind': 'Ka zaɓi irin lambar',
  'brand-or-make-missing': 'Ka rubuta kamfani, kamar Samsung',
  'find-missing': 'Ka faɗi mene ne da inda yake',
  'number-unreadable': 'Ba mu iya karanta wannan lamba ba. Ka sake rubutawa.',
  'state-missing': 'Ka zaɓi jiha',
  'day-form': 'Ka rubuta rana, kamar 2026-03-04',
  'day-to-come': 'Wannan rana ba ta zo ba tukuna',
  'no-such-day': 'Babu wannan rana',
  'text-too-long': 'Kada ka wuce haruffa {max}',
  'invisible-characters': 'Ka cire sabon layi da ɓoyayyun haruffa',
  'unstorable-text': 'Akwai haruffan da ba za mu iya ajiyewa ba. Ka sake rubutawa.',
  'email-code': 'Ka rubuta lambar sirri mai lambobi 6',
}
