/** Errors of the form that confirms a phone number. */
export const phoneInput = {
  'phone-channel': 'Choose SMS or WhatsApp',
  'phone-code': 'The code has six digits',
}
