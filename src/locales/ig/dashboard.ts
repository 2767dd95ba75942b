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
  yourAccount: 'Akaụntụ gị',
  logout: 'Pụọ',
  more: 'Ndị ọzọ',
  all: '{name}: ibe niile',
  homePage: 'Ibe mbụ Toju',
  notFound: 'Ahụghị ya',
  nothingHere: 'O nweghị ihe dị n’adreesị a',
  mayHaveMoved: 'O nwere ike ịbụ na e bugara ya ebe ọzọ, ma ọ bụ na njikọ ahụ nwere mperi.',
  loading: 'Ọ na-emepe',
  skipToContent: 'Gaa n’isi ihe',
}

export const dashboardWords: Translation<typeof enDashboardWords> = {
  dashboard: 'Ibe m',
  home: 'Mbụ',
  reports: 'Akụkọ',
  assets: 'Ihe m',
  messages: 'Ozi',
  transfers: 'Nnyefe',
  check: 'Nlele',
  merchants: 'Ụlọ ahịa',
  developers: 'Ndị mmepụta',
  account: 'Akaụntụ',
}

export const statusWords: Translation<typeof enStatusWords> = {
  Lost: 'O furu efu',
  Stolen: 'E zuru ya ezu',
  Found: 'A chọtara ya',
}

export const calendarWords: Translation<typeof enCalendarWords> = {
  months: [
    'Jenụwarị',
    'Febrụwarị',
    'Maachị',
    'Epreel',
    'Mee',
    'Jun',
    'Julaị',
    'Ọgọọst',
    'Septemba',
    'Ọktoba',
    'Novemba',
    'Disemba',
  ],
}

/** The first screen. */
export const homeWords: Translation<typeof enHomeWords> = {
  hello: 'Ndeewo, {firstName}',
  dashboard: 'Ibe m',
  report: 'Kọọ',
  foundSomething: 'Achọtara m ihe',
  checkMany: 'Lelee ọtụtụ nọmba',
  recentReports: 'Akụkọ ọhụrụ',
  loadMore: 'Hụkwuo',
  uploadingThePhoto: 'A na-ebulite foto ahụ…',
  preview: 'Otu ọ ga-adị',
  searchLabel: 'Jiri aha, IMEI, serial, nọmba ụgbọala ma ọ bụ VIN chọọ ihe gị',
  searchHint: 'Aha, IMEI, nọmba ụgbọala…',
}

/** The first minute of a new user. */
export const firstStepsWords: Translation<typeof enFirstStepsWords> = {
  title: 'Nzọụkwụ atọ iji chebe ihe gị',
  register: 'Debanye ekwentị gị aha',
  registerHow: 'Pịa *#06# na ya, pịnye nọmba 15 ahụ. Ọ na-ewe otu nkeji.',
  registerAction: 'Debanye ya ugbu a',
  label: 'Bipụta akara ya',
  labelHow: 'Onye eziokwu chọtara ya ga-elele akara ahụ degara gị. Ọ gaghị ama onye ị bụ.',
  lost: 'Ọ bụrụ na o fuo, kọọ ya',
  lostHow: 'Onye ọ bụla lelere nọmba ya ga-ahụ na o furu efu ma ọ bụ na e zuru ya ezu.',
  business: 'Ị na-ere ekwentị ma ọ bụ ụgbọala?',
  businessAction: 'Ka anyị kwado azụmahịa gị',
  found: 'Ị chọtara ihe?',
  foundAction: 'Kọọ ya ebe a',
}

/** What waits for a user. */
export const taskWords: Translation<typeof enTaskWords> = {
  needsYou: 'Ihe na-eche gị',
  showAll: 'Gosi ha niile, {count}',
  failed: 'Anyị enweghị ike ibubata ihe na-eche gị.',
  tryAgain: 'Nwaa ọzọ',
  titles: {
    'label-message': 'Mmadụ chọtara “{item}”, o degaara gị',
    question: 'Onye chọtara ya na-ajụ gị banyere “{item}”',
    match: 'Ihe nwere ike ịbụ “{item}” na-eche azịza gị',
    evidence: 'Gosi anyị na “{item}” bụ nke gị',
    transfer: 'A chọrọ inye gị: {item}',
    notice: '{text}',
    warranty: 'Nkwa mmezi nke “{item}” ga-agwụ n’oge na-adịghị anya',
  },
  details: {
    'label-message': 'Ebe ọ dị: {text}',
    question: 'Ị nwere ike ịnwale ugboro atọ.',
    match: 'Kwuo ma o nwere ike ịbụ otu ihe ahụ.',
    evidence: 'Ndị ọrụ anyị na-ajụ: {text}',
    transfer: 'Zaa tupu {day} agwụ.',
    notice: '{day}',
    warranty: 'Na {day}. Ọ bụrụ na o nwere nsogbu, gakwuru onye rere gị ya ugbu a.',
  },
}

/** The choice of a language in the account. */
export const languageWords: Translation<typeof enLanguageWords> = {
  language: 'Asụsụ',
  languageHint: 'Ibe gị, e-mail na ọkwa gị ga-adị n’asụsụ a. Ihe a na-asụgharịbeghị dị na Bekee.',
  saved: 'E chekwala asụsụ ahụ',
  newTranslation:
    'Nsụgharị a bụ ọhụrụ: mmadụ abụọ na-asụ asụsụ a elelebeghị ya. Ọ bụrụ na ị hụ mperi, degara {email}.',
}

/** The list of notifications, and the choices of how to be notified. */
export const notificationWords: Translation<typeof enNotificationWords> = {
  itIsMine: 'Ọ bụ nke m, ọ dịkwa m n’aka',
  iSold: 'Eresiela m ya, ma ọ bụ na ọ bụghị nke m',
  youAnsweredOurTeam: 'Azịza gị: {value}. Ndị ọrụ anyị enwetala ya.',
  notifications: 'Ọkwa',
  preferences: 'Ntọala ọkwa',
  empty: 'Ihe ndị dabara, ozi na mkpebi banyere akụkọ gị ga-apụta ebe a.',
  allRead: 'Ị gụchaala ha niile',
  unread: '{unread} ka a na-agụbeghị',
  markAllAsRead: 'Gosi na agụchaala ha niile',
  pages: 'Ibe',
  newer: 'Ndị ka ọhụrụ',
  page: 'Ibe {page} n’ime {pages}',
  older: 'Ndị ka ochie',
  new: 'Ọhụrụ',
  atOnce: 'Ozugbo',
  onceADay: 'Otu ugboro n’ụbọchị',
  byEMail: 'Site n’e-mail',
  showItHereToo: 'Gosi ya ebe a',
  preferencesHint: 'Họrọ ebe a ga-agwa gị ihe ọ bụla.',
  nothingYet: 'O nwebeghị ihe ọ bụla',
  notificationsUnread: 'Ọkwa: {unread} ka a na-agụbeghị',
  never: 'Ezigala',
  saved: 'E chekwala ya',
}

/** Being told on a device at once. */
export const pushWords: Translation<typeof enPushWords> = {
  about:
    'Anyị nwere ike ịgwa ngwaọrụ a n’ime sekọnd ole na ole mgbe mmadụ lelere nọmba ihe furu gị. Ihu ngwaọrụ kpọchiri akpọchi ga-ekwu naanị “Ihe banyere akụkọ gị”.',
  turnOn: 'Ka ngwaọrụ a daa ụda',
  isOn: 'Ngwaọrụ a na-ada ụda',
  end: 'Kwụsị',
  endDevice: 'Kwụsị {device}',
  turnedOn: 'Site ugbu a, ngwaọrụ a ga-ada ụda.',
  none: 'O nwebeghị ngwaọrụ na-ada ụda.',
  lastRang: 'Ọ dara ụda ikpeazụ {when}',
  neverRang: 'Ọ dabeghị ụda',
  installFirst:
    'Na iPhone ma ọ bụ iPad, buru ụzọ tinye Toju na home screen: pịa Share, pịazie “Add to Home Screen”. Si ebe ahụ mepee Toju, banye, gbanye nke a.',
  blocked: 'Browser a na-egbochi ọkwa Toju. Nye ya ohere na settings nke saịtị a, mepee ibe a ọzọ.',
  unsupported: 'Browser a enweghị ike ịda ụda. Ị ka ga-enweta e-mail anyị.',
  failed: 'Browser a enweghị ike ịgbanye ya. Nwaa ọzọ.',
  askTitle: 'Nụ ya n’otu nkeji ahụ mmadụ lelere ya',
  later: 'Ọ bụghị ugbu a',
  onDevices: 'Ka ngwaọrụ m daa ụda',
  quietTitle: 'Awa ịnọ jụụ',
  quietAbout:
    'N’awa ndị a, o nweghị ngwaọrụ ga-ada ụda. Ihe mere n’oge ahụ ga-ada ụda mgbe ha gwụrụ. E-mail anaghị eche, ozi banyere nchekwa akaụntụ gị anaghịkwa eche.',
  quietOn: 'Nọrọ jụụ n’abalị',
  from: 'Site na',
  until: 'Ruo',
}

/** Notifications by SMS and WhatsApp. */
export const phoneWords: Translation<typeof enPhoneWords> = {
  title: 'Ozi na ekwentị gị',
  about:
    'Anyị nwere ike ịgwa {number}, nọmba dị na profaịlụ gị. Ozi ahụ na-ekwu naanị “Ihe banyere akụkọ gị”, ya na njikọ.',
  notMobile:
    'Ọ bụ naanị nọmba ekwentị mkpanaaka nke Naịjirịa ka anyị na-ezigara, {number} abụghị otu.',
  changeNumber: 'Gbanwee nọmba dị na profaịlụ gị',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  bySms: 'Site na SMS',
  byWhatsapp: 'Site na WhatsApp',
  confirm: 'Kwado site na {channel}',
  confirmed: '{channel}: akwadola ya. Họrọ n’elu ihe a ga-ezipụ.',
  code: 'Koodu ezigara site na {channel}',
  codeHint: 'Mkpụrụ isii. Ọ na-arụ ọrụ nkeji iri.',
  check: 'Kwado nọmba',
  again: 'Zipụ koodu ọzọ',
  end: 'Kwụsị {channel}',
}
