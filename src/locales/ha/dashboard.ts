import type { firstStepsWords as enFirstStepsWords } from '../en/screens/dashboard/first-steps.ts'
import type { homeWords as enHomeWords } from '../en/screens/dashboard/home.ts'
import type {
  calendarWords as enCalendarWords,
  dashboardWords as enDashboardWords,
  statusWords as enStatusWords,
} from '../en/screens/dashboard/shell.ts'
import type { taskWords as enTaskWords } from '../en/screens/dashboard/tasks.ts'
import type { languageWords as enLanguageWords } from '../en/screens/language.ts'
import type { navigationWords as enNavigationWords } from '../en/screens/navigation.ts'
import type { notificationWords as enNotificationWords } from '../en/screens/notifications.ts'
import type { phoneWords as enPhoneWords } from '../en/screens/phone.ts'
import type { pushWords as enPushWords } from '../en/screens/push.ts'
import type { Translation } from '../translation.ts'

/** The frame around every screen. */
export const navigationWords: Translation<typeof enNavigationWords> = {
  yourAccount: 'Asusunka',
  logout: 'Fita',
  more: 'Ƙari',
  all: '{name}: dukan shafuka',
  homePage: 'Shafin farko na Toju',
  notFound: 'Ba a samu ba',
  nothingHere: 'Babu komai a wannan adireshi',
  mayHaveMoved: 'Wataƙila an matsar da shi, ko akwai kuskure a link ɗin.',
  loading: 'Ana buɗewa',
  skipToContent: 'Je zuwa babban bayani',
}

export const dashboardWords: Translation<typeof enDashboardWords> = {
  dashboard: 'Asusuna',
  home: 'Farko',
  reports: 'Rahotanni',
  assets: 'Kayana',
  messages: 'Saƙonni',
  transfers: 'Miƙawa',
  check: 'Dubawa',
  merchants: 'Shaguna',
  developers: 'Masu haɗa manhaja',
  account: 'Asusu',
}

export const statusWords: Translation<typeof enStatusWords> = {
  Lost: 'Ya ɓace',
  Stolen: 'An sace shi',
  Found: 'An tsince shi',
}

export const calendarWords: Translation<typeof enCalendarWords> = {
  months: [
    'Janairu',
    'Faburairu',
    'Maris',
    'Afirilu',
    'Mayu',
    'Yuni',
    'Yuli',
    'Agusta',
    'Satumba',
    'Oktoba',
    'Nuwamba',
    'Disamba',
  ],
}

/** The first screen. */
export const homeWords: Translation<typeof enHomeWords> = {
  hello: 'Sannu, {firstName}',
  dashboard: 'Asusuna',
  report: 'Kai rahoto',
  foundSomething: 'Na tsinci wani abu',
  checkMany: 'Duba lambobi da yawa',
  recentReports: 'Sababbin rahotanni',
  loadMore: 'Ƙara gani',
  uploadingThePhoto: 'Ana ɗora hoton…',
  preview: 'Yadda zai bayyana',
  searchLabel: 'Nemo kayanka da suna, IMEI, serial, lambar mota ko VIN',
  searchHint: 'Suna, IMEI, lambar mota…',
}

/** The first minute of a new user. */
export const firstStepsWords: Translation<typeof enFirstStepsWords> = {
  title: 'Matakai uku na kare kayanka',
  register: 'Ka yi wa wayarka rajista',
  registerHow: 'Ka danna *#06# a wayar, ka rubuta lambobi 15. Minti ɗaya ne kawai.',
  registerAction: 'Yi rajista yanzu',
  label: 'Ka buga lakabinta',
  labelHow:
    'Mai gaskiya da ya tsince ta zai duba lakabin ya rubuto maka. Ba zai san ko kai wane ne ba.',
  lost: 'Idan ta ɓace, ka kai rahoto',
  lostHow: 'Duk wanda ya duba lambarta zai ga cewa ta ɓace ko an sace ta.',
  business: 'Kana sayar da waya ko mota?',
  businessAction: 'A tantance kasuwancinka',
  found: 'Ka tsinci wani abu?',
  foundAction: 'Kai rahoto a nan',
}

/** What waits for a user. */
export const taskWords: Translation<typeof enTaskWords> = {
  needsYou: 'Abin da yake jiranka',
  showAll: 'Nuna duka {count}',
  failed: 'Ba mu iya ɗauko abin da yake jiranka ba.',
  tryAgain: 'Sake gwadawa',
  titles: {
    'label-message': 'Wani ya tsinci “{item}”, ya rubuto maka',
    question: 'Wanda ya tsinta yana tambayarka game da “{item}”',
    match: 'Wani abu da zai iya zama “{item}” yana jiran amsarka',
    evidence: 'Ka nuna mana cewa “{item}” naka ne',
    transfer: 'Ana so a ba ka: {item}',
    notice: '{text}',
    warranty: 'Garantin “{item}” zai ƙare nan ba da daɗewa ba',
  },
  details: {
    'label-message': 'Inda yake: {text}',
    question: 'Kana iya gwadawa sau uku.',
    match: 'Ka faɗi ko zai iya zama abu ɗaya.',
    evidence: 'Ma’aikatanmu suna tambaya: {text}',
    transfer: 'Ka amsa kafin ƙarshen {day}.',
    notice: '{day}',
    warranty: 'Ranar {day}. Idan yana da matsala, ka je wurin wanda ya sayar maka yanzu.',
  },
}

/** The choice of a language in the account. */
export const languageWords: Translation<typeof enLanguageWords> = {
  language: 'Harshe',
  languageHint:
    'Asusunka, e-mail da sanarwarka za su zo da wannan harshe. Abin da ba a fassara ba tukuna yana da Turanci.',
  saved: 'An ajiye harshen',
  newTranslation:
    'Wannan fassara sabuwa ce: masu harshen biyu ba su duba ta ba tukuna. Idan ka ga kuskure, ka rubuta wa {email}.',
}

/** The list of notifications, and the choices of how to be notified. */
export const notificationWords: Translation<typeof enNotificationWords> = {
  itIsMine: 'Nawa ne, kuma yana hannuna',
  iSold: 'Na sayar da shi, ko ba nawa ba ne',
  youAnsweredOurTeam: 'Amsarka: {value}. Ma’aikatanmu sun samu amsarka.',
  notifications: 'Sanarwa',
  preferences: 'Saitunan sanarwa',
  empty: 'Abubuwan da suka yi daidai, saƙonni da hukunci a kan rahotanninka za su bayyana a nan.',
  allRead: 'Ka karanta duka',
  unread: 'Ba a karanta ba: {unread}',
  markAllAsRead: 'Nuna cewa an karanta duka',
  pages: 'Shafuka',
  newer: 'Na baya-bayan nan',
  page: 'Shafi {page} cikin {pages}',
  older: 'Na da',
  new: 'Sabo',
  atOnce: 'Nan take',
  onceADay: 'Sau ɗaya a rana',
  byEMail: 'Ta e-mail',
  showItHereToo: 'Nuna a nan',
  preferencesHint: 'Ka zaɓi inda za a sanar da kai kowane abu.',
  nothingYet: 'Babu komai tukuna',
  notificationsUnread: 'Sanarwa: ba a karanta {unread} ba',
  never: 'Kada a aika',
  saved: 'An ajiye',
}

/** Being told on a device at once. */
export const pushWords: Translation<typeof enPushWords> = {
  about:
    'Muna iya sanar da wannan na’ura cikin daƙiƙa idan wani ya duba lambar abin da ka rasa. A allon da yake kulle za a ga “Wani abu game da rahotonka” kawai.',
  turnOn: 'A sa wannan na’ura ta yi ƙara',
  isOn: 'Wannan na’ura tana ƙara',
  end: 'Dakatar',
  endDevice: 'Dakatar da {device}',
  turnedOn: 'Daga yanzu wannan na’ura za ta yi ƙara.',
  none: 'Babu na’urar da take ƙara tukuna.',
  lastRang: 'Ta yi ƙara a ƙarshe {when}',
  neverRang: 'Ba ta taɓa yin ƙara ba',
  installFirst:
    'A iPhone ko iPad, ka fara sa Toju a home screen: ka danna Share, sai “Add to Home Screen”. Ka buɗe Toju daga can, ka shiga, ka kunna wannan.',
  blocked:
    'Wannan browser tana hana sanarwar Toju. Ka ba da izini a saitunan wannan shafi, ka sake buɗe shi.',
  unsupported: 'Wannan browser ba za ta iya yin ƙara ba. Za ka ci gaba da samun e-mail namu.',
  failed: 'Wannan browser ta kasa kunna shi. Ka sake gwadawa.',
  askTitle: 'Ka ji a lokacin da wani ya duba shi',
  later: 'Ba yanzu ba',
  onDevices: 'A sa na’urorina su yi ƙara',
  quietTitle: 'Lokutan shiru',
  quietAbout:
    'A waɗannan lokuta babu na’urar da za ta yi ƙara. Abin da ya faru a lokacin zai yi ƙara idan sun ƙare. E-mail ba ya jira, haka ma saƙon tsaron asusunka.',
  quietOn: 'A yi shiru da dare',
  from: 'Daga',
  until: 'Zuwa',
}

/** Notifications by SMS and WhatsApp. */
export const phoneWords: Translation<typeof enPhoneWords> = {
  title: 'Saƙo zuwa wayarka',
  about:
    'Muna iya sanar da {number}, lambar da ke cikin bayananka. Saƙon yana cewa “Wani abu game da rahotonka” kawai, tare da link.',
  notMobile: 'Lambobin wayar hannu na Nijeriya kawai ake tura wa, {number} ba ta cikinsu.',
  changeNumber: 'Canja lambar da ke cikin bayananka',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  bySms: 'Ta SMS',
  byWhatsapp: 'Ta WhatsApp',
  confirm: 'Tabbatar ta {channel}',
  confirmed: '{channel}: an tabbatar. A sama, zaɓi abin da za a tura.',
  code: 'Lambar da aka tura ta {channel}',
  codeHint: 'Lambobi shida. Suna aiki na minti goma.',
  check: 'Tabbatar da lamba',
  again: 'A sake tura lamba',
  end: 'Dakatar da {channel}',
}
