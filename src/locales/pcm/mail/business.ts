import type { CountTexts } from '../../count-text.ts'
import type {
  merchantMails as enMerchantMails,
  receiptMail as enReceiptMail,
} from '../../en/mail/business.ts'
import type { Translation } from '../../translation.ts'

/** The verification of a business. */
export const merchantMails: Translation<typeof enMerchantMails> = {
  yourPage: 'See your own page',
  certificate: 'See and print your certificate',
  applyAgain: 'Apply one more time',
  notYou: 'No be you? Change your password now, and answer this mail.',
  received: {
    subject: 'We don get your business application',
    text: 'Your application make we verify “{name}” don reach our team. We go look the CAC number and wetin you send, and we go write to you after we decide.',
    products: 'You don name wetin you dey sell? Buyers dey find shop by am.',
    link: 'Name wetin you dey sell',
  },
  approved: {
    subject: 'We don verify your business',
    text: 'We don verify “{name}”. E go dey our list of shops for one year from today, and you get certificate wey anybody fit check.',
  },
  refused: {
    subject: 'We no fit verify your business',
    text: 'Our team look your application for “{name}” and dem no fit verify am.',
    again: 'You fit correct am and apply again.',
  },
  suspended: {
    subject: 'We don suspend the verification of your business',
    text: 'Our team don comot “{name}” from our list of shops, and the certificate go show say we don revoke am.',
    answer: 'If you no agree, answer this mail.',
  },
  reinstated: {
    subject: 'Your business don verify again',
    text: '“{name}” don enter our list of shops again, and the certificate dey valid again.',
  },
  changeWaits: {
    subject: 'Our team go look your change',
    text: 'You change the listing of “{name}”. Our team go look am before people see am; until then the list and the certificate remain as dem be.',
    later: 'We go write to you after dem decide.',
  },
  changed: {
    subject: 'Your listing don change',
    text: 'Our team don accept your change. The list of shops now show “{name}” as you write am.',
  },
  changeRefused: {
    subject: 'We no accept your change',
    text: 'Our team look your change of “{name}”. The listing remain as e be.',
    link: 'Change your own listing',
  },
  expired: {
    subject: 'The verification of your business don end',
    text: 'One year don pass since we verify “{name}”. E don comot from our list of shops, and the certificate go show say e don expire.',
    again: 'Apply again to come back to the list.',
  },
}

/** How many days of a plan were paid for; put for `{days}`. */
export const passDays: CountTexts = {
  one: '{count} day for {plan}',
  other: '{count} days for {plan}',
}

/** The mail after a payment. The receipt itself, as a PDF, is in English. */
export const receiptMail: Translation<typeof enReceiptMail> = {
  subject: 'Receipt of your payment for Toju {plan}',
  thanks: 'Thank you. We don receive your payment for {days}.',
  date: 'Day: {date}',
  reference: 'Payment reference: {reference}',
  amount: 'Money: {amount}',
  vat: 'VAT of {rate}% dey inside: {vat}',
  paidBy: 'How you pay: {channel}',
  channels: {
    card: 'ATM card',
    bank: 'From bank account',
    bank_transfer: 'Transfer from bank',
    ussd: 'USSD',
    qr: 'QR',
    mobile_money: 'Money for phone',
  },
  ends: 'You dey the {plan} plan until {date}. Then e go end by itself, and nothing of your own go lost.',
  renews:
    'You choose to renew am by card ({card}). You fit stop am with one press, until the day wey we go charge am.',
  link: 'See your plan, payments and receipts',
}
