import type { CountTexts } from '../../count-text.ts'
import { paymentChannels } from '../payments.ts'

/** The verification of a business. */
export const merchantMails = {
  yourPage: 'See your page',
  certificate: 'See and print the certificate',
  applyAgain: 'Apply again',
  notYou: 'If it was not you, change your password now and reply to this email.',
  received: {
    subject: 'We have received your business application',
    text: 'We will check the CAC number and what you sent for “{name}”, and then write to you.',
    products: 'Have you listed what you sell yet? Your products help buyers find your shop.',
    link: 'List your products',
  },
  approved: {
    subject: 'Your business is verified',
    text: '“{name}” is verified. It is in our merchant directory for a year. Anyone can check its certificate.',
  },
  refused: {
    subject: 'We could not verify your business',
    text: 'Our team looked at your application for “{name}” and could not verify the business.',
    again: 'Correct your details, then apply again.',
  },
  suspended: {
    subject: 'Your business’s verification is suspended',
    text: 'Our team has taken “{name}” out of our merchant directory. Whoever opens its certificate sees that it is not valid.',
    answer: 'Is this wrong? Reply to this email.',
  },
  reinstated: {
    subject: 'Your business is verified again',
    text: '“{name}” is in our merchant directory again, and its certificate is valid again.',
  },
  changeWaits: {
    subject: 'Your change is waiting for review',
    text: 'You changed the listing of “{name}”. Our team reads the change first. Until we approve it, people see the old listing.',
    later: 'We will write to you when we have decided.',
  },
  changed: {
    subject: 'Your listing was changed',
    text: 'Our team approved your change. The merchant directory now shows your new listing, under “{name}”.',
  },
  changeRefused: {
    subject: 'Your change was not approved',
    text: 'Our team did not approve your change to the listing of “{name}”. The listing stays as it was.',
    link: 'Change your listing',
  },
  expired: {
    subject: 'Your business’s verification has expired',
    text: 'A year has passed since “{name}” was verified. Our merchant directory no longer shows it, and its certificate has expired.',
    again: 'To be listed again, apply again.',
  },
}

/** How many days of a plan were paid for; put for `{days}`. */
export const passDays: CountTexts = {
  one: '{count} day of {plan}',
  other: '{count} days of {plan}',
}

/** The mail after a payment. The receipt itself, as a PDF, is in English. */
export const receiptMail = {
  subject: 'Your receipt for Toju {plan}',
  thanks: 'Thank you for your payment. It pays for {days}.',
  date: 'Date: {date}',
  reference: 'Reference: {reference}',
  amount: 'Amount: {amount}',
  vat: 'Includes {rate}% VAT: {vat}',
  paidBy: 'Paid by: {channel}',
  channels: paymentChannels,
  ends: 'You are on the {plan} plan until {date}. We renew it only if you asked us to. You lose no data when it ends.',
  renews:
    'You chose to renew by card ({card}). You can end the renewal in your account at any time before we charge the card.',
  link: 'Your plan, payments and receipts',
}
