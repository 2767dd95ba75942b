import type { CountTexts } from '../../count-text.ts'
import type {
  merchantMails as enMerchantMails,
  receiptMail as enReceiptMail,
} from '../../en/mail/business.ts'
import type { Translation } from '../../translation.ts'

/** The verification of a business. */
export const merchantMails: Translation<typeof enMerchantMails> = {
  yourPage: 'Duba shafinka',
  certificate: 'Duba takardar shaida ka buga ta',
  applyAgain: 'Sake nema',
  notYou: 'Ba kai ba ne? Ka canza kalmar sirrinka yanzu, ka amsa wannan saƙo.',
  received: {
    subject: 'Mun samu takardar nemar kasuwancinka',
    text: 'Nemarka ta a tantance “{name}” tana hannun ma’aikatanmu. Za mu duba lambar CAC da abin da ka aiko, mu rubuto maka idan mun yanke hukunci.',
    products: 'Ka riga ka faɗi kayan da kake sayarwa? Da su masu saya suke samun shago.',
    link: 'Faɗi kayan da kake sayarwa',
  },
  approved: {
    subject: 'An tantance kasuwancinka',
    text: 'An tantance “{name}”. Yana cikin jerin ’yan kasuwarmu na shekara ɗaya daga yau, kuma kana da takardar shaida da kowa zai iya dubawa.',
  },
  refused: {
    subject: 'Ba mu iya tantance kasuwancinka ba',
    text: 'Ma’aikatanmu sun duba nemarka ta “{name}”, ba su iya tantance shi ba.',
    again: 'Kana iya gyara haka ka sake nema.',
  },
  suspended: {
    subject: 'An dakatar da tantancewar kasuwancinka',
    text: 'Ma’aikatanmu sun cire “{name}” daga jerin ’yan kasuwarmu, kuma takardar shaidarsa tana nuna cewa an soke ta.',
    answer: 'Idan ba ka yarda ba, ka amsa wannan saƙo.',
  },
  reinstated: {
    subject: 'An sake tantance kasuwancinka',
    text: '“{name}” ya koma jerin ’yan kasuwarmu, kuma takardar shaidarsa tana aiki kuma.',
  },
  changeWaits: {
    subject: 'Canjinka yana jiran dubawa',
    text: 'Ka canza bayanin “{name}”. Ma’aikatanmu za su duba shi kafin a nuna shi; kafin lokacin, jerin da takardar shaida suna nan yadda suke.',
    later: 'Za mu rubuto maka idan sun yanke hukunci.',
  },
  changed: {
    subject: 'An canza bayanin kasuwancinka',
    text: 'Ma’aikatanmu sun yarda da canjinka. Jerin ’yan kasuwa yana nuna “{name}” yadda ka rubuta.',
  },
  changeRefused: {
    subject: 'Ba a yarda da canjinka ba',
    text: 'Ma’aikatanmu sun duba canjinka na “{name}”. Bayanin yana nan yadda yake.',
    link: 'Canza bayanin kasuwancinka',
  },
  expired: {
    subject: 'Tantancewar kasuwancinka ta ƙare',
    text: 'Shekara ɗaya ta wuce tun da aka tantance “{name}”. Ya fita daga jerin ’yan kasuwarmu, kuma takardar shaidarsa tana nuna cewa ta ƙare.',
    again: 'Ka sake nema don ka dawo.',
  },
}

/** How many days of a plan were paid for; put for `{days}`. */
export const passDays: CountTexts = {
  one: 'kwana {count} na {plan}',
  other: 'kwana {count} na {plan}',
}

/** The mail after a payment. The receipt itself, as a PDF, is in English. */
export const receiptMail: Translation<typeof enReceiptMail> = {
  subject: 'Rasitin Toju {plan}',
  thanks: 'Mun gode. Mun karɓi kuɗinka na {days}.',
  date: 'Rana: {date}',
  reference: 'Lambar biya: {reference}',
  amount: 'Kuɗi: {amount}',
  vat: 'Harajin VAT na {rate}% yana ciki: {vat}',
  paidBy: 'An biya ta: {channel}',
  channels: {
    card: 'Kati',
    bank: 'Banki',
    bank_transfer: 'Aika kuɗi ta banki',
    ussd: 'USSD',
    qr: 'QR',
    mobile_money: 'Kuɗin waya',
  },
  ends: 'Kana kan tsarin {plan} har zuwa {date}. Sannan zai ƙare da kansa, ba za ka rasa komai naka ba.',
  renews:
    'Ka zaɓi a sabunta shi ta kati ({card}). Kana iya dakatar da haka da danna sau ɗaya, har zuwa ranar da za a cire kuɗin.',
  link: 'Tsarinka, biyanka da rasitanka',
}
