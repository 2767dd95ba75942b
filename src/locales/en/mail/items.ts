/** Disputes: an identifier that several users have registered. */
export const claimMails = {
  /** Put for `{item}` if the asset no longer exists. */
  yourAsset: 'your item',
  registeredTwice: 'The number of {item} is registered more than once.',
  wasRegisteredTwice: 'The number of {item} was registered more than once.',
  evidence: {
    subject: 'Please show us that {item} is yours',
    asks: 'Our team wants to know who owns the item, and asks you:',
    how: 'Add the receipt and clear photos to your item on Toju. Our team will look at them there.',
  },
  upheld: {
    subject: '{item} stays registered to you',
    text: 'Our team has looked at the evidence and decided that the item is yours.',
    nothingToDo: 'You do not need to do anything.',
  },
  refused: {
    subject: 'The number of {item} is no longer registered to you',
    text: 'Our team looked at what everybody sent, and decided against your claim to the number. We accuse nobody: people resell items, or type a wrong number. If you had an open report on the item, we closed it.',
    isWrong:
      'Is this wrong? Add the receipt to your item, then reply to this email. We will look again.',
  },
  link: 'See your item',
}

/** What staff ask a reporter before they decide. */
export const reportQuestionMail = {
  subject: 'Our team has a question about “{item}”',
  text: 'We need to know more before we can confirm your report on “{item}”:',
  how: 'Open the report, press Edit and write your answer under Description. You can add a photo or the police reference there, too. If we asked for a receipt, add it to the item under Assets. Then we will look again.',
  link: 'Open the report',
}

/** What a finder wrote through a label; and what is mailed to the author of a refused message. */
export const messageMails = {
  foundByLabel: {
    subject: 'Somebody found “{item}”',
    text: 'Somebody scanned the Toju label on “{item}” and wrote to you.',
    where: 'Where the item is: {place}',
    wrote: 'What they wrote:',
    contact: 'How to reach the finder: {contact}',
    noContact: 'The finder left no phone number or email, so you cannot answer.',
    warning:
      'Do not open links in what the finder wrote: we have not checked it. We told them nothing about you. Meet in a public place by day, and pay nothing in advance: a person who asks for money first may not have your item.',
    link: 'See the item',
    renew: 'Unwanted messages? Open the item and renew its label. The old label stops working.',
  },
  upheld: {
    subject: 'Your message broke our rules',
    text: 'Somebody reported a message that you wrote on Toju. Our team found that it broke our rules. That conversation is over.',
    warning:
      'Did you ask an owner to pay for their own item? That is an offence. Next time we will close your account and tell the police.',
  },
}

/** The transfer of an asset to another person. */
export const transferMails = {
  types: { Gadget: 'gadget', Vehicle: 'vehicle' },
  somebody: 'Somebody',
  offered: {
    subject: 'A transfer to you: {asset}',
    text: '{from} wants to transfer an item to you on Toju: {asset}. Once you accept, it is registered in your name.',
    compare: 'Check the number on Toju before you pay, and compare it with the number on the item.',
    link: 'See the transfer',
    until:
      'Log in or sign up with this email address: no other account can accept. Answer by {date}.',
    notExpected: 'Not for you? Ignore this email, or decline the transfer.',
  },
  withdrawn: {
    subject: 'The transfer was cancelled: {asset}',
    text: 'The transfer of {asset} to you was cancelled.',
    dontPay: 'Check the number of the item again. Do not pay until you get a new transfer.',
    link: 'Check a number',
  },
}

/** The watch of a number, and the newsletter: both are confirmed by a link. */
export const subscriptionMails = {
  linkWorks: 'We send nothing until you confirm. The link works for 3 days.',
  notYou: 'If you did not ask for this, ignore this email. We will then delete your address.',
  watch: {
    subject: 'Confirm your alert for a number',
    text: 'Somebody asked us to email this address if a number is reported in the next 30 days.',
    confirm: 'Watch it for me',
    toEnd: 'To end the alert, now or later:',
    end: 'End the alert',
  },
  reported: {
    subject: 'A number that you checked was just reported',
    text: 'A number that you asked us to watch was reported. Check it again to see what to do.',
    link: 'Check it again',
    paid: 'Did you already pay for the item? Keep it safe, do not sell it, and tell the nearest police station.',
    over: 'Your alert has ended, and we have deleted the email address that you gave for it.',
  },
  newsletter: {
    subject: 'Confirm that you want news from Toju',
    text: 'Somebody asked us to send security tips and news to this address.',
    confirm: 'Confirm',
    toEnd: 'To stop the news, now or later:',
    end: 'Unsubscribe',
  },
}
