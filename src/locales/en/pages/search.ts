/** The page of a lookup, around the search and its result. */
export const searchWords = {
  title: 'Verify an item',
  description:
    'Type an IMEI, serial number, plate or VIN and see whether it was reported lost or stolen. Free, no account needed.',
  lead: 'Type the number on the item. Small letters and dashes are fine.',
  /** Who can check a list: {link} leads there. */
  manyNumbers: 'Many numbers? {link} with a free account: 10 at once, more on a paid plan.',
  checkList: 'Check a list',
  tryAgain: 'Try again',
  whereToFind: 'Where to find the number',
  phone: 'A phone: its IMEI',
  phoneText:
    'Dial *#06# on the phone. The 15 digits are also in its settings, under “About phone”. Do not trust the box or the seller’s paper.',
  phoneLink: 'Find an IMEI, step by step',
  gadget: 'A laptop or other gadget: its serial number',
  gadgetText:
    'Look at the sticker underneath or behind, or in the settings under “About”. The number has letters and digits, and often “S/N” before it.',
  vehicle: 'A vehicle: its VIN or chassis number',
  vehicleText:
    'Look for 17 letters and digits at the foot of the windscreen, on the driver’s door post, or stamped under the bonnet.',
  vehicleLink: 'Find a chassis number',
  plate: 'A plate number',
  plateText:
    'Type the number exactly as on the plate, like KJA-012AB. A plate can be swapped in minutes, so check the VIN too.',
  foundSomething: 'Found something that is not yours?',
  reportIt: 'Report it without an account',
}
