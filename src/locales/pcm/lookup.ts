import type { VerdictTexts } from '../verdict-texts.ts'

export const verdictTexts: VerdictTexts = {
  when: ' on {date}',
  where: ' for {state}',
  inMonth: ' for {month}',
  notConfirmed: ', and nobody don confirm am since',
  lastConfirmed: ', last confirm for {month}',
  stale:
    'For one year nobody don confirm this report. The owner fit don see am, or e fit still dey look for am.',
  federalCapital: 'Abuja (FCT)',
  stolen: {
    message: 'Dem don report say dem thief am{when}{where}{since}. No buy am.',
    advice: [
      'No pay, and no collect am: to buy wetin dem thief na crime.',
      'No drag with the seller. Comot, go safe place.',
      'If danger dey, call 112.',
      'Go tell the police station wey near you where and when dem wan sell am give you.',
      'E don dey your hand? Keep am well, no sell am, and report say you find am, make we tell the owner.',
    ],
  },
  lost: {
    message: 'Dem don report say e lost{when}{where}{since}. No buy am.',
    advice: [
      'Person dey look for this thing. No pay for am.',
      'If e dey your hand, report say you find am: we go tell the owner, we no go show who you be.',
      'If the seller say na im own, tell am make e first mark am for Toju say e don see am.',
    ],
  },
  underReview: {
    message:
      'Dem don report am{when}{where}. We still dey check the report. No buy am until we finish.',
    advice: [
      'Our team dey check this report now. Wait for the answer, then check am again.',
      'Ask the seller for the receipt and the box. Compare the numbers.',
      'If e dey your hand, report say you find am, make we tell the owner.',
    ],
  },
  found: {
    message: 'Dem don report say person find am{when}. No buy am: we dey look for the owner.',
    advice: [
      'Person find am and give us the number. Anybody wey dey sell am no get right to sell am.',
      'If na your own, report say e lost with this number. We go join the two reports and tell the two of una.',
      'We no dey show pass this one here, so that nobody go claim wetin no be im own.',
    ],
  },
  clear: {
    message: 'E dey register, and nobody report am.',
    advice: [
      'E dey register no mean say na this seller get am: tell the seller make e transfer am to you for Toju. Na only the owner fit do am.',
      'Compare the thing wey dey your hand with wetin you see here. If e no be the same, no buy am.',
      'Read the number by yourself from the phone or the motor body. No read am from box or paper.',
      'Ask for receipt. Check whether the seller name and this number dey inside.',
    ],
  },
  unknown: {
    message: 'Nobody report am, and this number no dey register.',
    advice: [
      'That one no mean say e clean: plenty owners never register or report yet.',
      'Read the number again: dial *#06# for phone, or look the motor body.',
      'Ask for receipt, meet for public place, and check again before you pay.',
    ],
  },
  listed: {
    message: 'E dey for list of {lists}. No buy am.',
    advice: [
      'Na list of government or company be this. No owner don report am for Toju.',
      'No pay. Ask who list am, or the police wey near you.',
      'Na your own? Tell who list am make dem comot am. Toju dey show the list as dem give am.',
    ],
  },
  alsoListed: ' E dey for list of {lists} too.',
  unlikely: {
    message: 'E no dey register: this one no be like the number of any item.',
    advice: [
      'Phone IMEI get 15 digits. Motor VIN get 17 letters and digits. Serial number dey get digits inside, and e hard to see one wey short pass 6.',
      'Read am from the item: dial *#06# for phone, look the label of the gadget, or look the motor body.',
      'If na the full number be this, nobody never register or report am yet.',
    ],
  },
  shortDigits: {
    message: 'This number no dey register. IMEI get 15 digits, and this one get {digits}.',
    advice: [
      'Na phone? Dial *#06# for the phone, and check all the 15 digits.',
      'If na serial number of another thing, compare am with the label again, one by one.',
      'That one no mean say e clean: plenty owners never register or report yet.',
    ],
  },
  invalid: [
    'For phone, dial *#06# to see the IMEI.',
    'For motor, read the VIN for the body, or the plate number.',
    'Serial number dey for the label, for settings or for the box.',
  ],
}
