import type {
  claimMails as enClaimMails,
  messageMails as enMessageMails,
  reportQuestionMail as enReportQuestionMail,
  subscriptionMails as enSubscriptionMails,
  transferMails as enTransferMails,
} from '../../en/mail/items.ts'
import type { Translation } from '../../translation.ts'

/** A number that several users have registered. */
export const claimMails: Translation<typeof enClaimMails> = {
  yourAsset: 'your own thing',
  registeredTwice: 'The number of {item} get more than one registration.',
  wasRegisteredTwice: 'The number of {item} get more than one registration before.',
  evidence: {
    subject: 'Abeg show us say {item} na your own',
    asks: 'Our team wan know who get am, and dem dey ask you:',
    how: 'Add the receipt and clear photos to the thing for your account. Our team go look them there.',
  },
  upheld: {
    subject: '{item} still dey your name',
    text: 'Our team don look wetin people show, and dem don decide say na your own.',
    nothingToDo: 'You no need do anything.',
  },
  refused: {
    subject: 'We no fit confirm say {item} na your own',
    text: 'Our team don look wetin people show, and dem no fit confirm say na your own. If you get open report for am, that report don close.',
    isWrong:
      'E no correct? Add the receipt to the thing for your account and answer this mail: our team fit look am again.',
  },
  link: 'See your own thing',
}

/** What staff ask a reporter before they decide. */
export const reportQuestionMail: Translation<typeof enReportQuestionMail> = {
  subject: 'Our team get question about “{item}”',
  text: 'We dey check your report of “{item}”, and we need to know more before we fit confirm am:',
  how: 'Add your answer to the report: you fit change wetin you write, the photo and the police reference. Receipt go for the thing itself. Then we go look am again.',
  link: 'Open your report',
}

/** What a finder wrote through a label; and what is mailed to the author of a refused message. */
export const messageMails: Translation<typeof enMessageMails> = {
  foundByLabel: {
    subject: 'Person don find your {item}',
    text: 'Person scan the Toju label for “{item}” and write to you.',
    where: 'Where e dey: {place}',
    wrote: 'Wetin e write:',
    contact: 'How you go reach am: {contact}',
    noContact: 'E no leave phone number or e-mail, so you no fit answer.',
    warning:
      'We no dey send message wey get web address inside. If your mail program show link for these words, no open am. We never check wetin e write, and we no tell am anything about you. Meet for public place for daytime, and no pay before you hold am: person wey ask for money first fit no get am.',
    link: 'Look your thing',
    renew:
      'You no want these messages? Renew the label there: the old one no go lead anywhere again.',
  },
  upheld: {
    subject: 'One message wey you write break our rules',
    text: 'Person report one message wey you write for Toju. Our team don read am and dem agree. That conversation don end.',
    warning:
      'To ask for money before you give back wetin no be your own na crime. If e happen again, we go close the account and tell police.',
  },
}

/** The transfer of an asset to another person. */
export const transferMails: Translation<typeof enTransferMails> = {
  types: { Gadget: 'gadget', Vehicle: 'motor' },
  somebody: 'Person',
  offered: {
    subject: 'Dem wan give you: {asset}',
    text: '{from} wan transfer this one to you for Toju: {asset}. After you accept, e go register for your name.',
    compare:
      'See there wetin check of the number talk now. Compare the number with the thing for your own hand before you pay or accept.',
    link: 'See wetin dem wan give you',
    until:
      'Log in with this e-mail, or sign up with am: nobody else fit accept. The offer go end by itself on {date}.',
    notExpected: 'You no know anything about am? Do nothing, or refuse am there.',
  },
  withdrawn: {
    subject: 'Dem don take back the offer: {asset}',
    text: 'Dem wan give you this one for Toju before: {asset}. Dem don take back the offer, and you no fit accept am again.',
    dontPay: 'No pay for am until dem offer am to you again, and check the number first.',
    link: 'Check one number',
  },
}

/** The watch of a number, and the newsletter: both are confirmed by a link. */
export const subscriptionMails: Translation<typeof enSubscriptionMails> = {
  linkWorks: 'We no go send anything until you confirm am. The link go work for 3 days.',
  notYou: 'If no be you ask for am, do nothing: we go forget this e-mail.',
  watch: {
    subject: 'Confirm say make Toju watch one number for you',
    text: 'Person, maybe na you, check one number for Toju and ask make we tell this e-mail if anybody report am within 30 days.',
    confirm: 'Watch am for me',
    toEnd: 'If you wan end the watch, now or later:',
    end: 'End am',
  },
  reported: {
    subject: 'Dem just report one number wey you check',
    text: 'You check one number for Toju and ask us to watch am. Dem don report am since then. Check am again to see wetin dem report and wetin you go do.',
    link: 'Check am again',
    paid: 'You don pay for am before? Keep am well, no sell am, and tell the police station wey near you.',
    over: 'The watch don end, and we don forget this e-mail for am.',
  },
  newsletter: {
    subject: 'Confirm say you want news from Toju',
    text: 'Person, maybe na you, ask for security tips and news from Toju for this e-mail.',
    confirm: 'Confirm am',
    toEnd: 'If you wan stop the news, now or later:',
    end: 'Stop the news',
  },
}
