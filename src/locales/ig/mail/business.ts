import type { CountTexts } from '../../count-text.ts'
import type {
  merchantMails as enMerchantMails,
  receiptMail as enReceiptMail,
} from '../../en/mail/business.ts'
import type { Translation } from '../../translation.ts'

/** The verification of a business. */
export const merchantMails: Translation<typeof enMerchantMails> = {
  yourPage: 'Lee ibe gị',
  certificate: 'Lee asambodo gị ma bipụta ya',
  applyAgain: 'Rịọ ọzọ',
  notYou: 'Ọ bụghị gị? Gbanwee paswọọdụ gị ugbu a, zaakwa mail a.',
  received: {
    subject: 'Anyị enwetala arịrịọ nke azụmahịa gị',
    text: 'Arịrịọ gị ka a kwado “{name}” dị n’aka ndị ọrụ anyị. Anyị ga-elele nọmba CAC na ihe i zitere, degara gị mgbe anyị kpebiri.',
    products: 'Ị kpọọla aha ihe ị na-ere? Ọ bụ ya ka ndị na-azụ ihe ji ahụ ụlọ ahịa.',
    link: 'Kpọọ aha ihe ị na-ere',
  },
  approved: {
    subject: 'A kwadoro azụmahịa gị',
    text: 'A kwadoro “{name}”. Ọ dị na ndepụta ndị ahịa anyị ruo otu afọ site taa, i nwekwara asambodo onye ọ bụla nwere ike ilele.',
  },
  refused: {
    subject: 'Anyị enweghị ike ịkwado azụmahịa gị',
    text: 'Ndị ọrụ anyị lelere arịrịọ gị maka “{name}”, ha enweghị ike ịkwado ya.',
    again: 'Ị nwere ike idozi ya ma rịọ ọzọ.',
  },
  suspended: {
    subject: 'A kwụsịtụrụ nkwado nke azụmahịa gị',
    text: 'Ndị ọrụ anyị ewepụla “{name}” na ndepụta ndị ahịa anyị, asambodo ya na-egosikwa na a kagburu ya.',
    answer: 'Ọ bụrụ na i kwetaghị, zaa mail a.',
  },
  reinstated: {
    subject: 'A kwadoro azụmahịa gị ọzọ',
    text: '“{name}” dị na ndepụta ndị ahịa anyị ọzọ, asambodo ya na-arụkwa ọrụ ọzọ.',
  },
  changeWaits: {
    subject: 'Mgbanwe gị na-eche nlele',
    text: 'Ị gbanwere nkọwa nke “{name}”. Ndị ọrụ anyị ga-elele ya tupu e gosi ya; ruo mgbe ahụ, ndepụta na asambodo ka dị otu ha dị.',
    later: 'Anyị ga-edegara gị mgbe ha kpebiri.',
  },
  changed: {
    subject: 'A gbanwere nkọwa nke azụmahịa gị',
    text: 'Ndị ọrụ anyị nabatara mgbanwe gị. Ndepụta ndị ahịa na-egosi “{name}” otu i siri dee ya.',
  },
  changeRefused: {
    subject: 'A nabataghị mgbanwe gị',
    text: 'Ndị ọrụ anyị lelere mgbanwe gị nke “{name}”. Nkọwa ya ka dị otu ọ dị.',
    link: 'Gbanwee nkọwa nke azụmahịa gị',
  },
  expired: {
    subject: 'Nkwado nke azụmahịa gị agwụla',
    text: 'Otu afọ agafeela kemgbe a kwadoro “{name}”. Ọ pụọla na ndepụta ndị ahịa anyị, asambodo ya na-egosikwa na oge ya agwụla.',
    again: 'Rịọ ọzọ ka ị lọta.',
  },
}

/** How many days of a plan were paid for; put for `{days}`. */
export const passDays: CountTexts = { other: 'ụbọchị {count} nke {plan}' }

/** The mail after a payment. The receipt itself, as a PDF, is in English. */
export const receiptMail: Translation<typeof enReceiptMail> = {
  subject: 'Rasiti gị maka Toju {plan}',
  thanks: 'Daalụ. Anyị enwetala ego gị maka {days}.',
  date: 'Ụbọchị: {date}',
  reference: 'Nọmba ịkwụ ụgwọ: {reference}',
  amount: 'Ego: {amount}',
  vat: 'VAT {rate}% dị n’ime ya: {vat}',
  paidBy: 'Otu i siri kwụọ: {channel}',
  channels: {
    card: 'Kaadị',
    bank: 'Ụlọ akụ',
    bank_transfer: 'Izipu ego n’ụlọ akụ',
    ussd: 'USSD',
    qr: 'QR',
    mobile_money: 'Ego ekwentị',
  },
  ends: 'Ị nọ n’atụmatụ {plan} ruo {date}. Mgbe ahụ ọ ga-agwụ n’onwe ya, o nweghị ihe gị ga-efu.',
  renews:
    'Ị họrọ ka e jiri kaadị ({card}) megharịa ya. Ị nwere ike iji ịpị otu ugboro kwụsị ya, ruo ụbọchị a ga-ewere ego ahụ.',
  link: 'Atụmatụ gị, ụgwọ na rasiti gị',
}
