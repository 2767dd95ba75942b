import type {
  claimMails as enClaimMails,
  messageMails as enMessageMails,
  reportQuestionMail as enReportQuestionMail,
  subscriptionMails as enSubscriptionMails,
  transferMails as enTransferMails,
} from '../../en/mail/items.ts'
import type { Translation } from '../../translation.ts'

/** A number that several users have registered. */
export const claimMails: Translation<typeof enClaimMails> = {
  yourAsset: 'ohun ìní rẹ',
  registeredTwice: 'Nọ́ńbà {item} wà nínú ìwé wa ju ẹ̀ẹ̀kan lọ.',
  wasRegisteredTwice: 'Nọ́ńbà {item} ti wà nínú ìwé wa ju ẹ̀ẹ̀kan lọ.',
  evidence: {
    subject: 'Jọ̀wọ́ fi hàn wá pé tìrẹ ni {item}',
    asks: 'Àwọn òṣìṣẹ́ wa fẹ́ mọ ẹni tó ni ín, wọ́n sì ń béèrè lọ́wọ́ rẹ:',
    how: 'Fi rìsíìtì àti fọ́tò tó hàn kedere kún ohun ìní náà nínú àkáǹtì rẹ. Àwọn òṣìṣẹ́ wa máa wò wọ́n níbẹ̀.',
  },
  upheld: {
    subject: '{item} ṣì wà ní orúkọ rẹ',
    text: 'Àwọn òṣìṣẹ́ wa ti wo ohun tí wọ́n fi hàn, wọ́n sì pinnu pé tìrẹ ni.',
    nothingToDo: 'O kò nílò láti ṣe ohunkóhun.',
  },
  refused: {
    subject: 'A kò lè fìdí rẹ̀ múlẹ̀ pé tìrẹ ni {item}',
    text: 'Àwọn òṣìṣẹ́ wa ti wo ohun tí wọ́n fi hàn, wọn kò sì lè fìdí rẹ̀ múlẹ̀ pé tìrẹ ni. Bí o bá ní ìròyìn tó wà ní ṣíṣí lórí rẹ̀, a ti pa á dé.',
    isWrong:
      'Ṣé àṣìṣe ni? Fi rìsíìtì kún ohun ìní náà nínú àkáǹtì rẹ, kí o sì dáhùn mail yìí: àwọn òṣìṣẹ́ wa lè tún wò ó.',
  },
  link: 'Wo ohun ìní rẹ',
}

/** What staff ask a reporter before they decide. */
export const reportQuestionMail: Translation<typeof enReportQuestionMail> = {
  subject: 'Àwọn òṣìṣẹ́ wa ní ìbéèrè nípa “{item}”',
  text: 'A ń wo ìròyìn rẹ nípa “{item}”, a sì fẹ́ mọ̀ síi kí a tó lè fìdí rẹ̀ múlẹ̀:',
  how: 'Fi ìdáhùn rẹ kún ìròyìn náà: o lè yí ọ̀rọ̀ rẹ̀, fọ́tò rẹ̀ àti nọ́ńbà ọlọ́pàá padà. Rìsíìtì wà lára ohun ìní náà. Lẹ́yìn náà a máa tún wò ó.',
  link: 'Ṣí ìròyìn náà',
}

/** What a finder wrote through a label; and what is mailed to the author of a refused message. */
export const messageMails: Translation<typeof enMessageMails> = {
  foundByLabel: {
    subject: 'Ẹnìkan rí {item} rẹ he',
    text: 'Ẹnìkan wo lébẹ́ẹ̀lì Toju lára “{item}”, ó sì kọ̀wé sí ọ.',
    where: 'Ibi tó wà: {place}',
    wrote: 'Ohun tó kọ:',
    contact: 'Bí o ṣe lè bá a sọ̀rọ̀: {contact}',
    noContact: 'Kò fi nọ́ńbà fóònù tàbí e-mail sílẹ̀, nítorí náà o kò lè dá a lóhùn.',
    warning:
      'A kì í fi ọ̀rọ̀ tó ní àdírẹ́sì ìkànnì ránṣẹ́. Bí o bá rí ìjápọ̀ nínú ọ̀rọ̀ yìí, má ṣí i. A kò yẹ ohun tó kọ wò, a kò sì sọ ohunkóhun nípa rẹ fún un. Ẹ pàdé ní gbangba ní ọ̀sán, má sì ṣe sanwó kí o tó dì í mú: ẹni tó bá kọ́kọ́ béèrè owó lè má ní i lọ́wọ́.',
    link: 'Wo ohun náà',
    renew: 'Ṣé o kò fẹ́ àwọn ọ̀rọ̀ yìí? Ṣe lébẹ́ẹ̀lì tuntun níbẹ̀: ti àtijọ́ kò ní lọ síbì kankan mọ́.',
  },
  upheld: {
    subject: 'Ọ̀rọ̀ kan tí o kọ lòdì sí òfin wa',
    text: 'Ẹnìkan fi ọ̀rọ̀ tí o kọ lórí Toju sùn. Àwọn òṣìṣẹ́ wa ti kà á, wọ́n sì gbà bẹ́ẹ̀. Ìjíròrò náà ti parí.',
    warning:
      'Láti béèrè owó kí o tó dá ohun tí kì í ṣe tìrẹ padà lòdì sí òfin. Bí ó bá tún ṣẹlẹ̀, a máa pa àkáǹtì náà dé, a ó sì sọ fún ọlọ́pàá.',
  },
}

/** The transfer of an asset to another person. */
export const transferMails: Translation<typeof enTransferMails> = {
  types: { Gadget: 'ẹ̀rọ', Vehicle: 'ọkọ̀' },
  somebody: 'Ẹnìkan',
  offered: {
    subject: 'Wọ́n fẹ́ fún ọ: {asset}',
    text: '{from} fẹ́ gbé èyí fún ọ lórí Toju: {asset}. Bí o bá gbà á, a máa fi sínú ìwé ní orúkọ rẹ.',
    compare:
      'Wo ohun tí àyẹ̀wò nọ́ńbà rẹ̀ sọ báyìí níbẹ̀. Fi nọ́ńbà náà wé ohun tó wà lọ́wọ́ rẹ kí o tó sanwó tàbí gbà á.',
    link: 'Wo ohun tí wọ́n fẹ́ fún ọ',
    until:
      'Fi e-mail yìí wọlé, tàbí fi ṣí àkáǹtì: ẹlòmíràn kò lè gbà á. Ó máa parí fúnra rẹ̀ ní {date}.',
    notExpected: 'Ṣé o kò mọ ohunkóhun nípa rẹ̀? Má ṣe ohunkóhun, tàbí kọ̀ ọ́ níbẹ̀.',
  },
  withdrawn: {
    subject: 'Wọ́n ti mú ohun tí wọ́n fẹ́ fún ọ padà: {asset}',
    text: 'Wọ́n fẹ́ fún ọ ní èyí lórí Toju: {asset}. Wọ́n ti mú un padà, o kò sì lè gbà á mọ́.',
    dontPay: 'Má ṣe sanwó fún un títí wọn yóò fi tún fún ọ, kí o sì kọ́kọ́ yẹ nọ́ńbà rẹ̀ wò.',
    link: 'Yẹ nọ́ńbà wò',
  },
}

/** The watch of a number, and the newsletter: both are confirmed by a link. */
export const subscriptionMails: Translation<typeof enSubscriptionMails> = {
  linkWorks: 'A kò ní fi ohunkóhun ránṣẹ́ títí o fi gbà bẹ́ẹ̀. Ìjápọ̀ náà ń ṣiṣẹ́ fún ọjọ́ 3.',
  notYou: 'Bí kì í bá ṣe ìwọ ló béèrè, má ṣe ohunkóhun: a máa gbàgbé àdírẹ́sì yìí.',
  watch: {
    subject: 'Gbà pé kí Toju máa wo nọ́ńbà kan fún ọ',
    text: 'Ẹnìkan, bóyá ìwọ, yẹ nọ́ńbà kan wò lórí Toju, ó sì ní kí a sọ fún e-mail yìí bí wọ́n bá ròyìn rẹ̀ láàárín ọjọ́ 30.',
    confirm: 'Máa wò ó fún mi',
    toEnd: 'Láti dá a dúró, nísinsìnyí tàbí lẹ́yìn náà:',
    end: 'Dá a dúró',
  },
  reported: {
    subject: 'Wọ́n ṣẹ̀ṣẹ̀ ròyìn nọ́ńbà kan tí o yẹ̀ wò',
    text: 'O yẹ nọ́ńbà kan wò lórí Toju, o sì ní kí a máa wò ó. Wọ́n ti ròyìn rẹ̀ láti ìgbà náà. Tún yẹ̀ ẹ́ wò láti rí ohun tí wọ́n ròyìn àti ohun tí o máa ṣe.',
    link: 'Tún yẹ̀ ẹ́ wò',
    paid: 'Ṣé o ti sanwó fún un? Tọ́jú rẹ̀ dáadáa, má ṣe tà á, kí o sì sọ fún àgọ́ ọlọ́pàá tó sún mọ́ ọ.',
    over: 'Wíwò náà ti parí, a sì ti gbàgbé àdírẹ́sì yìí fún un.',
  },
  newsletter: {
    subject: 'Gbà pé o fẹ́ ìròyìn Toju',
    text: 'Ẹnìkan, bóyá ìwọ, béèrè ìmọ̀ràn ààbò àti ìròyìn Toju ní e-mail yìí.',
    confirm: 'Gbà á',
    toEnd: 'Láti dá ìròyìn náà dúró, nísinsìnyí tàbí lẹ́yìn náà:',
    end: 'Dá ìròyìn dúró',
  },
}
