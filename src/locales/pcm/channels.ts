import type { ChannelWords } from '../en/channels.ts'

export const channelWords: ChannelWords = {
  menu: {
    welcome: 'Toju: check am before you buy.',
    again: 'Abeg type 1, 2, 3 or 4.',
    choices: ['Check phone', 'Check plate number or VIN', 'I find something', 'Language'],
  },
  questions: {
    'ask-phone': 'Dial *#06# for the phone, then type the 15 numbers here.',
    'ask-vehicle': 'Type the plate number, or the VIN wey dey the body.',
    'ask-found': 'Type the number wey dey wetin you find: IMEI, plate, VIN or serial number.',
    'ask-place': 'Which place you find am? Type the town or area.',
  },
  foundByMessage: 'Send FOUND and the number wey dey am, like: FOUND 356938035643809',
  languageByMessage: 'Send the name of your language:',
  back: 'Go back',
  noData: 'No data? Dial',
  tooLong: 'Abeg start again.',
  when: ' for {date}',
  where: ' for {state}',
  verdicts: {
    stolen: 'DEM THIEF AM. Person report am{when}{where}. No buy am.',
    lost: 'E LOST. Person report am{when}{where}. No buy am.',
    underReview: 'WE DEY CHECK AM. Person report am{when}{where}. No buy am until we finish.',
    found: 'DEM FIND AM. Person report am{when}. No buy am: we dey look for the owner.',
    listed: 'E DEY LIST: {lists} list am. No buy am.',
    clear: 'E DEY REGISTER. Nobody report am.',
    unknown: 'E NO DEY REGISTER. Nobody report am. E fit still be wetin dem thief.',
  },
  advice: {
    stolen: 'No drag with the seller. Go safe place, call 112.',
    lost: 'E dey your hand? Report say you find am.',
    underReview: 'Check am again later.',
    found: 'Na your own? Report say e lost.',
    listed: 'Ask police before you pay.',
    clear: 'Tell the seller make e transfer am to you for Toju. Ask for receipt.',
    unknown: 'Ask for receipt. Meet for public place.',
  },
  stale: 'Nobody confirm this report for one year.',
  slip: 'One number no correct: dial *#06#, read am again.',
  notANumber: 'The number never complete. Read am from the thing, type am again.',
  proof: 'Proof {number}',
  foundNoted:
    'Thank you. If person dey find am, we go tell am. Keep am well, or give am to police.',
  textsEnd: 'You no want text again? Send STOP.',
  stopped:
    'E don do. This number no go get text about report again. Send START if you want am again.',
  started: 'You fit turn on the texts again, for Notifications inside your account.',
  phoneCode: (code) =>
    `${code} na your Toju code. Type am for our page, no give anybody. No be you? Send STOP.`,
  tooMany: 'The questions too much. Try again later.',
  failed: 'Something spoil. Abeg try again.',
}
