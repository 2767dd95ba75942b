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
  yourAsset: 'ihe gị',
  registeredTwice: 'E debanyere nọmba nke {item} ihe karịrị otu ugboro.',
  wasRegisteredTwice: 'E debanyerela nọmba nke {item} ihe karịrị otu ugboro.',
  evidence: {
    subject: 'Biko gosi anyị na {item} bụ nke gị',
    asks: 'Ndị ọrụ anyị chọrọ ịma onye nwe ya, ha na-ajụkwa gị:',
    how: 'Tinye rasiti na foto doro anya n’ihe ahụ n’akaụntụ gị. Ndị ọrụ anyị ga-elele ha ebe ahụ.',
  },
  upheld: {
    subject: '{item} ka dị n’aha gị',
    text: 'Ndị ọrụ anyị elelela ihe e gosiri, ha kpebiri na ọ bụ nke gị.',
    nothingToDo: 'Ọ dịghị ihe ị ga-eme.',
  },
  refused: {
    subject: 'Anyị enweghị ike ịkwado na {item} bụ nke gị',
    text: 'Ndị ọrụ anyị elelela ihe e gosiri, ha enweghị ike ịkwado na ọ bụ nke gị. Ọ bụrụ na i nwere akụkọ mepere emepe banyere ya, e mechiela ya.',
    isWrong:
      'Nke a ezighị ezi? Tinye rasiti n’ihe ahụ n’akaụntụ gị, zaakwa mail a: ndị ọrụ anyị nwere ike ilele ya ọzọ.',
  },
  link: 'Lee ihe gị',
}

/** What staff ask a reporter before they decide. */
export const reportQuestionMail: Translation<typeof enReportQuestionMail> = {
  subject: 'Ndị ọrụ anyị nwere ajụjụ banyere “{item}”',
  text: 'Anyị na-enyocha akụkọ gị nke “{item}”, anyị chọkwara ịmatakwu ihe tupu anyị akwado ya:',
  how: 'Tinye azịza gị n’akụkọ ahụ: ị nwere ike ịgbanwe ihe i dere, foto ya na nọmba ndị uwe ojii. Rasiti dị n’ihe ahụ. Anyị ga-elele ya ọzọ mgbe ahụ.',
  link: 'Mepee akụkọ ahụ',
}

/** What a finder wrote through a label; and what is mailed to the author of a refused message. */
export const messageMails: Translation<typeof enMessageMails> = {
  foundByLabel: {
    subject: 'Mmadụ chọtara {item} gị',
    text: 'Mmadụ lelere akara Toju nke “{item}” ma degara gị.',
    where: 'Ebe ọ dị: {place}',
    wrote: 'Ihe o dere:',
    contact: 'Otu ị ga-esi kpọtụrụ ya: {contact}',
    noContact: 'Ọ hapụghị nọmba ekwentị ma ọ bụ e-mail, ya mere ị pụghị ịza ya.',
    warning:
      'Anyị anaghị eziga ozi nwere adreesị weebụ. Ọ bụrụ na ị hụ njikọ n’okwu ndị a, emepela ya. Anyị elelebeghị ihe o dere, anyị agwaghịkwa ya ihe ọ bụla banyere gị. Zutenụ n’ihu ọha n’ehihie, akwụla ụgwọ tupu i jide ya: onye buru ụzọ rịọ ego nwere ike ọ nweghị ya.',
    link: 'Lee ihe ahụ',
    renew: 'Ị chọghị ozi ndị a? Mee akara ọhụrụ ebe ahụ: nke ochie agaghịzi eduga ebe ọ bụla.',
  },
  upheld: {
    subject: 'Otu ozi i dere megidere iwu anyị',
    text: 'Mmadụ kọrọ ozi i dere na Toju. Ndị ọrụ anyị agụọla ya, ha kwetara. Mkparịta ụka ahụ agwụla.',
    warning:
      'Ịrịọ ego tupu i nyeghachi ihe na-abụghị nke gị megidere iwu. Ọ bụrụ na o mee ọzọ, anyị ga-emechi akaụntụ ahụ ma gwa ndị uwe ojii.',
  },
}

/** The transfer of an asset to another person. */
export const transferMails: Translation<typeof enTransferMails> = {
  types: { Gadget: 'ngwaọrụ', Vehicle: 'ụgbọala' },
  somebody: 'Mmadụ',
  offered: {
    subject: 'A chọrọ inye gị: {asset}',
    text: '{from} chọrọ inyefe gị nke a na Toju: {asset}. Ọ bụrụ na ị nara ya, a ga-edebanye ya n’aha gị.',
    compare:
      'Lee ebe ahụ ihe nlele nọmba ya na-ekwu ugbu a. Tụnyere nọmba ahụ na ihe dị gị n’aka tupu ị kwụọ ụgwọ ma ọ bụ nara ya.',
    link: 'Lee ihe a chọrọ inye gị',
    until:
      'Jiri e-mail a banye, ma ọ bụ jiri ya mepee akaụntụ: onye ọzọ enweghị ike ịnara ya. Ọ ga-agwụ n’onwe ya na {date}.',
    notExpected: 'Ị maghị ihe ọ bụla banyere ya? Emela ihe ọ bụla, ma ọ bụ jụ ya ebe ahụ.',
  },
  withdrawn: {
    subject: 'E wepụla ihe a chọrọ inye gị: {asset}',
    text: 'A chọrọ inye gị nke a na Toju: {asset}. E wepụla ya, ị pụghịzi ịnara ya.',
    dontPay: 'Akwụla ụgwọ maka ya ruo mgbe a ga-enye gị ya ọzọ, burukwa ụzọ lelee nọmba ya.',
    link: 'Lelee nọmba',
  },
}

/** The watch of a number, and the newsletter: both are confirmed by a link. */
export const subscriptionMails: Translation<typeof enSubscriptionMails> = {
  linkWorks: 'Anyị agaghị eziga ihe ọ bụla ruo mgbe ị kwadoro ya. Njikọ ahụ na-arụ ọrụ ụbọchị 3.',
  notYou: 'Ọ bụrụ na ọ bụghị gị rịọrọ ya, emela ihe ọ bụla: anyị ga-echefu adreesị a.',
  watch: {
    subject: 'Kwado na Toju ga na-elere gị otu nọmba',
    text: 'Mmadụ, ikekwe gị, lelere nọmba na Toju ma rịọ ka a gwa e-mail a ma a kọọ ya n’ime ụbọchị 30.',
    confirm: 'Na-elere m ya',
    toEnd: 'Iji kwụsị ya, ugbu a ma ọ bụ mgbe e mesịrị:',
    end: 'Kwụsị ya',
  },
  reported: {
    subject: 'A kọrọ nọmba i lelere',
    text: 'I lelere nọmba na Toju ma rịọ anyị ka anyị na-ele ya. A kọọla ya kemgbe ahụ. Lelee ya ọzọ ka ị hụ ihe a kọrọ na ihe ị ga-eme.',
    link: 'Lelee ya ọzọ',
    paid: 'Ị kwụọlarị ụgwọ maka ya? Debe ya nke ọma, erela ya, gwa ụlọ ọrụ ndị uwe ojii dị gị nso.',
    over: 'Nlele ahụ agwụla, anyị echefuola adreesị a maka ya.',
  },
  newsletter: {
    subject: 'Kwado na ị chọrọ akụkọ Toju',
    text: 'Mmadụ, ikekwe gị, rịọrọ ndụmọdụ nchekwa na akụkọ Toju na e-mail a.',
    confirm: 'Kwado ya',
    toEnd: 'Iji kwụsị akụkọ ahụ, ugbu a ma ọ bụ mgbe e mesịrị:',
    end: 'Kwụsị akụkọ',
  },
}
