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
    'Dial *#06# on it. The 15 digits are also in the settings, under “About phone”. Do not trust the box or the seller’s paper.',
  phoneLink: 'Find an IMEI, step by step',
  gadget: 'A laptop or other gadget: its serial number',
  gadgetText:
    'On a sticker underneath or behind, or in the settings under “About”. Letters and digits, often after “S/N”.',
  vehicle: 'A vehicle: its VIN or chassis number',
  vehicleText:
    '17 letters and digits on the frame: at the foot of the windscreen, on the driver’s door post, or stamped under the bonnet.',
  vehicleLink: 'Find a chassis number',
  plate: 'A plate number',
  plateText:
    'Exactly as on the plate, like KJA-012AB. A plate can be swapped in minutes, so check the VIN too.',
  foundSomething: 'Found something that is not yours?',
  reportIt: 'Report it, no account needed',
}
