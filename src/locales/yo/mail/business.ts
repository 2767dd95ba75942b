import type { CountTexts } from '../../count-text.ts'
import type {
  merchantMails as enMerchantMails,
  receiptMail as enReceiptMail,
} from '../../en/mail/business.ts'
import type { Translation } from '../../translation.ts'

/** The verification of a business. */
export const merchantMails: Translation<typeof enMerchantMails> = {
  yourPage: 'Wo ojú ewé rẹ',
  certificate: 'Wo ìwé ẹ̀rí rẹ kí o sì tẹ̀ ẹ́',
  applyAgain: 'Tún béèrè',
  notYou: 'Ṣé kì í ṣe ìwọ? Yí ọ̀rọ̀ aṣínà rẹ padà báyìí, kí o sì dáhùn mail yìí.',
  received: {
    subject: 'A ti gba ìbéèrè iṣẹ́ òwò rẹ',
    text: 'Ìbéèrè rẹ pé kí a fìdí “{name}” múlẹ̀ ti dé ọ̀dọ̀ àwọn òṣìṣẹ́ wa. A máa wo nọ́ńbà CAC àti ohun tí o fi ránṣẹ́, a ó sì kọ̀wé sí ọ nígbà tí a bá ti pinnu.',
    products: 'Ṣé o ti sọ àwọn ohun tí ò ń tà? Òun ni àwọn oníbàárà fi ń rí ìsọ̀.',
    link: 'Sọ ohun tí ò ń tà',
  },
  approved: {
    subject: 'A ti fìdí iṣẹ́ òwò rẹ múlẹ̀',
    text: 'A ti fìdí “{name}” múlẹ̀. Ó wà nínú àkójọ àwọn oníṣòwò wa fún ọdún kan láti òní, o sì ní ìwé ẹ̀rí tí ẹnikẹ́ni lè yẹ̀ wò.',
  },
  refused: {
    subject: 'A kò lè fìdí iṣẹ́ òwò rẹ múlẹ̀',
    text: 'Àwọn òṣìṣẹ́ wa wo ìbéèrè rẹ fún “{name}”, wọn kò sì lè fìdí rẹ̀ múlẹ̀.',
    again: 'O lè ṣe àtúnṣe rẹ̀, kí o sì tún béèrè.',
  },
  suspended: {
    subject: 'A ti dá ìfìdímúlẹ̀ iṣẹ́ òwò rẹ dúró',
    text: 'Àwọn òṣìṣẹ́ wa ti yọ “{name}” kúrò nínú àkójọ àwọn oníṣòwò wa, ìwé ẹ̀rí rẹ̀ sì fi hàn pé a ti fagi lé e.',
    answer: 'Bí o kò bá gbà bẹ́ẹ̀, dáhùn mail yìí.',
  },
  reinstated: {
    subject: 'A tún ti fìdí iṣẹ́ òwò rẹ múlẹ̀',
    text: '“{name}” tún wà nínú àkójọ àwọn oníṣòwò wa, ìwé ẹ̀rí rẹ̀ sì tún ń ṣiṣẹ́.',
  },
  changeWaits: {
    subject: 'Àwọn òṣìṣẹ́ wa máa wo àyípadà rẹ',
    text: 'O yí àlàyé “{name}” padà. Àwọn òṣìṣẹ́ wa máa wò ó kí a tó fi hàn; títí di ìgbà náà, àkójọ àti ìwé ẹ̀rí wà bí wọ́n ṣe wà.',
    later: 'A máa kọ̀wé sí ọ nígbà tí wọ́n bá ti pinnu.',
  },
  changed: {
    subject: 'A ti yí àlàyé iṣẹ́ òwò rẹ padà',
    text: 'Àwọn òṣìṣẹ́ wa gba àyípadà rẹ. Àkójọ àwọn oníṣòwò fi “{name}” hàn bí o ṣe kọ ọ́.',
  },
  changeRefused: {
    subject: 'A kò gba àyípadà rẹ',
    text: 'Àwọn òṣìṣẹ́ wa wo àyípadà rẹ fún “{name}”. Àlàyé rẹ̀ wà bí ó ṣe wà.',
    link: 'Yí àlàyé iṣẹ́ òwò rẹ padà',
  },
  expired: {
    subject: 'Ìfìdímúlẹ̀ iṣẹ́ òwò rẹ ti parí',
    text: 'Ọdún kan ti kọjá láti ìgbà tí a fìdí “{name}” múlẹ̀. Ó ti kúrò nínú àkójọ àwọn oníṣòwò wa, ìwé ẹ̀rí rẹ̀ sì fi hàn pé àkókò rẹ̀ ti parí.',
    again: 'Tún béèrè láti padà.',
  },
}

/** How many days of a plan were paid for; put for `{days}`. */
export const passDays: CountTexts = { other: 'ọjọ́ {count} ti {plan}' }

/** The mail after a payment. The receipt itself, as a PDF, is in English. */
export const receiptMail: Translation<typeof enReceiptMail> = {
  subject: 'Rìsíìtì rẹ fún Toju {plan}',
  thanks: 'A dúpẹ́. A ti gba owó rẹ fún {days}.',
  date: 'Ọjọ́: {date}',
  reference: 'Nọ́ńbà owó náà: {reference}',
  amount: 'Iye: {amount}',
  vat: 'VAT {rate}% wà nínú rẹ̀: {vat}',
  paidBy: 'Bí o ṣe sanwó: {channel}',
  channels: {
    card: 'Káàdì',
    bank: 'Báǹkì',
    bank_transfer: 'Fífi owó ránṣẹ́ ní báǹkì',
    ussd: 'USSD',
    qr: 'QR',
    mobile_money: 'Owó orí fóònù',
  },
  ends: 'O wà lórí ètò {plan} títí di {date}. Lẹ́yìn náà ó máa parí fúnra rẹ̀, ohun kankan rẹ kò sì ní sọnù.',
  renews:
    'O yàn pé kí a fi káàdì ({card}) tún un ṣe. O lè dá a dúró pẹ̀lú títẹ̀ ẹ̀ẹ̀kan, títí di ọjọ́ tí a máa gba owó náà.',
  link: 'Ètò, owó àti rìsíìtì rẹ',
}
