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
  yourAccount: 'Àkáǹtì rẹ',
  logout: 'Jáde',
  more: 'Síi',
  all: '{name}: gbogbo ojú ewé',
  homePage: 'Ojú ewé àkọ́kọ́ Toju',
  notFound: 'A kò rí i',
  nothingHere: 'Kò sí nǹkan kan ní àdírẹ́sì yìí',
  mayHaveMoved: 'Ó lè jẹ́ pé a ti gbé e kúrò, tàbí àṣìṣe wà nínú ìjápọ̀ náà.',
  loading: 'Ó ń ṣí',
  skipToContent: 'Lọ sí ohun pàtàkì',
}

export const dashboardWords: Translation<typeof enDashboardWords> = {
  dashboard: 'Ojú ewé mi',
  home: 'Àkọ́kọ́',
  reports: 'Ìròyìn',
  assets: 'Ohun ìní',
  messages: 'Ọ̀rọ̀',
  transfers: 'Ìgbéfúnni',
  check: 'Àyẹ̀wò',
  merchants: 'Ìsọ̀',
  developers: 'Olùṣètò',
  account: 'Àkáǹtì',
}

export const statusWords: Translation<typeof enStatusWords> = {
  Lost: 'Ó sọnù',
  Stolen: 'Wọ́n jí i',
  Found: 'Wọ́n rí i he',
}

export const calendarWords: Translation<typeof enCalendarWords> = {
  months: [
    'Oṣù Ṣẹ́rẹ́',
    'Oṣù Èrèlè',
    'Oṣù Ẹrẹ̀nà',
    'Oṣù Ìgbé',
    'Oṣù Ẹ̀bibi',
    'Oṣù Òkúdu',
    'Oṣù Agẹmọ',
    'Oṣù Ògún',
    'Oṣù Owewe',
    'Oṣù Ọ̀wàrà',
    'Oṣù Bélú',
    'Oṣù Ọ̀pẹ̀',
  ],
}

/** The first screen. */
export const homeWords: Translation<typeof enHomeWords> = {
  hello: 'Ẹ ǹlẹ́, {firstName}',
  dashboard: 'Ojú ewé mi',
  report: 'Ròyìn',
  foundSomething: 'Mo rí nǹkan he',
  checkMany: 'Yẹ nọ́ńbà púpọ̀ wò',
  recentReports: 'Ìròyìn tuntun',
  loadMore: 'Wo síi',
  uploadingThePhoto: 'A ń gba fọ́tò náà…',
  preview: 'Bí ó ṣe máa rí',
  searchLabel: 'Fi orúkọ, IMEI, serial, nọ́ńbà ọkọ̀ tàbí VIN wá ohun ìní rẹ',
  searchHint: 'Orúkọ, IMEI, nọ́ńbà ọkọ̀…',
}

/** The first minute of a new user. */
export const firstStepsWords: Translation<typeof enFirstStepsWords> = {
  title: 'Ìgbésẹ̀ mẹ́ta láti dáàbò bo ohun ìní rẹ',
  register: 'Fi fóònù rẹ sínú ìwé',
  registerHow: 'Tẹ *#06# lórí rẹ̀, kí o sì kọ nọ́ńbà 15 náà. Ìṣẹ́jú kan péré ni.',
  registerAction: 'Fi sínú ìwé báyìí',
  label: 'Tẹ lébẹ́ẹ̀lì rẹ̀ jáde',
  labelHow:
    'Ẹni olóòótọ́ tó bá rí i he máa wo lébẹ́ẹ̀lì náà, ó sì máa kọ̀wé sí ọ. Kò ní mọ ẹni tí o jẹ́.',
  lost: 'Bí ó bá sọnù, ròyìn rẹ̀',
  lostHow: 'Ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa rí i pé ó sọnù tàbí pé wọ́n jí i.',
  business: 'Ṣé ò ń ta fóònù tàbí ọkọ̀?',
  businessAction: 'Jẹ́ kí a fìdí iṣẹ́ rẹ múlẹ̀',
  found: 'Ṣé o rí nǹkan he?',
  foundAction: 'Ròyìn rẹ̀ níbí',
}

/** What waits for a user. */
export const taskWords: Translation<typeof enTaskWords> = {
  needsYou: 'Ohun tó ń dúró dè ọ́',
  showAll: 'Fi gbogbo {count} hàn',
  failed: 'A kò lè gbé ohun tó ń dúró dè ọ́ wá.',
  tryAgain: 'Tún gbìyànjú',
  titles: {
    'label-message': 'Ẹnìkan rí “{item}” he, ó sì kọ̀wé sí ọ',
    question: 'Ẹni tó rí i he ń béèrè nípa “{item}”',
    match: 'Ohun kan tó lè jẹ́ “{item}” ń dúró de ìdáhùn rẹ',
    evidence: 'Fi hàn wá pé tìrẹ ni “{item}”',
    transfer: 'Wọ́n fẹ́ fún ọ: {item}',
    notice: '{text}',
    warranty: 'Àtìlẹ́yìn “{item}” máa tó parí',
  },
  details: {
    'label-message': 'Ibi tó wà: {text}',
    question: 'O lè gbìyànjú lẹ́ẹ̀mẹta.',
    match: 'Sọ bóyá ó lè jẹ́ ohun kan náà.',
    evidence: 'Àwọn òṣìṣẹ́ wa ń béèrè: {text}',
    transfer: 'Dáhùn kí {day} tó parí.',
    notice: '{day}',
    warranty: 'Ní {day}. Bí nǹkan bá ṣe é, lọ bá ẹni tó tà á fún ọ báyìí.',
  },
}

/** The choice of a language in the account. */
export const languageWords: Translation<typeof enLanguageWords> = {
  language: 'Èdè',
  languageHint:
    'Ojú ewé rẹ, e-mail àti ìfitónilétí rẹ máa wà ní èdè yìí. Ohun tí a kò tíì túmọ̀ wà ní Gẹ̀ẹ́sì.',
  saved: 'A ti tọ́jú èdè náà',
  newTranslation:
    'Ìtumọ̀ yìí ṣẹ̀ṣẹ̀ jáde: ẹni méjì tó gbọ́ èdè náà kò tíì yẹ̀ ẹ́ wò. Bí àṣìṣe bá wà, kọ̀wé sí {email}.',
}

/** The list of notifications, and the choices of how to be notified. */
export const notificationWords: Translation<typeof enNotificationWords> = {
  itIsMine: 'Tèmi ni, ó sì wà lọ́wọ́ mi',
  iSold: 'Mo ti tà á, tàbí kì í ṣe tèmi',
  youAnsweredOurTeam: 'Ìdáhùn rẹ: {value}. Àwọn òṣìṣẹ́ wa ti rí i gbà.',
  notifications: 'Ìfitónilétí',
  preferences: 'Ètò ìfitónilétí',
  empty: 'Ìbáramu, ọ̀rọ̀ àti ìpinnu nípa àwọn ìròyìn rẹ máa hàn níbí.',
  allRead: 'O ti ka gbogbo rẹ̀',
  unread: '{unread} tí o kò tíì kà',
  markAllAsRead: 'Fi hàn pé mo ti ka gbogbo rẹ̀',
  pages: 'Àwọn ojú ewé',
  newer: 'Tuntun síi',
  page: 'Ojú ewé {page} nínú {pages}',
  older: 'Ti tẹ́lẹ̀',
  new: 'Tuntun',
  atOnce: 'Lójú ẹsẹ̀',
  onceADay: 'Lẹ́ẹ̀kan lóòjọ́',
  byEMail: 'Nípasẹ̀ e-mail',
  showItHereToo: 'Fi hàn níbí',
  preferencesHint: 'Yan ibi tí a máa ti sọ ohun kọ̀ọ̀kan fún ọ.',
  nothingYet: 'Kò sí nǹkan kan síbẹ̀',
  notificationsUnread: 'Ìfitónilétí: {unread} tí o kò tíì kà',
  never: 'Má ṣe fi ránṣẹ́',
  saved: 'A ti tọ́jú rẹ̀',
}

/** Being told on a device at once. */
export const pushWords: Translation<typeof enPushWords> = {
  about:
    'A lè sọ fún ẹ̀rọ yìí láàárín ìṣẹ́jú àáyá nígbà tí ẹnìkan bá yẹ nọ́ńbà ohun tó sọnù wò. Ojú ẹ̀rọ tí a tì máa sọ “Ohun kan nípa ìròyìn rẹ” nìkan.',
  turnOn: 'Jẹ́ kí ẹ̀rọ yìí dún',
  isOn: 'Ẹ̀rọ yìí ń dún',
  end: 'Dá dúró',
  endDevice: 'Dá {device} dúró',
  turnedOn: 'Láti ìsinsìnyí lọ, ẹ̀rọ yìí máa dún.',
  none: 'Kò sí ẹ̀rọ tó ń dún síbẹ̀.',
  lastRang: 'Ó dún kẹ́yìn {when}',
  neverRang: 'Kò tíì dún rí',
  installFirst:
    'Lórí iPhone tàbí iPad, kọ́kọ́ fi Toju sí home screen: tẹ Share, lẹ́yìn náà “Add to Home Screen”. Ṣí Toju láti ibẹ̀, wọlé, kí o sì tan èyí.',
  blocked:
    'Browser yìí ń dí ìfitónilétí Toju lọ́wọ́. Gbà á láyè nínú settings ojú òpó yìí, kí o sì tún ojú ewé yìí ṣí.',
  unsupported: 'Browser yìí kò lè dún. O máa ṣì gba e-mail wa.',
  failed: 'Browser yìí kò lè tan án. Tún gbìyànjú.',
  askTitle: 'Gbọ́ ọ ní ìṣẹ́jú tí ẹnìkan bá yẹ̀ ẹ́ wò',
  later: 'Kì í ṣe báyìí',
  onDevices: 'Jẹ́ kí àwọn ẹ̀rọ mi dún',
  quietTitle: 'Wákàtí ìdákẹ́jẹ́',
  quietAbout:
    'Ní àwọn wákàtí yìí, ẹ̀rọ kankan kò ní dún. Ohun tó bá ṣẹlẹ̀ nígbà náà máa dún nígbà tí wọ́n bá parí. E-mail kì í dúró, bẹ́ẹ̀ ni ọ̀rọ̀ nípa ààbò àkáǹtì rẹ.',
  quietOn: 'Dákẹ́ ní alẹ́',
  from: 'Láti',
  until: 'Títí di',
}

/** Notifications by SMS and WhatsApp. */
export const phoneWords: Translation<typeof enPhoneWords> = {
  title: 'Ìròyìn sí fóònù rẹ',
  about:
    'A lè sọ fún {number}, nọ́ńbà tó wà nínú àkáǹtì rẹ. Ohun tí a ó kọ ni “Ohun kan nípa ìròyìn rẹ” nìkan, pẹ̀lú líǹkì.',
  notMobile: 'Nọ́ńbà fóònù alágbèéká ti Nàìjíríà nìkan ni a ń fi ránṣẹ́ sí, {number} kì í ṣe ọ̀kan.',
  changeNumber: 'Yí nọ́ńbà inú àkáǹtì rẹ padà',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  bySms: 'Nípa SMS',
  byWhatsapp: 'Nípa WhatsApp',
  confirm: 'Fìdí rẹ̀ múlẹ̀ nípa {channel}',
  confirmed: '{channel}: a ti fìdí rẹ̀ múlẹ̀. Yan ohun tí a ó fi ránṣẹ́ lókè.',
  code: 'Kóòdù tí a fi ránṣẹ́ nípa {channel}',
  codeHint: 'Díjíìtì mẹ́fà. Wọ́n ṣiṣẹ́ fún ìṣẹ́jú mẹ́wàá.',
  check: 'Fìdí nọ́ńbà múlẹ̀',
  again: 'Fi kóòdù mìíràn ránṣẹ́',
  end: 'Dá {channel} dúró',
}
