/** Notifications by SMS and WhatsApp: the number that is confirmed, and the columns of the choices. */
export const phoneWords = {
  title: 'Messages to your phone',
  about:
    'We can notify {number}, the number in your profile. A message only says “Something about your report”, with a link.',
  notMobile: 'These go to Nigerian mobile numbers only, and {number} is none.',
  changeNumber: 'Change the number in your profile',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  bySms: 'By SMS',
  byWhatsapp: 'By WhatsApp',
  confirm: 'Confirm by {channel}',
  confirmed: '{channel}: confirmed. Choose above what is sent.',
  stopped: '{channel}: the number sent STOP. Send START from it to us, then confirm it here again.',
  code: 'Code sent by {channel}',
  codeHint: 'Six digits. They work for ten minutes.',
  check: 'Confirm number',
  again: 'Send another code',
  end: 'End {channel}',
}
