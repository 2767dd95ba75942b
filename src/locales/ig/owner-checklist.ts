import type {
  stepMessages as enStepMessages,
  trackingWords as enTrackingWords,
  warningMessages as enWarningMessages,
} from '../en/owner-checklist.ts'
import type { Translation } from '../translation.ts'

/** The link to the page that answers it, which is in English. */
export const trackingWords: Translation<typeof enTrackingWords> = {
  question: 'E nwere ike iji IMEI chọta ekwentị?',
}

/** What to do when an asset was lost, stolen or found. */
export const stepMessages: Translation<typeof enStepMessages> = {
  'safe-first': {
    title: 'Buru ụzọ gaa ebe nchekwa',
    how: 'Ọ bụrụ na i merụrụ ahụ ma ọ bụ na ihe egwu dị, kpọọ 112. Esola onye were ya.',
  },
  'ring-it': {
    title: 'Jiri ekwentị ọzọ kpọọ ya',
    how: 'O nwere ike ịbụ na mmadụ buliri ya, ọ na-eche oku gị. Laghachi ebe ị gafere.',
  },
  retrace: {
    title: 'Laghachi ebe ị gafere',
    how: 'Jụọ onye ọkwọ ụgbọala, ụlọ ahịa, ụlọ akwụkwọ ma ọ bụ ọfịs. A na-ebuga ọtụtụ ihe n’ebe ahụ.',
  },
  'lock-sim': {
    title: 'Ka e gbochie SIM gị',
    how: 'Jiri ahịrị ọzọ nke netwọk ahụ kpọọ 300, ma ọ bụ gaa n’ụlọ ahịa ha na njirimara gị. Ọ na-akwụsị oku, koodu na izipu ego na nọmba gị. Rịọ SIM ọhụrụ nwere nọmba gị.',
  },
  'call-bank': {
    title: 'Kpọọ ụlọ akụ gị',
    how: 'Gwa ha ka ha gbochie mobile app, USSD na kaadị gị ruo mgbe i nwetara ekwentị ọhụrụ. Jiri nọmba dị na kaadị gị ma ọ bụ na saịtị ha.',
  },
  'lock-device': {
    title: 'Si n’ebe dị anya kpọchie ya',
    how: 'Android: google.com/android/find. iPhone, iPad na Mac: icloud.com/find. Windows: account.microsoft.com/devices. Buru ụzọ kpọchie ya. Hichapụ ihe dị na ya naanị ma ọ bụrụ na ị tụghị anya na ọ ga-alọta. Agala naanị gị ebe map gosiri: nye ndị uwe ojii.',
  },
  'change-passwords': {
    title: 'Gbanwee paswọọdụ gị',
    how: 'Bido n’e-mail, wee gaa n’ụlọ akụ, wee gaa na WhatsApp na ndị ọzọ. Pụọ na ngwaọrụ niile ebe o kwere mee.',
  },
  'warn-contacts': {
    title: 'Dọọ ezinụlọ, ndị enyi na ebe ọrụ aka ná ntị',
    how: 'Gwa ha ka ha ghara izigara onye ji aha gị dee ego ma ọ bụ koodu.',
  },
  tracker: {
    title: 'Kpọọ ụlọ ọrụ na-eso ụgbọala gị',
    how: 'Ọ bụrụ na e nwere ihe nsoro n’ime ya, gwa ha ka ha na ndị uwe ojii soro ụgbọala ahụ ma ọ bụ kwụsị ya. Achụla ya n’onwe gị.',
  },
  'police-report': {
    title: 'Kọọrọ ndị uwe ojii',
    how: 'Gaa n’ụlọ ọrụ ndị uwe ojii dị gị nso na njirimara gị, nọmba ahụ, na rasiti ma i nwee ya. Rịọ akwụkwọ akụkọ ahụ, dee nọmba ya na ụlọ ọrụ ahụ ebe a: ụlọ akụ, netwọk na ụlọ ọrụ mkpuchi na-arịọ ya.',
  },
  'flag-ecmr': {
    title: 'Gosi ya na e-CMR nke ndị uwe ojii',
    how: 'Banye na cmris.npf.gov.ng, chọta ụgbọala gị, gosi na e zuru ya ezu. Ndị uwe ojii na Naịjirịa niile ga-ahụ ya. Ọ bụrụ na ịntanetị adịghị, jụọ ọfịs Central Motor Registry n’isi ụlọ ọrụ ndị uwe ojii nke steeti gị.',
  },
  'block-imei': {
    title: 'Rịọ ka e gbochie IMEI ya',
    how: 'Nye netwọk gị IMEI na akwụkwọ ndị uwe ojii, gwa ha ka ha gbochie ekwentị ahụ n’onwe ya. Ọ bụrụ na ha enyereghị gị aka, kpọọ NCC na 622, ọ bụ n’efu.',
  },
  'tell-insurer': {
    title: 'Gwa ụlọ ọrụ mkpuchi gị',
    how: 'Ọ bụrụ na i nwere mkpuchi maka ohi ma ọ bụ mfu, gwa ha ugbu a: ọtụtụ na-enye naanị ụbọchị ole na ole. Ha na-arịọ akwụkwọ ndị uwe ojii.',
  },
  'keep-safe': {
    title: 'Debe ya nke ọma otu ọ dị',
    how: 'Debe ya ebe kpọrọ nkụ, ọ bụghị n’anwụ. Ọ bụrụ na ọ bụ ekwentị, chajie ya, ka onye nwe ya nwee ike ịkpọ ya.',
  },
  'answer-call': {
    title: 'Zaa ma onye nwe ya kpọọ',
    how: 'Kwuo na ị chọtara ya nakwa na ị kọrọ ya ebe a. Ekwula ebe i bi.',
  },
  'leave-vehicle': {
    title: 'Hapụ ya ebe ọ dị',
    how: 'Emepela ya, anyala ya, adọkpụla ya. Dee ebe ahụ, kpọọ 112 ma ọ bụrụ na o gbochiri ụzọ ma ọ bụ na ihe adịghị mma.',
  },
  'tell-police': {
    title: 'Gwa ndị uwe ojii na ị chọtara ya',
    how: 'Mgbe ahụ o nweghị onye ga-ekwu na i were ya. Rịọ nọmba akụkọ ahụ, dee ya ebe a.',
  },
  'check-claim': {
    title: 'Rịọ ihe àmà na ọ bụ nke ya',
    how: 'Rịọ rasiti, nọmba ahụ dum, ma ọ bụ ka ọ kpọghee ya n’ihu gị. Eburula ụzọ gwa ya akara ma ọ bụ nọmba ya.',
  },
  'meet-in-public': {
    title: 'Nyefee ya n’ihu ọha',
    how: 'Ụlọ ọrụ ndị uwe ojii kacha mma, n’ehihie, ma agala naanị gị. Mgbe ahụ gosi n’akụkọ a na i nyefela ya.',
  },
}

/** What not to do. */
export const warningMessages: Translation<typeof enWarningMessages> = {
  'no-money-first': 'Akwụla onye ọ bụla na-arịọ ego tupu ị natara ya.',
  'no-secret-deal': 'Ezutela onye ohi, azụtakwala ihe na nzuzo: soro ndị uwe ojii gaa.',
  'no-unlocking': 'Anwala ịkpọghe ya, agụla ihe dị n’ime ya, etinyekwala SIM gị na ya.',
  'no-selling': 'Erela ya, ehichapụla ihe dị na ya, ewerela ya: nke ahụ nwere ike ịbụ ohi.',
  'no-reward-first': 'Arịọla ego tupu i nyeghachi ya.',
  'no-parts': 'Ewepụla akụkụ ma ọ bụ akwụkwọ ọ bụla n’ime ya.',
  'no-money-for-the-place': 'Arịọla ego tupu i kwuo ebe ọ dị.',
}
