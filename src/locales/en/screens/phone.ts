/** Notifications by SMS and WhatsApp: the number that is confirmed, and the columns of the choices. */
export const phoneWords = {
  title: 'Messages to your phone',
  about:
    'We can message {number}, the number in your profile. Each message only says “Something about your report”, with a link.',
  notMobile: 'We can message only Nigerian mobile numbers, and {number} is not one.',
  changeNumber: 'Change the number in your profile',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  bySms: 'By SMS',
  byWhatsapp: 'By WhatsApp',
  confirm: 'Confirm by {channel}',
  confirmed: '{channel}: confirmed. Choose above what we send.',
  stopped:
    '{channel}: you sent us STOP. Send us START from the same number, then confirm the number here again.',
  code: 'Code sent by {channel}',
  codeHint: 'Six digits. The code works for 10 minutes.',
  check: 'Confirm number',
  again: 'Send a new code',
  end: 'Stop {channel}',
}
