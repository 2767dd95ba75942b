/** Disputes: an identifier that several users have registered. */
export const claimMails = {
  /** Put for `{item}` if the asset no longer exists. */
  yourAsset: 'your asset',
  registeredTwice: 'The number of {item} is registered more than once.',
  wasRegisteredTwice: 'The number of {item} was registered more than once.',
  evidence: {
    subject: 'Please show us that {item} is yours',
    asks: 'Our team is finding out whose it is, and asks you:',
    how: 'Add the receipt and clear photos to your asset. Our team looks at them there.',
  },
  upheld: {
    subject: '{item} stays registered to you',
    text: 'Our team has looked at what was shown and decided that it is yours.',
    nothingToDo: 'You need do nothing.',
  },
  refused: {
    subject: 'The number of {item} belongs to another registration now',
    text: 'Our team has looked at what both sides showed, and decided for the other one. That accuses nobody: things are sold on, and numbers are mistyped. If you had an open report on it, that is closed.',
    isWrong:
      'Is this wrong? Add the receipt to your asset and answer this mail: our team can look again.',
  },
  link: 'See your asset',
}

/** What staff ask a reporter before they decide. */
export const reportQuestionMail = {
  subject: 'Our team has a question about “{item}”',
  text: 'We are reviewing your report on “{item}”, and need to know more before we can confirm it:',
  how: 'Add your answer to the report: you can change its text, its photo and the police reference. A receipt belongs to the asset. We look at it again then.',
  link: 'Open the report',
}

/** What a finder wrote through a label; and what is mailed to the author of a refused message. */
export const messageMails = {
  foundByLabel: {
    subject: 'Somebody found your {item}',
    text: 'Somebody scanned the Toju label on “{item}” and wrote to you.',
    where: 'Where it is: {place}',
    wrote: 'What they wrote:',
    contact: 'How to reach them: {contact}',
    noContact: 'They left no contact, so you cannot answer.',
    warning:
      'Do not open links in this message. We have not checked what they wrote, and we told them nothing about you. Meet in a public place by day, and pay nothing in advance: a person who asks for money first may not have it.',
    link: 'See the asset',
    renew: 'Messages you do not want? Renew the label there: the old one then stops working.',
  },
  upheld: {
    subject: 'A message of yours broke our rules',
    text: 'Somebody reported a message that you wrote on Toju. Our team has read it and agrees. That conversation is over.',
    warning:
      'Asking for money to give back what is not yours is an offence. If it happens again, we close the account and tell the police.',
  },
}

/** The transfer of an asset to another person. */
export const transferMails = {
  types: { Gadget: 'gadget', Vehicle: 'vehicle' },
  somebody: 'Somebody',
  offered: {
    subject: 'Offered to you: {asset}',
    text: '{from} wants to hand this over to you on Toju: {asset}. Once you accept, it is registered in your name.',
    compare: 'Check its number before you pay. Compare it with the one on the thing in your hand.',
    link: 'See the offer',
    until:
      'Sign in with this e-mail address, or sign up with it: no other person can accept. The offer ends by itself on {date}.',
    notExpected: 'Not for you? Ignore this, or decline it there.',
  },
  withdrawn: {
    subject: 'The offer was withdrawn: {asset}',
    text: 'You were offered this on Toju: {asset}. The offer was withdrawn and can be accepted no more.',
    dontPay: 'Do not pay for it before it is offered to you again, and check its number first.',
    link: 'Check a number',
  },
}

/** The watch of a number, and the newsletter: both are confirmed by a link. */
export const subscriptionMails = {
  linkWorks: 'We send nothing until you confirm it. The link works for 3 days.',
  notYou: 'If you did not ask for it, you need do nothing: we then forget this address.',
  watch: {
    subject: 'Confirm your alert for a number',
    text: 'Somebody, perhaps you, checked a number on Toju and asked to hear at this e-mail address if it is reported in the next 30 days.',
    confirm: 'Watch it for me',
    toEnd: 'To end the watch, now or later:',
    end: 'End it',
  },
  reported: {
    subject: 'A number that you checked was just reported',
    text: 'A number that you checked on Toju and asked us to watch has been reported since. Check it again to see what was reported, and what to do.',
    link: 'Check it again',
    paid: 'Did you pay for it already? Keep it safe, do not sell it on, and tell the nearest police station.',
    over: 'The watch is over, and we have forgotten this address for it.',
  },
  newsletter: {
    subject: 'Confirm that you want news from Toju',
    text: 'Somebody, perhaps you, asked for item security tips and news from Toju at this e-mail address.',
    confirm: 'Confirm',
    toEnd: 'To stop the news, now or later:',
    end: 'Unsubscribe',
  },
}
