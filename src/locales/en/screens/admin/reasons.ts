/** The usual reasons of staff, by the name of the button that inserts them. The person reads the sentence. */
export const usualReasons = {
  legend: 'Usual reasons',
  rejectReport: {
    'Blurred picture':
      'We cannot read the number in your picture. Take a sharp picture, and make a new report.',
    'Number does not match the picture':
      'The number in your picture is not the number in your report. Look it up on the item, and make a new report.',
    'Not the owner’s papers':
      'Your papers name another person as the owner. Make a new report with papers in your name.',
    'No proof':
      'Nothing shows yet that the item is yours. Make a new report with the receipt, or with a picture of the box.',
    'Reported twice': 'You have another report of the same item. We keep that one.',
  },
  /** Each side of a dispute reads it, the one who keeps the number too: it names and accuses nobody. */
  decideDispute: {
    'Receipt with the number':
      'We compared what everyone sent. A receipt with this number on it decided.',
    'Number on the item':
      'We compared what everyone sent. A picture of the number on the item decided.',
    'Papers of the sale':
      'We compared what everyone sent. Papers of the sale from one owner to the next decided.',
    'Only one answered':
      'We asked everyone who claims this number for proof. Only one person answered.',
    'Typed wrong':
      'This number was typed wrong for one of the items. Look up the number on your item, and register that.',
  },
  refuseEveryone: {
    'Nobody has proof':
      'Nobody showed that this number is on their item. Register it again with the receipt, or with a picture of the number.',
    'Nobody answered':
      'Nobody answered in time. Register the number again with the receipt, or with a picture of the number.',
    'Papers contradict each other':
      'The papers that we got contradict each other, so this number belongs to nobody for now. Send us others if you have them.',
  },
  refuseBusiness: {
    'CAC number not found':
      'We did not find your CAC number in the register of the CAC. Compare it with your certificate, and apply again.',
    'Another name at the CAC':
      'The CAC has another business name under your CAC number. Apply again with the name on your certificate.',
    'Blurred picture':
      'We cannot see what is in your picture. Choose a sharp picture, and apply again.',
    'Phone not answered': 'Nobody answers at your phone number. Check the number, and apply again.',
  },
  refuseChange: {
    'Another name at the CAC':
      'The CAC has another business name under your CAC number. Change it there first.',
    'Blurred picture':
      'We cannot see what is in your picture. Choose a sharp picture, and send the change again.',
    'Not a picture of a product':
      'Your picture does not show a product of your business. Choose another, and send the change again.',
    'Link leads elsewhere':
      'Your link does not lead to your business. Check it, and send the change again.',
  },
}
