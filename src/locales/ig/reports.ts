import type { reportInput as enReportInput } from '../en/input/reports.ts'
import type { findWords as enFindWords } from '../en/screens/dashboard/finds.ts'
import type { offlineWords as enOfflineWords } from '../en/screens/dashboard/offline.ts'
import type { offlineFormWords as enOfflineFormWords } from '../en/screens/dashboard/offline-form.ts'
import type { reportCardWords as enReportCardWords } from '../en/screens/dashboard/report-cards.ts'
import type { reportFormWords as enReportFormWords } from '../en/screens/dashboard/report-form.ts'
import type { reportWords as enReportWords } from '../en/screens/dashboard/reports.ts'
import type { Translation } from '../translation.ts'

/** The list of reports, a report, and its forms. */
export const reportWords: Translation<typeof enReportWords> = {
  title: 'Akụkọ',
  reports: 'Akụkọ',
  matches: 'Ihe ndị dabara',
  newReport: 'Akụkọ ọhụrụ',
  newReportLink: 'Akụkọ ọhụrụ',
  searchReports: 'chọọ akụkọ',
  yourReports: 'Akụkọ gị',
  noResults: 'O nweghị ihe dabara n’ihe ị chọrọ',
  asset: 'Ihe ahụ',
  place: 'Ebe',
  policeReference: 'Nọmba akụkọ ndị uwe ojii',
  policeStation: 'Ụlọ ọrụ ndị uwe ojii',
  edit: 'Dezie',
  reportedOn: 'Ị kọrọ ya na {day}',
  pictureOf: 'Foto nke {name}',
  lastSeen: 'Mgbe ikpeazụ a hụrụ ya',
  closedOn: 'E mechiri ya na',
  nextSteps: 'Ihe ị ga-eme ugbu a',
  stepsDone: 'E meela {done} n’ime {count}',
  whatNotToDo: 'Ihe ị na-agaghị eme',
  timeline: 'Ihe merela',
  stages: {
    pending:
      'Ndị ọrụ anyị na-enyocha akụkọ a. Tupu ha akwado ya, nlele ga-ekwu na a kọrọ ya nakwa na a na-enyocha ya, a gaghịkwa agwa onye ọ bụla.',
    asked:
      'Ndị ọrụ anyị chọrọ ịmatakwu ihe tupu ha enwee ike ịkwado akụkọ a: {reason} Dezie akụkọ ahụ iji zaa, ma ọ bụ tinyere ihe ahụ rasiti.',
    Lost: 'A na-agwa onye ọ bụla lelere ihe a na o furu efu. Anyị ga-agwa gị mgbe mmadụ kọrọ na ọ chọtara ya.',
    Stolen: 'Ndị ọrụ anyị akwadola akụkọ a. A na-agwa onye ọ bụla lelere ihe a na e zuru ya ezu.',
    Found:
      'Anyị ga-agwa gị mgbe onye nwe ya kọrọ na o furu efu. O nweghị onye ga-ahụ onye ibe ya bụ.',
    archived: 'E debere akụkọ a n’ebe nchekwa akụkọ ochie. Ọ ka dị n’akụkọ gị.',
    recovered: 'Ị natala ya. E mechiela akụkọ a, ọ ka dị n’akụkọ gị.',
    'handed-over': 'I nyefela ya. E mechiela akụkọ a, ọ ka dị n’akụkọ gị.',
    refused: 'Ndị ọrụ anyị anabataghị akụkọ a. Ị nwere ike ịkọ ọzọ ma kọwaakwu ihe mere.',
    refusedBecause: 'Ndị ọrụ anyị anabataghị akụkọ a: {reason}',
    closed: 'Ndị ọrụ anyị emechiela akụkọ a. Ọ ka dị n’akụkọ gị.',
  },
  and: 'na',
  events: {
    reported: {
      Lost: 'Ị kọrọ na o furu efu',
      Stolen: 'Ị kọrọ na e zuru ya ezu',
      Found: 'Ị kọrọ na ị chọtara ya',
    },
    'under-review': 'Ndị ọrụ anyị bidoro inyocha ya',
    confirmed: 'Ndị ọrụ anyị kwadoro ya',
    refused: 'Ndị ọrụ anyị anabataghị ya',
    edited: 'Ị gbanwere {fields}',
    recovered: 'I gosiri na a hụla ya',
    'handed-over': 'I nyefere ya',
    closed: 'Ndị ọrụ anyị mechiri ya',
    archived: 'Ndị ọrụ anyị debere ya n’akụkọ ochie',
    reopened: 'Ndị ọrụ anyị mepere ya ọzọ',
  },
  fields: {
    description: 'nkọwa ahụ',
    lastSeenDate: 'mgbe ikpeazụ a hụrụ ya',
    lastSeenTime: 'mgbe ikpeazụ a hụrụ ya',
    location: 'ebe ahụ',
    state: 'steeti ahụ',
    imageUrl: 'foto ahụ',
    policeReference: 'ihe banyere ndị uwe ojii',
    policeStation: 'ihe banyere ndị uwe ojii',
  },
  closing: {
    Found: {
      button: 'Gosi na a hụla ya',
      question: 'Ị natala ya?',
      follows:
        'Nlele agaghịzi ekwu na {name} furu efu. Ị nwere ike iji ya ma ọ bụ ree ya na-enweghị nsogbu.',
      confirm: 'Ee, gosi na a hụla ya',
      done: 'E gosila na a hụla ya',
    },
    'Handed over': {
      button: 'Gosi na e nyefela m ya',
      question: 'I nyefela ya?',
      follows:
        'Kwado naanị mgbe {name} dị n’aka onye nwe ya ma ọ bụ ndị uwe ojii. Anyị agaghịzi achọ onye nwe ya.',
      confirm: 'Ee, e nyefela m ya',
      done: 'E gosila na i nyefela ya',
    },
  },
  closingIsFinal: 'Nke a ga-emechi akụkọ ahụ. Ọ ga-adị n’akụkọ gị, a gaghịkwa emepe ya ọzọ.',
  notYet: 'Ọ bụghị ugbu a',
  editReport: 'Dezie {name}',
  closedMeanwhile:
    'E mechiela akụkọ a, ya mere a pụghịzi ịgbanwe ya. Ihe i dere ga-anọ ebe a ruo mgbe ị pụọ.',
  uploadingThePhoto: 'A na-ebulite foto ahụ…',
  save: 'Chekwaa',
  backToTheReport: 'Laghachi n’akụkọ ahụ',
  cancel: 'Hapụ ya',
  reportUpdated: 'E dezila akụkọ ahụ',
  numbers: 'Nọmba',
  makePoster: 'Mee posta',
  stillMissing: {
    question: '{name} ọ ka furu efu?',
    why: 'Ndị lelere nọmba ya na-ahụ mgbe ikpeazụ ị kwadoro ya.',
    still: 'Ọ ka furu efu',
    back: 'Anatala m ya',
    done: 'Daalụ. Anyị natara azịza gị.',
  },
}

/** A report’s card, in every list. */
export const reportCardWords: Translation<typeof enReportCardWords> = {
  lastSeen: 'Mgbe ikpeazụ a hụrụ ya',
  place: 'Ebe',
  showMore: 'Gosikwuo',
  yourAsset: 'Ihe gị',
  pending: 'A na-enyocha akụkọ',
  match: 'Ihe dabara',
  recovered: 'A natala ya',
  'handed-over': 'E nyefela ya',
  refused: 'Anabataghị ya',
  closed: 'E mechiela ya',
  archived: 'Ọ dị n’akụkọ ochie',
  noReportsYet: 'Ị kọbeghị ihe ọ bụla',
  reportsAppearHere: 'Mgbe ị kọrọ, ị ga-ahụ ya ebe a',
  createReport: 'Kọọ',
}

/** The forms of a report. */
export const reportFormWords: Translation<typeof enReportFormWords> = {
  newReport: 'Akụkọ ọhụrụ',
  optional: 'ma ị chọọ',
  noResults: 'O nweghị ihe dabara n’ihe ị chọrọ',
  whatHappenedToWhat: 'Kwuo ihe mere, na ihe o mere.',
  findTheAsset: 'Chọọ ihe ahụ',
  searchHint: 'Aha, IMEI, nọmba ụgbọala…',
  newestAreBelow: 'Ndị kacha ọhụrụ, {count}, dị n’okpuru. Pịnye iji chọta nke ọzọ.',
  asset: 'Ihe ahụ',
  chooseAnAsset: 'Họrọ otu',
  yourAsset: 'Ihe gị',
  alreadyReported: {
    Lost: '{name} (a kọọla na o furu efu)',
    Stolen: '{name} (a kọọla na e zuru ya ezu)',
    Found: '{name} (a kọọla na a chọtara ya)',
  },
  searching: 'A na-achọ…',
  foundChooseOne: 'A hụrụ {count}. Họrọ otu n’okpuru.',
  nothingToReportYet: 'O nwebeghị ihe ọ bụla',
  registerFirst:
    'I nwebeghị ihe ị ga-akọ. Buru ụzọ tinye ihe ahụ na nọmba ya. Ọ na-ewe ihe dịka otu nkeji.',
  addAsset: 'Tinye ya',
  whatHappened: 'Gịnị mere?',
  meanings: {
    Lost: 'Ahụghị m ya.',
    Stolen: 'Mmadụ zuru ya.',
    Found: 'Achọtara m ya. Ọ bụghị nke m.',
  },
  outcomes: {
    Lost: 'Site ugbu a, onye ọ bụla lelere nọmba ya ga-ahụ na o furu efu.',
    Stolen:
      'Ndị ọrụ anyị ga-ebu ụzọ nyochaa ya. Tupu ha akwado ya, nlele ga-ekwu na a kọrọ ya nakwa na a na-enyocha ya, a gaghịkwa agwa onye ọ bụla.',
    Found:
      'Ọ bụrụ na onye nwe ya kọọ na o furu efu, anyị ga-agwa unu abụọ. O nweghị onye ga-ahụ onye ibe ya bụ.',
  },
  description: 'Nkọwa',
  descriptionHint: 'Ihe mere, na otu a ga-esi mata ya: akara, akpa, ihe e mado na ya.',
  lastSeenOn: 'Ụbọchị ikpeazụ a hụrụ ya',
  atAbout: 'Ihe dịka elekere ole',
  state: 'Steeti',
  chooseAState: 'Họrọ steeti',
  place: 'Ebe',
  placeExample: 'Computer Village, Ikeja',
  picture: 'Foto',
  policeReference: 'Nọmba akụkọ ndị uwe ojii',
  policeReferenceHint: 'Site n’akwụkwọ ndị uwe ojii. Naanị gị na ndị ọrụ anyị na-ahụ ya.',
  policeStation: 'Ụlọ ọrụ ndị uwe ojii',
  policeStationExample: 'Panti, Yaba',
  descriptionAppearsHere: 'Nkọwa gị ga-apụta ebe a.',
  saveReport: 'Chekwaa akụkọ',
  reportAdded: 'Akụkọ gị abatala',
  notListed: 'Ọ dịghị na ndepụta? Buru ụzọ tinye ya',
  reportFind: 'Kọọ ihe ị chọtara',
}

/** What a user found, and reporting it. */
export const findWords: Translation<typeof enFindWords> = {
  title: 'Achọtara m ihe',
  about: 'Anyị ga-agwa onye nwe ya. O nweghị onye ga-ahụ onye ibe ya bụ.',
  report: 'Kọọ na m chọtara ya',
  reported: 'Akụkọ gị abatala. Anyị ga-agwa gị mgbe a hụrụ onye nwe ya.',
  finds: 'Ihe ndị ị chọtara',
  findsAbout: 'Ha abụghị nke gị, ya mere a na-edebe ha iche n’ihe gị.',
  handedOver: 'E nyefela ya',
  findInstead:
    'Ọ bụghị nke gị, ya mere ọ dịghị mkpa ka i debanye ya aha. Pịnye nọmba ya na ebe ị chọtara ya.',
  reportFind: 'Kọọ ihe ị chọtara',
}

/** The form of a report without a connection. */
export const offlineFormWords: Translation<typeof enOfflineFormWords> = {
  writeNow: {
    phone:
      'Ịntanetị adịghị. Dee akụkọ gị: anyị ga-edebe ya n’ekwentị a ma zipụ ya mgbe ịntanetị lọghachiri.',
    computer:
      'Ịntanetị adịghị. Dee akụkọ gị: anyị ga-edebe ya na kọmputa a ma zipụ ya mgbe ịntanetị lọghachiri.',
  },
}

/** Reports that wait for a connection. */
export const offlineWords: Translation<typeof enOfflineWords> = {
  notEverythingIsSentYet: 'E zipụbeghị ihe niile',
  noConnection: 'Ịntanetị adịghị. Ibe na-egosi ihe meghere na mbụ.',
  stay: 'Nọrọ',
  deleteAndLogOut: 'Hichapụ ma pụọ',
  sendAndLogOut: 'Zipụ ma pụọ',
  writtenOn: 'I dere ya na {day}',
  notTaken: 'Anyị enweghị ike ịnabata akụkọ a.',
  stillOffline: 'Ịntanetị na-eru Toju adịbeghị.',
  sendNow: 'Zipụ ugbu a',
  changeIt: 'Dezie ya',
  discard: 'Tụfuo ya',
  discardThisReport: 'Ka a tụfuo akụkọ a?',
  keepIt: 'Debe ya',
  yesDiscard: 'Ee, tụfuo ya',
  notSentYet: 'E zipụbeghị ya',
  reportAdded: 'Akụkọ gị abatala',
  waiting: {
    phone:
      'Akụkọ ndị na-eche ịntanetị dị naanị n’ekwentị a. A ga-ehichapụ ha mgbe ị pụrụ, ka onye ọzọ ghara ịgụ ha.',
    computer:
      'Akụkọ ndị na-eche ịntanetị dị naanị na kọmputa a. A ga-ehichapụ ha mgbe ị pụrụ, ka onye ọzọ ghara ịgụ ha.',
  },
  kept: {
    phone: 'Ọ dị n’ekwentị a. Anyị ga-ezipụ ya mgbe ịntanetị lọghachiri.',
    computer: 'Ọ dị na kọmputa a. Anyị ga-ezipụ ya mgbe ịntanetị lọghachiri.',
  },
  discarding: {
    phone: 'A ga-ehichapụ akụkọ gị banyere {name} n’ekwentị a.',
    computer: 'A ga-ehichapụ akụkọ gị banyere {name} na kọmputa a.',
  },
}

/** Errors of a report’s fields. */
export const reportInput: Translation<typeof enReportInput> = {
  'confirmation-answer': 'Họrọ otu azịza',
  'story-missing': 'Kwuo ihe mere',
  'asset-missing': 'Họrọ ihe ahụ',
  'found-number-missing': 'Pịnye nọmba dị n’ahụ ya',
  'found-kind': 'Họrọ ụdị nọmba ọ bụ',
  'brand-or-make-missing': 'Pịnye ụlọ ọrụ mere ya, dịka Samsung',
  'find-missing': 'Kwuo ihe ọ bụ na ebe ọ dị',
  'number-unreadable': 'Anyị enweghị ike ịgụ nọmba a. Pịnye ya ọzọ.',
}
