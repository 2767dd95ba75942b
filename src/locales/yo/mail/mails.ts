import type { CountTexts } from '../../count-text.ts'
import type { mailWords as enMailWords } from '../../en/mail/mails.ts'
import type { Translation } from '../../translation.ts'

/** The mails that matter most: codes, passwords and decisions about reports. */
export const mailWords: Translation<typeof enMailWords> = {
  hello: 'Ẹ ǹlẹ́ {firstName},',
  helloWithoutName: 'Ẹ ǹlẹ́,',
  footer: 'Toju jẹ́ ìwé ohun tó sọnù, ohun tí wọ́n jí àti ohun tí a rí he ní Nàìjíríà.',
  codeSubject: '{code} ni kóòdù Toju rẹ',
  codeIntro: 'Tẹ kóòdù yìí lórí Toju láti fi hàn pé e-mail yìí jẹ́ tìrẹ:',
  codeFor: 'Ó wà fún {signUp}, kò sì lè ṣí òmíràn. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10.',
  codeNotYou:
    'Bí kì í bá ṣe ìwọ, má tẹ kóòdù náà síbì kankan: láìsí i, ẹnikẹ́ni kò lè lo àdírẹ́sì rẹ. A kì í béèrè kóòdù lórí fóònù tàbí nínú ọ̀rọ̀ ránṣẹ́.',
  signUp: 'ìforúkọsílẹ̀ ní {time} ní {day} pẹ̀lú orúkọ “{name}”',
  loginLink: 'Wọlé',
  newPasswordLink: 'Ṣe ọ̀rọ̀ aṣínà tuntun',
  resetSubject: 'Ṣe ọ̀rọ̀ aṣínà tuntun fún Toju',
  resetIntro: 'Lo ìjápọ̀ yìí láti ṣe ọ̀rọ̀ aṣínà tuntun fún {email}. Ó ń ṣiṣẹ́ lẹ́ẹ̀kan, fún {works}.',
  resetOpens: 'Ó ń ṣí àkáǹtì {signUp}, ó sì ń fòpin sí gbogbo ìforúkọsílẹ̀ mìíràn pẹ̀lú àdírẹ́sì yìí.',
  resetNotYou: 'Bí o kò bá béèrè rẹ̀, má ṣe ohunkóhun: ọ̀rọ̀ aṣínà rẹ wà bí ó ṣe wà.',
  changedSubject: 'A ti yí ọ̀rọ̀ aṣínà Toju rẹ padà',
  changed: 'A ṣẹ̀ṣẹ̀ yí ọ̀rọ̀ aṣínà àkáǹtì Toju rẹ padà, gbogbo ẹ̀rọ sì ti jáde.',
  changedPasskeys:
    'Second factor àti passkey wà bí wọ́n ṣe wà. Bí passkey kan kì í bá ṣe tìrẹ, yọ ọ́ kúrò lábẹ́ “Sign-in security” nínú àkáǹtì rẹ.',
  changedApiKeys:
    'Àwọn API key rẹ ({count}) náà ṣì ń ṣiṣẹ́. Bí ọ̀kan kì í bá ṣe tìrẹ, fagi lé e lábẹ́ “Developers”:',
  apiKeysLink: 'Àwọn API key rẹ',
  changedNotYou: 'Bí kì í bá ṣe ìwọ, ṣe ọ̀rọ̀ aṣínà tuntun báyìí:',
  findCodeIntro: 'A dúpẹ́ pé o ròyìn ohun tí o rí he. Tẹ kóòdù yìí lórí Toju láti parí rẹ̀:',
  findCodeWorks:
    'Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10. A kì í béèrè rẹ̀ lórí fóònù tàbí nínú ọ̀rọ̀ ránṣẹ́: ẹni tó bá béèrè kì í ṣe àwa.',
  findCodeNotYou: 'Bí o kò bá ròyìn ohunkóhun, má ṣe ohunkóhun.',
  theftConfirmedSubject: 'A ti fìdí ìròyìn olè rẹ múlẹ̀',
  theftConfirmed:
    'Àwọn òṣìṣẹ́ wa ti fìdí ìròyìn rẹ nípa “{item}” múlẹ̀. Láti ìsinsìnyí lọ, ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa gbọ́ pé wọ́n jí i.',
  gotItBack: 'O ti rí i padà? Fi hàn pé a ti rí i, kí ẹnikẹ́ni má baà dá ọ dúró nítorí ohun tìrẹ.',
  seeReports: 'Wo àwọn ìròyìn rẹ',
  theftRejectedSubject: 'A kò lè fìdí ìròyìn olè rẹ múlẹ̀',
  reportConfirmedSubject: 'A ti fìdí ìròyìn rẹ múlẹ̀',
  reportConfirmed:
    'Àwọn òṣìṣẹ́ wa ti wo ìròyìn rẹ nípa “{item}”. Láti ìsinsìnyí lọ, ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa gbọ́ nípa rẹ̀.',
  reportRefusedSubject: 'A kò lè fìdí ìròyìn rẹ múlẹ̀',
  notConfirmed:
    'Àwọn òṣìṣẹ́ wa wo ìròyìn rẹ nípa “{item}”, wọn kò sì lè fìdí rẹ̀ múlẹ̀, nítorí náà a kò sọ fún ẹnikẹ́ni.',
  teamWrote: 'Ohun tí wọ́n kọ: {reason}',
  canReportAgain: 'O lè fi ìròyìn tuntun ránṣẹ́ pẹ̀lú àlàyé síi nípa ohun tó ṣẹlẹ̀.',
  newReport: 'Ròyìn tuntun',
  reportClosedSubject: 'A ti pa ìròyìn rẹ dé',
  reportClosed:
    'Àwọn òṣìṣẹ́ wa ti pa ìròyìn rẹ nípa “{item}” dé. Ẹni tó bá yẹ nọ́ńbà rẹ̀ wò kò ní gbọ́ nípa rẹ̀ mọ́.',
  stillMissing: 'Ṣé kò tíì padà? Fi ìròyìn tuntun ránṣẹ́ pẹ̀lú àlàyé síi nípa ohun tó ṣẹlẹ̀.',
  reportReopenedSubject: 'Ìròyìn rẹ tún ti ṣí',
  reportReopened:
    'Àwọn òṣìṣẹ́ wa tún ti ṣí ìròyìn rẹ nípa “{item}”. Ẹni tó bá yẹ nọ́ńbà rẹ̀ wò máa gbọ́ nípa rẹ̀.',
  seeIt: 'Wò ó lórí Toju',
  answerIt: 'Dáhùn lórí Toju',
  seeThem: 'Wò wọ́n lórí Toju',
  toChoose: 'Láti yan àwọn mail tí o máa gbà:',
  choose: 'Yàn',
}

export const digestSubject: CountTexts = { other: 'Ohun {count} ṣẹlẹ̀ sí àwọn ìròyìn rẹ' }

/** How long a link works; a count of its unit. */
export const mailDurations: Readonly<Record<'seconds' | 'minutes' | 'hours', CountTexts>> = {
  seconds: { other: 'ìṣẹ́jú àáyá {count}' },
  minutes: { other: 'ìṣẹ́jú {count}' },
  hours: { other: 'wákàtí {count}' },
}
