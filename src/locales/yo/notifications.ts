import type {
  notificationEventLabels as enNotificationEventLabels,
  pushText as enPushText,
} from '../en/notifications.ts'
import type { NotificationTexts } from '../notification-texts.ts'
import type { Translation } from '../translation.ts'

export const notificationTexts: NotificationTexts = {
  where: ' ní {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'Kò sí ẹni tó máa rí ẹni tí ìkejì jẹ́ títí ẹ̀yin méjèèjì fi gbà bẹ́ẹ̀. Ẹ sọ̀rọ̀ lórí Toju, má sì ṣe sanwó kí o tó dì í mú.',
  differ:
    ' Àwọn nọ́ńbà tí ẹ fún wa kò jọra tán, nítorí náà ẹ fi wọ́n wéra lára ohun náà kí ẹ tó fi í lé ẹnikẹ́ni lọ́wọ́.',
  times: { other: 'ìgbà {count}' },
  statuses: { Lost: 'ohun tó sọnù', Stolen: 'ohun tí wọ́n jí', Found: 'ohun tí a rí he' },
  renews: {
    title: 'Ètò {item} rẹ máa parí ní {date}',
    text: 'O yàn pé kí a tún un ṣe: a máa gba owó lára káàdì rẹ ({card}) ní ìdajì ọjọ́ ṣáájú. Láti dá a dúró, tẹ bọ́tìnì kan ní ojú ewé àkáǹtì rẹ.',
  },
  other: { title: 'Ìròyìn tuntun nípa ohun tí o ròyìn', text: 'Wo àwọn ìròyìn rẹ.' },
  kinds: {
    'match-for-owner': {
      title: 'Ó lè jẹ́ pé a ti rí “{item}” he',
      text: 'Ẹnìkan ròyìn pé òun rí ohun kan he tó ní nọ́ńbà kan náà pẹ̀lú “{item}”{where}. {platform}',
    },
    'match-for-finder': {
      title: 'Ẹni tó ni “{item}” ń wá a',
      text: 'Ẹnìkan ń wá ohun tó ní nọ́ńbà kan náà pẹ̀lú èyí tí o ròyìn pé o rí he{where}. {platform}',
    },
    'match-accepted-for-owner': {
      title: 'O lè béèrè nípa “{item}” báyìí',
      text: 'A ti ṣí ohun tó lè jẹ́ “{item}”.{differ} {platform}',
    },
    'match-accepted-for-finder': {
      title: 'Ó lè jẹ́ pé a ti rí ẹni tó ni “{item}”',
      text: 'Ẹnìkan rò pé “{item}”, tí o rí he, jẹ́ tòun.{differ} {platform}',
    },
    'match-suggested': {
      title: 'Ṣé “{item}” ni èyí?',
      text: 'Ẹnìkan ròyìn pé òun rí ohun tó lè jẹ́ “{item}” he. A kò ní sọ ju èyí lọ fún ọ, kí ẹni tó ni ín nìkan lè ṣàpèjúwe rẹ̀. Sọ bóyá ó lè jẹ́ tìrẹ.',
    },
    'message-from-owner': {
      title: 'Ẹni tó ni “{item}” kọ̀wé sí ọ',
      text: 'Ọ̀rọ̀ kan wà nípa “{item}”, tí o rí he. Kà á kí o sì dáhùn rẹ̀ lórí Toju.',
    },
    'message-from-finder': {
      title: 'Ẹni tó rí “{item}” he kọ̀wé sí ọ',
      text: 'Ọ̀rọ̀ kan wà nípa “{item}”. Kà á kí o sì dáhùn rẹ̀ lórí Toju, má sì ṣe sanwó kí o tó dì í mú.',
    },
    question: {
      title: 'Ẹni tó rí i he ń béèrè nípa “{item}”',
      text: 'Ó ń béèrè ohun tí ẹni tó ni ín nìkan lè mọ̀. O lè gbìyànjú lẹ́ẹ̀mẹta.',
    },
    answered: {
      title: 'A ti dáhùn ìbéèrè rẹ nípa “{item}”',
      text: 'Ìkejì fún ọ ní ìdáhùn tó tọ́. Ẹ yan ibi tí kò léwu láti pàdé báyìí.',
    },
    'sharing-by-owner': {
      title: 'Ẹni tó ni “{item}” ti yan ohun tó máa fi hàn',
      text: 'A máa fi orúkọ àti nọ́ńbà hàn nígbà tí ẹ̀yin méjèèjì bá ti yàn án. Kì í ṣe dandan.',
    },
    'sharing-by-finder': {
      title: 'Ẹni tó rí “{item}” he ti yan ohun tó máa fi hàn',
      text: 'A máa fi orúkọ àti nọ́ńbà hàn nígbà tí ẹ̀yin méjèèjì bá ti yàn án. Kì í ṣe dandan.',
    },
    'match-withdrawn': {
      title: 'Ìbáramu “{item}” kan ti parí',
      text: 'A ti pa ìròyìn kejì tó bá “{item}” mu dé. Tìrẹ wà bí ó ṣe wà, a sì ń wá a lọ.',
    },
    'handed-over': {
      title: 'Ṣé o ti gba “{item}” padà?',
      text: 'Ẹni tó rí i he sọ pé òun ti fi í fún ọ. Bí “{item}” bá wà lọ́wọ́ rẹ, fi hàn nínú ìròyìn rẹ pé a ti rí i. Bí kò bá sí lọ́wọ́ rẹ, sọ fún wa.',
    },
    thanks: {
      title: 'A dúpẹ́: “{item}” ti padà sọ́dọ̀ ẹni tó ni ín',
      text: 'Ẹni tó ni ohun tí o rí he ti gbà á padà. A dúpẹ́ fún òótọ́ rẹ. Bí ìròyìn rẹ bá ṣì wà ní ṣíṣí, fi hàn pé o ti fi í fún un.',
    },
    checked: {
      title: 'Wọ́n yẹ nọ́ńbà “{item}” wò',
      text: 'Wọ́n yẹ nọ́ńbà “{item}” wò tàbí fi sínú ìwé, {times}{where}. Ẹni tó bá yẹ̀ ẹ́ wò máa gbọ́ pé a ti ròyìn rẹ̀. A kì í sọ ẹni tí wọ́n jẹ́.',
    },
    'found-by-phone': {
      title: 'Ẹnìkan sọ pé òun rí “{item}” he',
      text: 'Ó fún wa ní nọ́ńbà rẹ̀ lórí fóònù{where}. A ní kí ó tọ́jú rẹ̀ tàbí kí ó fún ọlọ́pàá, nítorí náà béèrè ní àgọ́ ọlọ́pàá tó wà nítòsí ibẹ̀. A kò mọ ẹni tó jẹ́. Má ṣe sanwó fún ẹnikẹ́ni kí o tó dì í mú.',
    },
    'number-registered': {
      title: 'Ẹlòmíràn fi nọ́ńbà “{item}” sínú ìwé',
      text: 'Ó ṣì wà ní orúkọ rẹ bíi ti tẹ́lẹ̀, àwọn òṣìṣẹ́ wa sì ń wo méjèèjì. Bí o bá ti ta “{item}”, gbé e fún ẹni tó ni ín báyìí.',
    },
    'asset-listed': {
      title: '{source} fi “{item}” sínú àkójọ wọn',
      text: 'Àkójọ ti {date} ní nọ́mbà tí o forúkọ sílẹ̀ fún “{item}”. Ẹnikẹ́ni tó bá yẹ nọ́mbà náà wò ni a ó sọ fún. Tó bá jẹ́ àṣìṣe, sọ fún wọn kí wọ́n tún àkójọ wọn ṣe: a kò lè yí i padà.',
    },
    'reported-by-other': {
      title: 'Ẹnìkan ròyìn “{item}”: {status}',
      text: 'Ó fún wa ní nọ́ńbà tí o fi sínú ìwé fún “{item}”. Ṣé tìrẹ ni, ṣé ó sì wà lọ́wọ́ rẹ? Ìdáhùn rẹ máa lọ sọ́dọ̀ àwọn òṣìṣẹ́ wa, kì í ṣe sọ́dọ̀ rẹ̀.',
    },
    'transfer-offered': {
      title: 'Wọ́n fẹ́ fún ọ: {item}',
      text: 'Ẹni tó ni ín fẹ́ gbé e fún ọ. Wo ohun tí àyẹ̀wò nọ́ńbà rẹ̀ sọ báyìí, fi nọ́ńbà náà wé ohun tó wà lọ́wọ́ rẹ, kí o sì gbà á tàbí kọ̀ ọ́.',
    },
    'transfer-withdrawn': {
      title: 'Wọ́n ti mú ohun tí wọ́n fẹ́ fún ọ padà: {item}',
      text: 'O kò lè gbà á mọ́. Má ṣe sanwó títí wọn yóò fi tún fún ọ, kí o sì kọ́kọ́ yẹ nọ́ńbà rẹ̀ wò.',
    },
    'transfer-received': {
      title: 'Tìrẹ ni báyìí: {item}',
      text: 'O ti gbà á, ó sì wà lára ohun ìní rẹ. Fi ọ̀rọ̀ ara rẹ ṣàpèjúwe rẹ̀, kí o sì fi rìsíìtì rẹ kún un.',
    },
    'transfer-accepted': {
      title: '“{item}” ti ní olówó tuntun',
      text: 'Wọ́n ti gba ohun tí o fẹ́ fún wọn. Kò sí nínú àkójọ rẹ mọ́; a ti pa rìsíìtì, àkọsílẹ̀ àti àlàyé ríra rẹ̀ rẹ́, lébẹ́ẹ̀lì rẹ̀ kò sì lọ síbì kankan.',
    },
    'transfer-declined': {
      title: 'Wọ́n kọ “{item}” tí o fẹ́ fún wọn',
      text: 'Ó ṣì jẹ́ tìrẹ bíi ti tẹ́lẹ̀.',
    },
    'transfer-expired': {
      title: 'Àkókò “{item}” tí o fẹ́ fi fúnni ti parí',
      text: 'Ẹnikẹ́ni kò gbà á láàárín ọjọ́ 7. Ó ṣì jẹ́ tìrẹ, o sì tún lè fi í fúnni.',
    },
    'transfer-stopped': {
      title: 'A dá “{item}” tí o fẹ́ fi fúnni dúró',
      text: 'Ìròyìn wà lórí ọ̀kan nínú nọ́ńbà rẹ̀ báyìí, nítorí náà a kò lè gbé e fúnni. Ó ṣì jẹ́ tìrẹ. Yẹ nọ́ńbà rẹ̀ wò láti rí ohun tí wọ́n ròyìn.',
    },
    'plan-ending': {
      title: 'Ètò {item} rẹ máa parí ní {date}',
      text: 'Ó máa parí fúnra rẹ̀, a kò sì ní gba owó. Láti máa bá a lọ, ra ọjọ́ 30 tàbí 365 síi ní ojú ewé àkáǹtì rẹ.',
    },
    'plan-ended': {
      title: 'Ètò {item} rẹ ti parí',
      text: 'Àkáǹtì rẹ wà lórí ètò Free. Ohun kankan rẹ kò sọnù: ohun ìní, ìròyìn àti ìbáramu rẹ wà níbẹ̀.',
    },
    'renewal-failed': {
      title: 'A kò tún ètò {item} rẹ ṣe',
      text: 'A kò lè gba owó lára káàdì rẹ ({card}), a kò sì ní tún gbìyànjú. Ètò rẹ máa dé òpin rẹ̀. Láti mú un pẹ́ síi, sanwó ní ojú ewé àkáǹtì rẹ.',
    },
    'pass-granted': {
      title: 'O ti gba ọjọ́ {days} síi ti {item}',
      text: 'Àwọn òṣìṣẹ́ wa ló fún ọ. O kò ní san nǹkan kan.',
    },
    'pass-refunded': {
      title: 'A ti dá owó {item} rẹ padà',
      text: 'Ọjọ́ tí o sanwó fún ti parí. Ohun mìíràn nínú àkáǹtì rẹ kò yí padà.',
    },
    'pass-disputed': {
      title: 'Wọ́n ń jiyàn owó {item} rẹ ní báǹkì',
      text: 'Títí wọn yóò fi parí rẹ̀, ọjọ́ tí owó náà wà fún dúró. Bí ó bá jẹ́ àṣìṣe, kọ̀wé sí wa.',
    },
    'found-by-label': {
      title: 'Ẹnìkan rí “{item}” he',
      text: 'Ó wo lébẹ́ẹ̀lì rẹ̀, ó sì kọ̀wé sí ọ. Ka ibi tó wà àti bí o ṣe lè bá a sọ̀rọ̀.',
    },
    'report-confirmed': {
      title: 'A ti fìdí ìròyìn rẹ nípa “{item}” múlẹ̀',
      text: 'Láti ìsinsìnyí lọ, ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa gbọ́ nípa rẹ̀.',
    },
    'report-refused': {
      title: 'A kò lè fìdí ìròyìn rẹ nípa “{item}” múlẹ̀',
      text: 'A kò sọ fún ẹnikẹ́ni. Ṣí ìròyìn náà láti ka ìdí rẹ̀. O lè ròyìn tuntun.',
    },
    'theft-confirmed': {
      title: 'A ti fìdí ìròyìn rẹ múlẹ̀: wọ́n jí “{item}”',
      text: 'Láti ìsinsìnyí lọ, ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa gbọ́ pé wọ́n jí i.',
    },
    'theft-rejected': {
      title: 'A kò lè fìdí rẹ̀ múlẹ̀ pé wọ́n jí “{item}”',
      text: 'A kò sọ fún ẹnikẹ́ni. Ṣí ìròyìn náà láti ka ìdí rẹ̀. O lè ròyìn tuntun.',
    },
    'report-closed': {
      title: 'Àwọn òṣìṣẹ́ wa ti pa ìròyìn rẹ nípa “{item}” dé',
      text: 'Àyẹ̀wò kò sọ nípa rẹ̀ mọ́. Bí kò bá tíì padà, ròyìn tuntun.',
    },
    'report-reopened': {
      title: 'Ìròyìn rẹ nípa “{item}” tún ti ṣí',
      text: 'Ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa gbọ́ nípa rẹ̀.',
    },
    'evidence-asked': {
      title: 'Fi hàn wá pé tìrẹ ni “{item}”',
      text: 'Nọ́ńbà rẹ̀ wà nínú ìwé ju ẹ̀ẹ̀kan lọ. Àwọn òṣìṣẹ́ wa ń béèrè rìsíìtì tàbí fọ́tò lọ́wọ́ rẹ.',
    },
    'claim-upheld': {
      title: '“{item}” ṣì wà ní orúkọ rẹ',
      text: 'Àwọn òṣìṣẹ́ wa ti pinnu pé tìrẹ ni. O kò nílò láti ṣe ohunkóhun.',
    },
    'claim-refused': {
      title: 'A kò lè fìdí rẹ̀ múlẹ̀ pé tìrẹ ni “{item}”',
      text: 'Àwọn òṣìṣẹ́ wa ti pinnu nípa nọ́ńbà rẹ̀. E-mail tí a fi ránṣẹ́ sí ọ sọ ìdí rẹ̀.',
    },
    'still-missing': {
      title: 'Ṣé a kò tíì rí “{item}”?',
      text: 'Sọ bóyá a kò tíì rí i, bóyá ó ti padà, tàbí kí a má béèrè mọ́. Títẹ̀ ẹ̀ẹ̀kan ti tó, o kò nílò láti wọlé. Bí ọdún kan bá kọjá láìsí ìdáhùn, a máa sọ pé ìròyìn náà ti pẹ́.',
    },
    'still-yours': {
      title: 'Ṣé tìrẹ ṣì ni “{item}”?',
      text: 'Àwọn tó bá yẹ nọ́ńbà rẹ̀ wò máa rí ìgbà tí o sọ bẹ́ẹ̀ kẹ́yìn. Títẹ̀ ẹ̀ẹ̀kan ti tó, o kò nílò láti wọlé. O ti tà á? Gbé e fún ẹni tó ni ín báyìí.',
    },
    'closed-by-link': {
      title: 'A ti pa ìròyìn rẹ nípa “{item}” dé',
      text: 'Ẹnìkan ṣí ìjápọ̀ tí a fi ránṣẹ́ sí ọ, ó sì dáhùn pé o ti rí i gbà padà. Bí kì í bá ṣe ìwọ, tún ròyìn rẹ̀, kí o sì yí ọ̀rọ̀ aṣínà rẹ padà.',
    },
    'report-question': {
      title: 'Àwọn òṣìṣẹ́ wa ní ìbéèrè nípa “{item}”',
      text: 'Wọ́n fẹ́ mọ̀ síi kí wọ́n tó lè fìdí ìròyìn rẹ múlẹ̀. Ṣí i láti ka ìbéèrè náà, kí o sì fi ìdáhùn rẹ kún ìròyìn náà.',
    },
    'second-factor-on': {
      title: 'Second factor rẹ ti ń ṣiṣẹ́',
      text: 'A máa béèrè kóòdù app rẹ nígbà tí o bá fi ọ̀rọ̀ aṣínà wọlé.',
    },
    'second-factor-off': {
      title: 'Second factor rẹ kò ṣiṣẹ́ mọ́',
      text: 'A kò ní béèrè kóòdù app mọ́ nígbà tí o bá wọlé. Bí kì í bá ṣe ìwọ, yí ọ̀rọ̀ aṣínà rẹ padà lójú ẹsẹ̀.',
    },
    'second-factor-removal': {
      title: 'Wọ́n ní kí àwọn òṣìṣẹ́ wa yọ second factor rẹ kúrò',
      text: 'A máa yọ ọ́ kúrò lẹ́yìn wákàtí 24, àfi bí o bá fi í wọlé kí ó tó tó àkókò náà. Bí kì í bá ṣe ìwọ ló béèrè, yí ọ̀rọ̀ aṣínà rẹ padà.',
    },
    'passkey-added': {
      title: 'A ti fi passkey kún un: “{item}”',
      text: 'Ó ń wọlé láìsí ọ̀rọ̀ aṣínà rẹ. Bí kì í bá ṣe ìwọ, yọ ọ́ kúrò, kí o sì yí ọ̀rọ̀ aṣínà rẹ padà.',
    },
    'passkey-removed': {
      title: 'A ti yọ passkey kúrò: “{item}”',
      text: 'Kò lè wọlé mọ́. Bí kì í bá ṣe ìwọ, yí ọ̀rọ̀ aṣínà rẹ padà.',
    },
    'api-key-made': {
      title: 'A ti ṣe API key: “{item}”',
      text: 'Ètò kọ̀ǹpútà tó bá ní i ń ṣiṣẹ́ fún àkáǹtì rẹ. Bí kì í bá ṣe ìwọ, fagi lé e, kí o sì yí ọ̀rọ̀ aṣínà rẹ padà.',
    },
    'api-key-revoked': {
      title: 'A ti fagi lé API key: “{item}”',
      text: 'Láti ìsinsìnyí lọ, a kò ní gbà á. Bí kì í bá ṣe ìwọ, yí ọ̀rọ̀ aṣínà rẹ padà.',
    },
    'webhook-failing': {
      title: 'A ti dáwọ́ fífi webhook ránṣẹ́ sí {item} dúró',
      text: 'Gbogbo webhook sí àdírẹ́sì yìí kùnà fún ọjọ́ mẹ́ta. Wo ohun tí a fi ránṣẹ́, tún un ṣe, kí o sì tún tàn án.',
    },
    'webhook-gone': {
      title: 'A ti dáwọ́ fífi webhook ránṣẹ́ sí {item} dúró',
      text: 'Àdírẹ́sì náà dáhùn 410 Gone. Bí ó bá jẹ́ àṣìṣe, tún tàn án.',
    },
  },
}

/** The events that a user can choose to be notified of. */
export const notificationEventLabels: Translation<typeof enNotificationEventLabels> = {
  match: {
    label: 'Ohun kan bá ìròyìn rẹ mu',
    about: 'Wọ́n ròyìn nọ́ńbà kan náà pé ó sọnù àti pé wọ́n rí i he, tàbí ìbáramu tí o gbà ti ṣí.',
  },
  talk: {
    label: 'Ọ̀rọ̀ tuntun nínú ìbáramu',
    about: 'Ìkejì kọ̀wé, béèrè, dáhùn, tàbí ó ti fẹ́ fi ẹni tó jẹ́ hàn.',
  },
  suggestion: {
    label: 'Ohun kan lè jẹ́ tìrẹ',
    about: 'Ẹnìkan rí ohun kan he tó jọ èyí tí ò ń wá. Ìwọ lo máa sọ bóyá tìrẹ ni.',
  },
  check: {
    label: 'Ẹnìkan yẹ nọ́ńbà rẹ wò',
    about: 'Wọ́n yẹ nọ́ńbà ohun tó sọnù wò tàbí fi sínú ìwé. A kì í sọ ẹni tó jẹ́ láé.',
  },
  claim: {
    label: 'Ẹlòmíràn sọ pé tòun ni nọ́ńbà rẹ',
    about:
      'Ó fi nọ́ńbà tí o ti fi sínú ìwé tẹ́lẹ̀ sínú ìwé, tàbí ó ròyìn rẹ̀. A kì í sọ ẹni tó jẹ́ láé.',
  },
  ending: {
    label: 'Ìbáramu kan ti parí',
    about: 'Ìkejì ti pa ìròyìn rẹ̀ dé, tàbí ohun náà ti padà.',
  },
  transfer: {
    label: 'Ìgbéfúnni',
    about:
      'Ẹnìkan fẹ́ fún ọ ní nǹkan tàbí mú un padà, tàbí ohun tí o fẹ́ fúnni ti ní ìdáhùn tàbí ti parí.',
  },
  thanks: {
    label: 'Ọpẹ́ fún ohun tí o rí he',
    about: 'Ohun tí o rí he ti padà sọ́dọ̀ ẹni tó ni ín.',
  },
  plan: {
    label: 'Ètò rẹ',
    about:
      'Ó máa parí ní ọ̀sẹ̀ kan tàbí ọjọ́ kan, ó ti parí, tàbí àwọn òṣìṣẹ́ wa tàbí owó tí a dá padà ti yí i padà.',
  },
  reminder: {
    label: 'Ṣé kò tíì padà? Ṣé tìrẹ ṣì ni?',
    about:
      'Ní oṣù mẹ́ta mẹ́ta nípa ohun tó sọnù, lẹ́ẹ̀kan lọ́dún nípa ohun ìní rẹ. O máa fi títẹ̀ ẹ̀ẹ̀kan dáhùn.',
  },
}

/** What a lock screen shows of every notification. */
export const pushText: Translation<typeof enPushText> = {
  title: 'Toju',
  body: 'Ohun kan nípa ìròyìn rẹ',
}
