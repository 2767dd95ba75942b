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
  title: 'Ìròyìn',
  reports: 'Àwọn ìròyìn',
  matches: 'Ìbáramu',
  newReport: 'Ìròyìn tuntun',
  newReportLink: 'Ìròyìn tuntun',
  searchReports: 'wá ìròyìn kan',
  yourReports: 'Àwọn ìròyìn rẹ',
  noResults: 'Kò sí ohun tó bá ohun tí o wá mu',
  asset: 'Ohun náà',
  place: 'Ibi',
  policeReference: 'Nọ́ńbà ìròyìn ọlọ́pàá',
  policeStation: 'Àgọ́ ọlọ́pàá',
  edit: 'Ṣàtúnṣe',
  reportedOn: 'O ròyìn rẹ̀ ní {day}',
  pictureOf: 'Àwòrán {name}',
  lastSeen: 'Ìgbà tí o rí i kẹ́yìn',
  closedOn: 'A pa á dé ní',
  nextSteps: 'Ohun tí o máa ṣe báyìí',
  stepsDone: 'O ti ṣe {done} nínú {count}',
  whatNotToDo: 'Ohun tí o kò gbọ́dọ̀ ṣe',
  timeline: 'Ohun tó ti ṣẹlẹ̀',
  stages: {
    pending:
      'Àwọn òṣìṣẹ́ wa ń yẹ ìròyìn yìí wò. Kí wọ́n tó fìdí rẹ̀ múlẹ̀, àyẹ̀wò máa sọ pé wọ́n ti ròyìn rẹ̀ àti pé a ń yẹ̀ ẹ́ wò, a kò sì ní sọ fún ẹnikẹ́ni.',
    asked:
      'Àwọn òṣìṣẹ́ wa fẹ́ mọ̀ síi kí wọ́n tó lè fìdí ìròyìn yìí múlẹ̀: {reason} Ṣàtúnṣe ìròyìn náà láti dáhùn, tàbí fi rìsíìtì kún ohun náà.',
    Lost: 'Ẹni tó bá yẹ ohun yìí wò máa gbọ́ pé ó sọnù. A máa sọ fún ọ nígbà tí ẹnìkan bá ròyìn pé òun rí i he.',
    Stolen: 'Àwọn òṣìṣẹ́ wa ti fìdí ìròyìn yìí múlẹ̀. Ẹni tó bá yẹ ohun yìí wò máa gbọ́ pé wọ́n jí i.',
    Found:
      'A máa sọ fún ọ nígbà tí ẹni tó ni ín bá ròyìn pé ó sọnù. Kò sí ẹni tó máa rí ẹni tí ìkejì jẹ́.',
    archived: 'A ti tọ́jú ìròyìn yìí sí àkójọ. Ó ṣì wà nínú ìtàn rẹ.',
    recovered: 'O ti rí i gbà padà. A ti pa ìròyìn yìí dé, ó sì wà nínú ìtàn rẹ.',
    'handed-over': 'O ti fi í fún un. A ti pa ìròyìn yìí dé, ó sì wà nínú ìtàn rẹ.',
    refused:
      'Àwọn òṣìṣẹ́ wa kò gba ìròyìn yìí. O lè fi òmíràn ránṣẹ́ pẹ̀lú àlàyé síi nípa ohun tó ṣẹlẹ̀.',
    refusedBecause: 'Àwọn òṣìṣẹ́ wa kò gba ìròyìn yìí: {reason}',
    closed: 'Àwọn òṣìṣẹ́ wa ti pa ìròyìn yìí dé. Ó ṣì wà nínú ìtàn rẹ.',
  },
  and: 'àti',
  events: {
    reported: {
      Lost: 'O ròyìn pé ó sọnù',
      Stolen: 'O ròyìn pé wọ́n jí i',
      Found: 'O ròyìn pé o rí i he',
    },
    'under-review': 'Àwọn òṣìṣẹ́ wa bẹ̀rẹ̀ sí yẹ̀ ẹ́ wò',
    confirmed: 'Àwọn òṣìṣẹ́ wa fìdí rẹ̀ múlẹ̀',
    refused: 'Àwọn òṣìṣẹ́ wa kò gbà á',
    edited: 'O yí {fields} padà',
    recovered: 'O fi hàn pé a ti rí i',
    'handed-over': 'O fi í fún un',
    closed: 'Àwọn òṣìṣẹ́ wa pa á dé',
    archived: 'Àwọn òṣìṣẹ́ wa tọ́jú rẹ̀ sí àkójọ',
    reopened: 'Àwọn òṣìṣẹ́ wa tún un ṣí',
  },
  fields: {
    description: 'àlàyé náà',
    lastSeenDate: 'ìgbà tí o rí i kẹ́yìn',
    lastSeenTime: 'ìgbà tí o rí i kẹ́yìn',
    location: 'ibi náà',
    state: 'ìpínlẹ̀ náà',
    imageUrl: 'àwòrán náà',
    policeReference: 'àlàyé ti ọlọ́pàá',
    policeStation: 'àlàyé ti ọlọ́pàá',
  },
  closing: {
    Found: {
      button: 'Fi hàn pé a ti rí i',
      question: 'Ṣé o ti rí i gbà padà?',
      follows: 'Àyẹ̀wò kò ní sọ mọ́ pé {name} sọnù. O lè lò ó tàbí kí o tà á láìsí wàhálà.',
      confirm: 'Bẹ́ẹ̀ ni, fi hàn pé a ti rí i',
      done: 'A ti fi hàn pé o rí i',
    },
    'Handed over': {
      button: 'Fi hàn pé mo ti fi í fún un',
      question: 'Ṣé o ti fi í fún un?',
      follows:
        'Fìdí rẹ̀ múlẹ̀ nígbà tí {name} bá ti wà lọ́wọ́ ẹni tó ni ín tàbí ọlọ́pàá nìkan. A kò ní wá ẹni tó ni ín mọ́.',
      confirm: 'Bẹ́ẹ̀ ni, mo ti fi í fún un',
      done: 'A ti fi hàn pé o fi í fún un',
    },
  },
  closingIsFinal: 'Èyí máa pa ìròyìn náà dé. Ó máa wà nínú ìtàn rẹ, a kò sì lè tún un ṣí.',
  notYet: 'Kò tíì yá',
  editReport: 'Ṣàtúnṣe {name}',
  closedMeanwhile:
    'A ti pa ìròyìn yìí dé, nítorí náà o kò lè yí i padà mọ́. Ohun tí o kọ wà níbí títí o fi kúrò.',
  uploadingThePhoto: 'A ń gba fọ́tò náà…',
  save: 'Tọ́jú',
  backToTheReport: 'Padà sí ìròyìn náà',
  cancel: 'Fi í sílẹ̀',
  reportUpdated: 'A ti ṣàtúnṣe ìròyìn náà',
  numbers: 'Àwọn nọ́ńbà',
  makePoster: 'Ṣe ìwé ìkéde',
  stillMissing: {
    question: 'Ṣé a kò tíì rí {name}?',
    why: 'Àwọn tó bá yẹ nọ́ńbà rẹ̀ wò máa rí ìgbà tí o sọ bẹ́ẹ̀ kẹ́yìn.',
    still: 'A kò tíì rí i',
    back: 'Mo ti rí i gbà padà',
    done: 'A dúpẹ́. A ti rí ìdáhùn rẹ gbà.',
  },
}

/** A report’s card, in every list. */
export const reportCardWords: Translation<typeof enReportCardWords> = {
  lastSeen: 'Ìgbà tí o rí i kẹ́yìn',
  place: 'Ibi',
  showMore: 'Fi síi hàn',
  yourAsset: 'Ohun ìní rẹ',
  pending: 'A ń yẹ ìròyìn wò',
  match: 'Ìbáramu',
  recovered: 'Ó ti padà',
  'handed-over': 'O ti fi í fún un',
  refused: 'A kò gbà á',
  closed: 'A ti pa á dé',
  archived: 'Ó wà ní àkójọ',
  noReportsYet: 'O kò tíì ròyìn ohunkóhun',
  reportsAppearHere: 'Nígbà tí o bá ròyìn, o máa rí i níbí',
  createReport: 'Ròyìn',
}

/** The forms of a report. */
export const reportFormWords: Translation<typeof enReportFormWords> = {
  newReport: 'Ìròyìn tuntun',
  optional: 'bí o bá fẹ́',
  noResults: 'Kò sí ohun tó bá ohun tí o wá mu',
  whatHappenedToWhat: 'Sọ ohun tó ṣẹlẹ̀, àti ohun tó ṣẹlẹ̀ sí.',
  findTheAsset: 'Wá ohun náà',
  searchHint: 'Orúkọ, IMEI, nọ́ńbà ọkọ̀…',
  newestAreBelow: 'Tuntun {count} wà nísàlẹ̀. Kọ láti wá òmíràn.',
  asset: 'Ohun náà',
  chooseAnAsset: 'Yan ọ̀kan',
  yourAsset: 'Ohun ìní rẹ',
  alreadyReported: {
    Lost: '{name} (o ti ròyìn tẹ́lẹ̀ pé ó sọnù)',
    Stolen: '{name} (o ti ròyìn tẹ́lẹ̀ pé wọ́n jí i)',
    Found: '{name} (o ti ròyìn tẹ́lẹ̀ pé o rí i he)',
  },
  searching: 'A ń wá a…',
  foundChooseOne: 'A rí {count}. Yan ọ̀kan nísàlẹ̀.',
  nothingToReportYet: 'Kò sí nǹkan kan síbẹ̀',
  registerFirst:
    'O kò tíì ní ohun tí o lè ròyìn. Kọ́kọ́ fi ohun náà àti nọ́ńbà rẹ̀ kún un. Ó máa gba bí ìṣẹ́jú kan.',
  addAsset: 'Fi kún un',
  whatHappened: 'Kí ló ṣẹlẹ̀?',
  meanings: {
    Lost: 'N kò rí i mọ́.',
    Stolen: 'Ẹnìkan jí i.',
    Found: 'Mo rí i he. Kì í ṣe tèmi.',
  },
  outcomes: {
    Lost: 'Láti ìsinsìnyí lọ, ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa rí i pé ó sọnù.',
    Stolen:
      'Àwọn òṣìṣẹ́ wa máa kọ́kọ́ yẹ̀ ẹ́ wò. Kí wọ́n tó fìdí rẹ̀ múlẹ̀, àyẹ̀wò máa sọ pé wọ́n ti ròyìn rẹ̀ àti pé a ń yẹ̀ ẹ́ wò, a kò sì ní sọ fún ẹnikẹ́ni.',
    Found:
      'Bí ẹni tó ni ín bá ròyìn pé ó sọnù, a máa sọ fún ẹ̀yin méjèèjì. Kò sí ẹni tó máa rí ẹni tí ìkejì jẹ́.',
  },
  description: 'Àlàyé',
  descriptionHint: 'Ohun tó ṣẹlẹ̀, àti bí a ṣe lè dá a mọ̀: àmì, àpò, sítíkà.',
  lastSeenOn: 'Ọjọ́ tí o rí i kẹ́yìn',
  atAbout: 'Ní bí aago mélòó',
  state: 'Ìpínlẹ̀',
  chooseAState: 'Yan ìpínlẹ̀',
  place: 'Ibi',
  placeExample: 'Computer Village, Ikeja',
  picture: 'Àwòrán',
  policeReference: 'Nọ́ńbà ìròyìn ọlọ́pàá',
  policeReferenceHint: 'Láti inú ìwé ọlọ́pàá. Ìwọ àti àwọn òṣìṣẹ́ wa nìkan ló ń rí i.',
  policeStation: 'Àgọ́ ọlọ́pàá',
  policeStationExample: 'Panti, Yaba',
  descriptionAppearsHere: 'Àlàyé rẹ máa hàn níbí.',
  saveReport: 'Tọ́jú ìròyìn',
  reportAdded: 'Ìròyìn rẹ ti wọlé',
  notListed: 'Kò sí nínú àkójọ? Kọ́kọ́ fi kún un',
  reportFind: 'Ròyìn ohun tí o rí he',
}

/** What a user found, and reporting it. */
export const findWords: Translation<typeof enFindWords> = {
  title: 'Mo rí nǹkan he',
  about: 'A máa sọ fún ẹni tó ni ín. Kò sí ẹni tó máa rí ẹni tí ìkejì jẹ́.',
  report: 'Ròyìn pé mo rí i he',
  reported: 'Ìròyìn rẹ ti wọlé. A máa sọ fún ọ nígbà tí a bá rí ẹni tó ni ín.',
  finds: 'Ohun tí o rí he',
  findsAbout: 'Wọn kì í ṣe tìrẹ, nítorí náà a yà wọ́n sọ́tọ̀ kúrò lára ohun ìní rẹ.',
  handedOver: 'O ti fi í fún un',
  findInstead:
    'Kì í ṣe tìrẹ, nítorí náà o kò nílò láti fi í sínú ìwé. Kọ nọ́ńbà rẹ̀ àti ibi tí o ti rí i he.',
  reportFind: 'Ròyìn ohun tí o rí he',
}

/** The form of a report without a connection. */
export const offlineFormWords: Translation<typeof enOfflineFormWords> = {
  writeNow: {
    phone:
      'Kò sí íńtánẹ́ẹ̀tì. Kọ ìròyìn rẹ: a máa tọ́jú rẹ̀ sórí fóònù yìí, a sì máa fi ránṣẹ́ nígbà tí íńtánẹ́ẹ̀tì bá padà.',
    computer:
      'Kò sí íńtánẹ́ẹ̀tì. Kọ ìròyìn rẹ: a máa tọ́jú rẹ̀ sórí kọ̀ǹpútà yìí, a sì máa fi ránṣẹ́ nígbà tí íńtánẹ́ẹ̀tì bá padà.',
  },
}

/** Reports that wait for a connection. */
export const offlineWords: Translation<typeof enOfflineWords> = {
  notEverythingIsSentYet: 'A kò tíì fi gbogbo rẹ̀ ránṣẹ́',
  noConnection: 'Kò sí íńtánẹ́ẹ̀tì. Ojú ewé ń fi ohun tó ti ṣí tẹ́lẹ̀ hàn.',
  stay: 'Dúró',
  deleteAndLogOut: 'Pa á rẹ́ kí o sì jáde',
  sendAndLogOut: 'Fi ránṣẹ́ kí o sì jáde',
  writtenOn: 'O kọ ọ́ ní {day}',
  notTaken: 'A kò lè gba ìròyìn yìí.',
  stillOffline: 'Kò tíì sí íńtánẹ́ẹ̀tì dé Toju.',
  sendNow: 'Fi ránṣẹ́ báyìí',
  changeIt: 'Ṣàtúnṣe rẹ̀',
  discard: 'Pa á rẹ́',
  discardThisReport: 'Ṣé kí a pa ìròyìn yìí rẹ́?',
  keepIt: 'Fi í sílẹ̀',
  yesDiscard: 'Bẹ́ẹ̀ ni, pa á rẹ́',
  notSentYet: 'A kò tíì fi ránṣẹ́',
  reportAdded: 'Ìròyìn rẹ ti wọlé',
  waiting: {
    phone:
      'Àwọn ìròyìn tó ń dúró de íńtánẹ́ẹ̀tì wà lórí fóònù yìí nìkan. A máa pa wọ́n rẹ́ nígbà tí o bá jáde, kí ẹlòmíràn má baà kà wọ́n.',
    computer:
      'Àwọn ìròyìn tó ń dúró de íńtánẹ́ẹ̀tì wà lórí kọ̀ǹpútà yìí nìkan. A máa pa wọ́n rẹ́ nígbà tí o bá jáde, kí ẹlòmíràn má baà kà wọ́n.',
  },
  kept: {
    phone: 'Ó wà lórí fóònù yìí. A máa fi ránṣẹ́ nígbà tí íńtánẹ́ẹ̀tì bá padà.',
    computer: 'Ó wà lórí kọ̀ǹpútà yìí. A máa fi ránṣẹ́ nígbà tí íńtánẹ́ẹ̀tì bá padà.',
  },
  discarding: {
    phone: 'A máa pa ìròyìn rẹ nípa {name} rẹ́ kúrò lórí fóònù yìí.',
    computer: 'A máa pa ìròyìn rẹ nípa {name} rẹ́ kúrò lórí kọ̀ǹpútà yìí.',
  },
}

/** Errors of a report’s fields. */
export const reportInput: Translation<typeof enReportInput> = {
  'confirmation-answer': 'Yan ìdáhùn kan',
  'story-missing': 'Sọ ohun tó ṣẹlẹ̀',
  'asset-missing': 'Yan ohun náà',
  'found-number-missing': 'Tẹ nọ́ńbà tó wà lára rẹ̀',
  'found-kind': 'Yan irú nọ́ńbà náà',
  'brand-or-make-missing': 'Tẹ ilé iṣẹ́ tó ṣe é, bíi Samsung',
  'find-missing': 'Sọ ohun tó jẹ́ àti ibi tó wà',
  'number-unreadable': 'A kò lè ka nọ́ńbà yìí. Tún un tẹ̀.',
}
