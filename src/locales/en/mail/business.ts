import type { CountTexts } from '../../count-text.ts'
import { paymentChannels } from '../payments.ts'

/** The verification of a business. */
export const merchantMails = {
  yourPage: 'See your page',
  certificate: 'See and print the certificate',
  applyAgain: 'Apply again',
  notYou: 'Not you? Change your password now, and reply.',
  received: {
    subject: 'We have your business’s application',
    text: 'We will check the CAC number and what you sent for “{name}”, and then write to you.',
    products: 'Have you named your products yet? Buyers find a shop by them.',
    link: 'Name your products',
  },
  approved: {
    subject: 'Your business is verified',
    text: '“{name}” is verified. It is in our merchant directory for a year. Anyone can check its certificate.',
  },
  refused: {
    subject: 'We could not verify your business',
    text: 'Our team looked at your application for “{name}” and could not verify it.',
    again: 'Correct it and apply again.',
  },
  suspended: {
    subject: 'Your business’s verification is suspended',
    text: 'Our team has taken “{name}” off our merchant directory, and its certificate is shown as revoked.',
    answer: 'Is this wrong? Reply.',
  },
  reinstated: {
    subject: 'Your business is verified again',
    text: '“{name}” is in our merchant directory again, and its certificate is valid again.',
  },
  changeWaits: {
    subject: 'Your change waits for review',
    text: 'You changed the listing of “{name}”. Our team will read the change first. Until then people see the old listing.',
    later: 'We will write to you when it is decided.',
  },
  changed: {
    subject: 'Your listing was changed',
    text: 'Our team approved your change. The merchant directory shows it now, under “{name}”.',
  },
  changeRefused: {
    subject: 'Your change was not approved',
    text: 'Our team looked at your change of “{name}”. The listing stays as it was.',
    link: 'Change your listing',
  },
  expired: {
    subject: 'Your business’s verification has expired',
    text: 'A year has passed since “{name}” was verified. It has left our merchant directory, and its certificate is shown as expired.',
    again: 'Apply again to come back.',
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
  thanks: 'Thank you. We have received your payment for {days}.',
  date: 'Date: {date}',
  reference: 'Reference: {reference}',
  amount: 'Amount: {amount}',
  vat: 'Includes {rate}% VAT: {vat}',
  paidBy: 'Paid by: {channel}',
  channels: paymentChannels,
  ends: 'You are on the {plan} plan until {date}. It does not renew, and you lose no data when it ends.',
  renews:
    'You chose to renew by card ({card}). You can end that with one tap, until the day it is charged.',
  link: 'Your plan, payments and receipts',
}
