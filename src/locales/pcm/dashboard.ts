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
  yourAccount: 'Your account',
  logout: 'Log out',
  more: 'More',
  all: '{name}: all screens',
  homePage: 'Toju home page',
  notFound: 'We no see am',
  nothingHere: 'Nothing dey this address',
  mayHaveMoved: 'E fit don move, or the link get mistake.',
  loading: 'E dey load',
  skipToContent: 'Go straight to the main thing',
}

export const dashboardWords: Translation<typeof enDashboardWords> = {
  dashboard: 'Dashboard',
  home: 'Home',
  reports: 'Reports',
  assets: 'My things',
  messages: 'Messages',
  transfers: 'Transfers',
  check: 'Check',
  merchants: 'Shops',
  developers: 'Developers',
  account: 'Account',
}

export const statusWords: Translation<typeof enStatusWords> = {
  Lost: 'E lost',
  Stolen: 'Dem thief am',
  Found: 'Person find am',
}

export const calendarWords: Translation<typeof enCalendarWords> = {
  months: [
    'Jénúári',
    'Fẹ́búári',
    'Mach',
    'Éprel',
    'Mee',
    'Jun',
    'Julai',
    'Ọgọst',
    'Sẹptẹ́mba',
    'Ọktóba',
    'Nọvẹ́mba',
    'Disẹ́mba',
  ],
}

/** The first screen. */
export const homeWords: Translation<typeof enHomeWords> = {
  hello: 'Hello, {firstName}',
  dashboard: 'Dashboard',
  report: 'Report',
  foundSomething: 'I find something',
  checkMany: 'Check plenty numbers',
  recentReports: 'Your latest reports',
  loadMore: 'See more',
  uploadingThePhoto: 'The photo dey upload…',
  preview: 'How e go look',
  searchLabel: 'Search your things by name, IMEI, serial, plate or VIN',
  searchHint: 'Name, IMEI, plate…',
}

/** The first minute of a new user. */
export const firstStepsWords: Translation<typeof enFirstStepsWords> = {
  title: 'Three steps to protect your things',
  register: 'Register your phone',
  registerHow: 'Dial *#06# for the phone, and type the 15 digits. E go take one minute.',
  registerAction: 'Register am now',
  label: 'Print the label',
  labelHow: 'Honest finder go scan am and write to you. E no go know who you be.',
  lost: 'If e lost, report am',
  lostHow: 'Anybody wey check the number go see say e lost or dem thief am.',
  business: 'You dey sell phone or motor?',
  businessAction: 'Make we verify your business',
  found: 'You find something?',
  foundAction: 'Report am here',
}

/** What waits for a user. */
export const taskWords: Translation<typeof enTaskWords> = {
  needsYou: 'Wetin dey wait for you',
  showAll: 'Show all {count}',
  failed: 'We no fit load wetin dey wait for you.',
  tryAgain: 'Try again',
  titles: {
    'label-message': 'Person find “{item}” and write to you',
    question: 'The finder dey ask you about “{item}”',
    match: 'One possible match of “{item}” need your answer',
    evidence: 'Show us say “{item}” na your own',
    transfer: 'Dem wan give you: {item}',
    notice: '{text}',
    warranty: 'The warranty of “{item}” go soon end',
  },
  details: {
    'label-message': 'Where e dey: {text}',
    question: 'You fit try three times.',
    match: 'Tell us whether e fit be the same thing.',
    evidence: 'Our team dey ask: {text}',
    transfer: 'Answer before {day} finish.',
    notice: '{day}',
    warranty: 'On {day}. If something do am, go meet the seller now.',
  },
}

/** The choice of a language in the account. */
export const languageWords: Translation<typeof enLanguageWords> = {
  language: 'Language',
  languageHint:
    'Your dashboard, e-mails and notifications go dey this language. Wetin we never translate dey for English.',
  saved: 'We don save the language',
  newTranslation:
    'This translation new: two people wey sabi the language never check am yet. If any word no correct, write to {email}.',
}

/** The list of notifications, and the choices of how to be notified. */
export const notificationWords: Translation<typeof enNotificationWords> = {
  itIsMine: 'Na my own, and e dey my hand',
  iSold: 'I don sell am, or e no be my own',
  youAnsweredOurTeam: 'Your answer: {value}. Our team don get am.',
  notifications: 'Notifications',
  preferences: 'Notification settings',
  empty: 'Matches, messages and wetin we decide about your reports go show here.',
  allRead: 'You don read everything',
  unread: '{unread} never read',
  markAllAsRead: 'Mark all as read',
  pages: 'Pages',
  newer: 'Newer',
  page: 'Page {page} of {pages}',
  older: 'Older',
  new: 'New',
  atOnce: 'Sharp sharp',
  onceADay: 'One time a day',
  byEMail: 'By e-mail',
  showItHereToo: 'Show am here',
  preferencesHint: 'Choose where we go tell you about each thing.',
  nothingYet: 'Nothing yet',
  notificationsUnread: 'Notifications: {unread} never read',
  never: 'Never',
  saved: 'We don save am',
}

/** Being told on a device at once. */
export const pushWords: Translation<typeof enPushWords> = {
  about:
    'We fit tell this device within seconds when person check the number of wetin lost. The lock screen go only talk “Something about your report”.',
  turnOn: 'Make this device ring',
  isOn: 'This device dey ring',
  end: 'Stop',
  endDevice: 'Stop {device}',
  turnedOn: 'From now, this device go ring.',
  none: 'No device dey ring yet.',
  lastRang: 'E last ring {when}',
  neverRang: 'E never ring',
  installFirst:
    'For iPhone or iPad, first add Toju to your home screen: press Share, then “Add to Home Screen”. Open Toju from there, log in, then turn this on.',
  blocked:
    'This browser dey block notifications from Toju. Allow them for the settings of this site, then load this page again.',
  unsupported: 'This browser no fit ring. You go still get our e-mails.',
  failed: 'This browser no fit turn am on. Try again.',
  askTitle: 'Hear am the minute person check am',
  later: 'No be now',
  onDevices: 'Ring my devices',
  quietTitle: 'Quiet hours',
  quietAbout:
    'For these hours no device go ring. Wetin happen that time go ring when the hours finish. E-mails no dey wait, and messages about the safety of your account no dey wait.',
  quietOn: 'Keep quiet for night',
  from: 'From',
  until: 'Until',
}

/** Notifications by SMS and WhatsApp. */
export const phoneWords: Translation<typeof enPhoneWords> = {
  title: 'Message to your phone',
  about:
    'We fit tell {number}, the number for your profile. The message go only talk “Something about your report”, with link.',
  notMobile: 'E dey go only to mobile number of Nigeria, and {number} no be one.',
  changeNumber: 'Change the number for your profile',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  bySms: 'By SMS',
  byWhatsapp: 'By WhatsApp',
  confirm: 'Confirm with {channel}',
  confirmed: '{channel}: e don confirm. Choose for up wetin we go send.',
  code: 'Code wey come with {channel}',
  codeHint: 'Six numbers. E dey work for ten minutes.',
  check: 'Confirm number',
  again: 'Send another code',
  end: 'Stop {channel}',
}
