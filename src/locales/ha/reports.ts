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
  title: 'Rahoto',
  reports: 'Rahotanni',
  matches: 'Masu daidai',
  newReport: 'Sabon rahoto',
  newReportLink: 'Sabon rahoto',
  searchReports: 'nemo rahoto',
  yourReports: 'Rahotanninka',
  noResults: 'Babu abin da ya yi daidai da abin da ka nema',
  asset: 'Abin',
  place: 'Wuri',
  policeReference: 'Lambar rahoton ’yan sanda',
  policeStation: 'Ofishin ’yan sanda',
  edit: 'Gyara',
  reportedOn: 'An kai rahoto ranar {day}',
  pictureOf: 'Hoton {name}',
  lastSeen: 'Lokacin da aka gan shi a ƙarshe',
  closedOn: 'An rufe ranar',
  nextSteps: 'Abin da za ka yi yanzu',
  stepsDone: 'An yi {done} cikin {count}',
  whatNotToDo: 'Abin da ba za ka yi ba',
  timeline: 'Abubuwan da suka faru',
  stages: {
    pending:
      'Ma’aikatanmu suna binciken wannan rahoto. Kafin su tabbatar, dubawa za ta ce an kai rahoto kuma ana bincike, kuma ba a gaya wa kowa ba.',
    asked:
      'Ma’aikatanmu suna buƙatar ƙarin bayani kafin su tabbatar da wannan rahoto: {reason} Ka gyara rahoton don ka amsa, ko ka ƙara rasiti a kan abin.',
    Lost: 'Duk wanda ya duba wannan abu, ana gaya masa cewa ya ɓace. Za mu gaya maka idan wani ya ce ya tsince shi.',
    Stolen:
      'Ma’aikatanmu sun tabbatar da wannan rahoto. Duk wanda ya duba wannan abu, ana gaya masa cewa an sace shi.',
    Found: 'Za mu gaya maka idan mai shi ya ce ya ɓace. Ba mai ganin ko wane ne ɗayan.',
    archived: 'An ajiye wannan rahoto a tarihi. Yana nan a tarihinka.',
    recovered: 'Ka same shi. An rufe wannan rahoto, yana nan a tarihinka.',
    'handed-over': 'Ka miƙa shi. An rufe wannan rahoto, yana nan a tarihinka.',
    refused:
      'Ma’aikatanmu ba su karɓi wannan rahoto ba. Kana iya kai sabo da ƙarin bayani game da abin da ya faru.',
    refusedBecause: 'Ma’aikatanmu ba su karɓi wannan rahoto ba: {reason}',
    closed: 'Ma’aikatanmu sun rufe wannan rahoto. Yana nan a tarihinka.',
  },
  and: 'da',
  events: {
    reported: {
      Lost: 'Ka kai rahoton cewa ya ɓace',
      Stolen: 'Ka kai rahoton cewa an sace shi',
      Found: 'Ka kai rahoton cewa ka tsince shi',
    },
    'under-review': 'Ma’aikatanmu sun fara bincike',
    confirmed: 'Ma’aikatanmu sun tabbatar',
    refused: 'Ma’aikatanmu ba su karɓa ba',
    edited: 'Ka canza {fields}',
    recovered: 'Ka nuna cewa an same shi',
    'handed-over': 'Ka miƙa shi',
    closed: 'Ma’aikatanmu sun rufe shi',
    archived: 'Ma’aikatanmu sun ajiye shi a tarihi',
    reopened: 'Ma’aikatanmu sun sake buɗe shi',
  },
  fields: {
    description: 'bayanin',
    lastSeenDate: 'lokacin da aka gan shi a ƙarshe',
    lastSeenTime: 'lokacin da aka gan shi a ƙarshe',
    location: 'wurin',
    state: 'jihar',
    imageUrl: 'hoton',
    policeReference: 'bayanan ’yan sanda',
    policeStation: 'bayanan ’yan sanda',
  },
  closing: {
    Found: {
      button: 'Nuna cewa an same shi',
      question: 'Ya dawo hannunka?',
      follows:
        'Dubawa ba za ta ƙara cewa {name} ya ɓace ba. Kana iya amfani da shi ko ka sayar da shi ba tare da matsala ba.',
      confirm: 'I, nuna cewa an same shi',
      done: 'An nuna cewa an same shi',
    },
    'Handed over': {
      button: 'Nuna cewa na miƙa shi',
      question: 'Ka miƙa shi?',
      follows:
        'Ka tabbatar kawai idan {name} yana hannun mai shi ko ’yan sanda. Daga nan ba za mu ƙara neman mai shi ba.',
      confirm: 'I, na miƙa shi',
      done: 'An nuna cewa ka miƙa shi',
    },
  },
  closingIsFinal:
    'Wannan zai rufe rahoton. Yana nan a tarihinka, kuma ba za a iya sake buɗe shi ba.',
  notYet: 'Ba tukuna ba',
  editReport: 'Gyara {name}',
  closedMeanwhile:
    'An rufe wannan rahoto, don haka ba za a iya canza shi ba. Abin da ka rubuta yana nan har ka bar shafin.',
  uploadingThePhoto: 'Ana ɗora hoton…',
  save: 'Ajiye',
  backToTheReport: 'Koma rahoton',
  cancel: 'Bari',
  reportUpdated: 'An gyara rahoton',
  numbers: 'Lambobi',
  makePoster: 'Yi fosta',
  stillMissing: {
    question: 'Har yanzu {name} ya ɓace?',
    why: 'Waɗanda suka duba lambarsa suna ganin lokacin da ka tabbatar a ƙarshe.',
    still: 'Har yanzu ya ɓace',
    back: 'Ya dawo hannuna',
    done: 'Mun gode. Amsarka ta iso mana.',
  },
}

/** A report’s card, in every list. */
export const reportCardWords: Translation<typeof enReportCardWords> = {
  lastSeen: 'Lokacin da aka gan shi a ƙarshe',
  place: 'Wuri',
  showMore: 'Ƙara nunawa',
  yourAsset: 'Abinka',
  pending: 'Ana binciken rahoto',
  match: 'Mai daidai',
  recovered: 'Ya dawo',
  'handed-over': 'An miƙa shi',
  refused: 'Ba a karɓa ba',
  closed: 'An rufe',
  archived: 'An ajiye a tarihi',
  noReportsYet: 'Ba ka kai rahoto ba tukuna',
  reportsAppearHere: 'Idan ka kai rahoto, za ka gan shi a nan',
  createReport: 'Kai rahoto',
}

/** The forms of a report. */
export const reportFormWords: Translation<typeof enReportFormWords> = {
  newReport: 'Sabon rahoto',
  optional: 'idan kana so',
  noResults: 'Babu abin da ya yi daidai da abin da ka nema',
  whatHappenedToWhat: 'Ka faɗi abin da ya faru, da abin da ya shafa.',
  findTheAsset: 'Nemo abin',
  searchHint: 'Suna, IMEI, lambar mota…',
  newestAreBelow: 'Sababbi {count} suna ƙasa. Ka rubuta don nemo wani.',
  asset: 'Abin',
  chooseAnAsset: 'Zaɓi abu',
  yourAsset: 'Abinka',
  alreadyReported: {
    Lost: '{name} (an riga an kai rahoton ya ɓace)',
    Stolen: '{name} (an riga an kai rahoton an sace shi)',
    Found: '{name} (an riga an kai rahoton an tsince shi)',
  },
  searching: 'Ana nema…',
  foundChooseOne: 'An samu {count}. Ka zaɓi ɗaya a ƙasa.',
  nothingToReportYet: 'Babu komai tukuna',
  registerFirst:
    'Ba ka da abin da za ka kai rahotonsa tukuna. Ka fara ƙara abin da lambarsa. Kusan minti ɗaya ne.',
  addAsset: 'Ƙara shi',
  whatHappened: 'Me ya faru?',
  meanings: {
    Lost: 'Ba na ganinsa.',
    Stolen: 'Wani ya sace shi.',
    Found: 'Na tsince shi. Ba nawa ba ne.',
  },
  outcomes: {
    Lost: 'Daga yanzu, duk wanda ya duba lambarsa zai ga cewa ya ɓace.',
    Stolen:
      'Ma’aikatanmu za su fara bincike. Kafin su tabbatar, dubawa za ta ce an kai rahoto kuma ana bincike, kuma ba a gaya wa kowa ba.',
    Found: 'Idan mai shi ya ce ya ɓace, za mu gaya muku ku biyu. Ba mai ganin ko wane ne ɗayan.',
  },
  description: 'Bayani',
  descriptionHint: 'Abin da ya faru, da yadda za a gane shi: alama, gida, sitika.',
  lastSeenOn: 'Ranar da aka gan shi a ƙarshe',
  atAbout: 'Wajen ƙarfe nawa',
  state: 'Jiha',
  chooseAState: 'Zaɓi jiha',
  place: 'Wuri',
  placeExample: 'Computer Village, Ikeja',
  picture: 'Hoto',
  policeReference: 'Lambar rahoton ’yan sanda',
  policeReferenceHint: 'Daga takardar ’yan sanda. Kai da ma’aikatanmu ne kaɗai kuke ganinta.',
  policeStation: 'Ofishin ’yan sanda',
  policeStationExample: 'Panti, Yaba',
  descriptionAppearsHere: 'Bayaninka zai bayyana a nan.',
  saveReport: 'Ajiye rahoto',
  reportAdded: 'Rahotonka ya shiga',
  notListed: 'Ba ya cikin jerin? Ka fara ƙara shi',
  reportFind: 'Kai rahoton abin da ka tsinta',
}

/** What a user found, and reporting it. */
export const findWords: Translation<typeof enFindWords> = {
  title: 'Na tsinci wani abu',
  about: 'Za mu gaya wa mai shi. Ba mai ganin ko wane ne ɗayan.',
  report: 'Kai rahoton tsintuwa',
  reported: 'Rahotonka ya shiga. Za mu gaya maka idan an samu mai shi.',
  finds: 'Abubuwan da ka tsinta',
  findsAbout: 'Ba naka ba ne, don haka ba a haɗa su da kayanka.',
  handedOver: 'An miƙa shi',
  findInstead:
    'Ba naka ba ne, don haka ba sai ka yi masa rajista ba. Ka rubuta lambarsa da inda ka tsince shi.',
  reportFind: 'Kai rahoton abin da ka tsinta',
}

/** The form of a report without a connection. */
export const offlineFormWords: Translation<typeof enOfflineFormWords> = {
  writeNow: {
    phone:
      'Babu intanet. Ka rubuta rahotonka: za mu ajiye shi a wannan waya, mu aika idan intanet ta dawo.',
    computer:
      'Babu intanet. Ka rubuta rahotonka: za mu ajiye shi a wannan kwamfuta, mu aika idan intanet ta dawo.',
  },
}

/** Reports that wait for a connection. */
export const offlineWords: Translation<typeof enOfflineWords> = {
  notEverythingIsSentYet: 'Ba a aika duka ba tukuna',
  noConnection: 'Babu intanet. Shafuka suna nuna abin da aka buɗe a baya.',
  stay: 'Tsaya',
  deleteAndLogOut: 'Share, ka fita',
  sendAndLogOut: 'Aika, ka fita',
  writtenOn: 'An rubuta ranar {day}',
  notTaken: 'Ba mu iya karɓar wannan rahoto ba.',
  stillOffline: 'Har yanzu babu intanet zuwa Toju.',
  sendNow: 'Aika yanzu',
  changeIt: 'Gyara shi',
  discard: 'Share',
  discardThisReport: 'A share wannan rahoto?',
  keepIt: 'Bar shi',
  yesDiscard: 'I, share',
  notSentYet: 'Ba a aika ba tukuna',
  reportAdded: 'Rahotonka ya shiga',
  waiting: {
    phone:
      'Rahotannin da suke jiran intanet suna wannan waya kaɗai. Ana share su idan ka fita, don kada wani ya karanta su.',
    computer:
      'Rahotannin da suke jiran intanet suna wannan kwamfuta kaɗai. Ana share su idan ka fita, don kada wani ya karanta su.',
  },
  kept: {
    phone: 'Yana wannan waya. Za mu aika idan intanet ta dawo.',
    computer: 'Yana wannan kwamfuta. Za mu aika idan intanet ta dawo.',
  },
  discarding: {
    phone: 'Za a share rahotonka game da {name} daga wannan waya.',
    computer: 'Za a share rahotonka game da {name} daga wannan kwamfuta.',
  },
}

/** Errors of a report’s fields. */
export const reportInput: Translation<typeof enReportInput> = {
  'confirmation-answer': 'Ka zaɓi amsa ɗaya',
  'story-missing': 'Ka faɗi abin da ya faru',
  'asset-missing': 'Ka zaɓi abin',
  'found-number-missing': 'Ka rubuta lambar da take jikinsa',
  'found-kind': 'Ka zaɓi irin lambar',
  'brand-or-make-missing': 'Ka rubuta kamfani, kamar Samsung',
  'find-missing': 'Ka faɗi mene ne da inda yake',
  'number-unreadable': 'Ba mu iya karanta wannan lamba ba. Ka sake rubutawa.',
}
