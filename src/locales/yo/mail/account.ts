import type {
  accountMails as enAccountMails,
  securityMails as enSecurityMails,
} from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

/** How an account is logged in to. */
export const securityMails: Translation<typeof enSecurityMails> = {
  notYou: 'Bí kì í bá ṣe ìwọ, ṣe ọ̀rọ̀ aṣínà tuntun lójú ẹsẹ̀, kí o sì kọ̀wé sí {email}:',
  deviceOn: '{browser} lórí {system}',
  unknownDevice: 'ẹ̀rọ tí a kò mọ̀',
  secondFactorOn: {
    subject: 'Second factor rẹ ti ń ṣiṣẹ́',
    text: 'Láti ìsinsìnyí lọ, Toju máa béèrè kóòdù app rẹ nígbà tí o bá fi ọ̀rọ̀ aṣínà wọlé.',
  },
  secondFactorOff: {
    subject: 'Second factor rẹ kò ṣiṣẹ́ mọ́',
    text: 'Toju kò ní béèrè kóòdù app mọ́ nígbà tí o bá wọlé.',
  },
  factorRemoval: {
    subject: 'A máa yọ second factor rẹ kúrò',
    asked:
      'Ẹnìkan sọ fún àwọn òṣìṣẹ́ wa pé fóònù rẹ àti recovery code rẹ ti sọnù. Lẹ́yìn {time}, ọ̀rọ̀ aṣínà rẹ nìkan ló máa tó láti wọlé. Gbogbo ẹ̀rọ ti jáde.',
    wait: 'Bí ó bá jẹ́ ìwọ, dúró títí di ìgbà náà, kí o sì fi ọ̀rọ̀ aṣínà rẹ wọlé.',
    stop: 'Bí kì í bá ṣe ìwọ, wọlé báyìí pẹ̀lú app rẹ, recovery code tàbí passkey. Ìyẹn á dá yíyọ náà dúró. Lẹ́yìn náà ṣe ọ̀rọ̀ aṣínà tuntun.',
  },
  passkeyAdded: {
    subject: 'A ti fi passkey kún àkáǹtì Toju rẹ',
    text: 'A fi passkey kún un láti orí ẹ̀rọ yìí: {device}. Ó ń wọlé láìsí ọ̀rọ̀ aṣínà rẹ.',
    remove: 'Ọ̀rọ̀ aṣínà tuntun kò fòpin sí i. Láti yọ ọ́ kúrò, ṣí “Sign-in security” nínú àkáǹtì rẹ:',
    link: 'Àkáǹtì rẹ',
  },
  passkeyRemoved: {
    subject: 'A ti yọ passkey kúrò nínú àkáǹtì Toju rẹ',
    text: 'Kò lè wọlé sí Toju mọ́. O tún lè pa á rẹ́ lórí ẹ̀rọ tó wà.',
  },
  apiKeyMade: {
    subject: 'A ti ṣe API key fún àkáǹtì Toju rẹ',
    text: 'A ṣe API key tó parí pẹ̀lú {ending} lórí ẹ̀rọ yìí: {device}. Ètò kọ̀ǹpútà tó bá ní i lè ṣiṣẹ́ fún àkáǹtì rẹ.',
    revoke:
      'Ó ń ṣiṣẹ́ lọ bí o bá tilẹ̀ yí ọ̀rọ̀ aṣínà rẹ padà. Láti fagi lé e, ṣí “Developers” nínú àkáǹtì rẹ:',
  },
  apiKeyRevoked: {
    subject: 'A ti fagi lé API key kan nínú àkáǹtì Toju rẹ',
    text: 'API key tó parí pẹ̀lú {ending} kò ṣiṣẹ́ mọ́.',
  },
}

/** What happens to an account. */
export const accountMails: Translation<typeof enAccountMails> = {
  linkWorks: 'Ìjápọ̀ náà ń ṣiṣẹ́ lẹ́ẹ̀kan, fún {time}.',
  longPassword: 'Yan ọ̀rọ̀ aṣínà tó ní lẹ́tà 12 tàbí jù bẹ́ẹ̀ lọ.',
  setPassword: 'Ṣe ọ̀rọ̀ aṣínà',
  notExpected: 'Bí o kò bá retí èyí, má ṣe ohunkóhun.',
  isWrong: 'Bí o bá rò pé àṣìṣe ni, kọ̀wé sí {email}.',
  roles: {
    user: 'ẹni tó ní àkáǹtì lásán',
    admin: 'admin',
    'super-admin': 'super admin',
  },
  alreadyRegistered: {
    subject: 'O ti ní àkáǹtì Toju tẹ́lẹ̀',
    text: 'Ẹnìkan, bóyá ìwọ, ṣẹ̀ṣẹ̀ fẹ́ ṣí àkáǹtì Toju pẹ̀lú e-mail yìí. O ti ní ọ̀kan tẹ́lẹ̀, nítorí náà ohunkóhun kò yí padà.',
    notYou: 'Bí kì í bá ṣe ìwọ, má ṣe ohunkóhun.',
  },
  farewell: {
    subject: 'A ti pa àkáǹtì Toju rẹ rẹ́',
    text: 'Bí o ṣe béèrè, a ti pa àkáǹtì Toju rẹ rẹ́: àlàyé nípa rẹ, ohun ìní rẹ àti fọ́tò wọn, àwọn ìròyìn rẹ, àwọn mail rẹ àti lẹ́tà ìròyìn rẹ.',
    kept: 'Ohun tí àwọn òṣìṣẹ́ wa ti fìdí rẹ̀ múlẹ̀ pé wọ́n jí ({count}) máa wà nínú ìwé wa, kí ẹnikẹ́ni má baà tà á: nọ́ńbà, ìpínlẹ̀ àti ọjọ́, kò sí ohunkóhun nípa rẹ.',
    last: 'Mail wa tó kẹ́yìn sí ọ nìyí. Bí kì í bá ṣe ìwọ ló béèrè, kọ̀wé sí wa lójú ẹsẹ̀: {email}',
  },
  invitation: {
    subject: 'Àkáǹtì Toju rẹ ti ṣe tán',
    text: 'Àwọn òṣìṣẹ́ Toju ti ṣí àkáǹtì fún ọ: o jẹ́ {role}.',
  },
  emailCorrected: {
    subject: 'Àkáǹtì Toju rẹ ń lo e-mail yìí báyìí',
    text: 'Àwọn òṣìṣẹ́ Toju ti ṣe àtúnṣe e-mail àkáǹtì rẹ. Fi èyí wọlé.',
    ended: 'Gbogbo ẹ̀rọ ti jáde, ọ̀rọ̀ aṣínà rẹ àtijọ́ àti second factor rẹ kò sì ṣiṣẹ́ mọ́.',
  },
  emailLeft: {
    subject: 'Àkáǹtì Toju kan kò lo e-mail yìí mọ́',
    text: 'Àkáǹtì òṣìṣẹ́ kan lo e-mail yìí. Àwọn òṣìṣẹ́ Toju ti yí i sí òmíràn.',
    ended: 'Ẹnikẹ́ni kò lè fi èyí wọlé mọ́.',
  },
  teamReset: {
    text: 'Àwọn òṣìṣẹ́ Toju fi ìjápọ̀ yìí ránṣẹ́ sí ọ láti ṣe ọ̀rọ̀ aṣínà tuntun.',
    untilThen: 'Ọ̀rọ̀ aṣínà rẹ wà bí ó ṣe wà títí o fi lò ó.',
  },
  suspended: {
    subject: 'A ti dá àkáǹtì Toju rẹ dúró',
    text: 'Àwọn òṣìṣẹ́ Toju ti dá àkáǹtì rẹ dúró, gbogbo ẹ̀rọ sì ti jáde.',
    reason: 'Ìdí: {reason}',
    answer: 'Bí o bá rò pé àṣìṣe ni, dáhùn mail yìí.',
  },
  restored: {
    subject: 'Àkáǹtì Toju rẹ tún ti ṣí',
    text: 'Àwọn òṣìṣẹ́ Toju ti fòpin sí ìdádúró àkáǹtì rẹ.',
  },
  roleChanged: {
    subject: 'Àkáǹtì Toju rẹ ní ipò mìíràn',
    text: 'Lórí Toju o ti jẹ́ {role} báyìí. Gbogbo ẹ̀rọ ti jáde.',
    longPassword: 'Ọ̀rọ̀ aṣínà rẹ gbọ́dọ̀ ní lẹ́tà 12 tàbí jù bẹ́ẹ̀ lọ. Bí ó bá kúrú jù bẹ́ẹ̀, ṣe tuntun:',
  },
}
