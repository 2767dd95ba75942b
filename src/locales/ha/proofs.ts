import type {
  ageTexts as enAgeTexts,
  proofMessages as enProofMessages,
  proofNotices as enProofNotices,
  proofPageWords as enProofPageWords,
  proofRefusals as enProofRefusals,
  proofVerdicts as enProofVerdicts,
} from '../en/proofs/proofs.ts'
import type { Translation } from '../translation.ts'

/** What a proof says, of the day of the check: the English sentence stands above it. */
export const proofVerdicts: Translation<typeof enProofVerdicts> = {
  stolen: { word: 'An sace shi', text: 'A ranar, an kai rahoton cewa an sace shi.' },
  lost: { word: 'Ya ɓace', text: 'A ranar, an kai rahoton cewa ya ɓace.' },
  review: {
    word: 'Ana binciken rahoto',
    text: 'A ranar, an kai rahoto a kansa, kuma ana binciken rahoton.',
  },
  found: {
    word: 'An tsince shi',
    text: 'A ranar, an kai rahoton cewa an tsince shi. Ana neman mai shi.',
  },
  listed: {
    word: 'Yana cikin jeri',
    text: 'A ranar, yana cikin jerin wata hukuma. Babu mai shi da ya kai rahotonsa.',
  },
  clear: { word: 'Babu rahoto', text: 'A ranar, yana da rajista, kuma babu rahoto a kansa.' },
  unknown: {
    word: 'Ba shi da rajista',
    text: 'A ranar, babu rahoto a kansa, kuma lambar ba ta da rajista.',
  },
}

export const proofNotices: Translation<typeof enProofNotices> = {
  notSafe: 'Wannan shi ne abin da rajista ta faɗa a ranar. Ba yana nufin ba matsala a saya ba.',
}

/** Why a text is no valid proof. */
export const proofRefusals: Translation<typeof enProofRefusals> = {
  'no-proof': {
    title: 'Wannan ba takardar shaida ba ce',
    text: 'Ka sake duba QR code, ko ka sa dukan rubutun. Wani ɓangare ba ya nuna komai.',
  },
  forged: {
    title: 'Ba na gaske ba ne',
    text: 'Rajistar ba ta sa hannu a kan wannan ba, ko an canza shi daga baya. Kada ka dogara da shi.',
  },
  'unknown-key': {
    title: 'Ba mabuɗin wannan rajista ne ya sa hannu ba',
    text: 'Kada ka dogara da shi. Idan babu intanet, ka haɗa intanet ka sake buɗewa: wataƙila mabuɗin sabo ne.',
  },
  'no-keys': {
    title: 'Ba a duba ba tukuna',
    text: 'Ba a samu mabuɗan rajistar ba. Ka haɗa intanet, ka sake buɗe wannan shafi.',
  },
}

export const proofMessages: Translation<typeof enProofMessages> = {
  age: 'Shekarun wannan dubawa: {age}. Ba ta faɗi komai game da abin da ya faru daga baya ba.',
  asking: 'Ana tambayar rajistar abin da take faɗa yau…',
  same: 'An sake tambaya yanzu: rajistar tana faɗin abu ɗaya.',
  since: 'Yau rajistar tana faɗin wani abu daban: {message}',
  offline: 'Babu intanet. Ba a san abin da ya faru tun wannan dubawa ba.',
  seller: '{seller}, takardar shaida {certificate}',
  unasked: 'Ba a iya tambayar rajistar abin da take faɗa yau ba. Ka sake gwadawa daga baya.',
  failed: 'Ba a samu rajistar ba. Ka duba intanet ɗinka, ka sake gwadawa.',
  listings: 'Wanda ya sa shi a jeri',
  notices:
    'Takardar shaida tana nuna amsa ɗaya a lokaci ɗaya. Ba ta nufin ba matsala a sayi abin ba.',
}

/** The age of a check, within a sentence. */
export const ageTexts: Translation<typeof enAgeTexts> = {
  moment: 'ƙasa da minti ɗaya',
  minute: 'minti 1',
  minutes: 'minti {count}',
  hour: 'awa 1',
  hours: 'awa {count}',
  day: 'kwana 1',
  days: 'kwana {count}',
}

/** The page /c. */
export const proofPageWords: Translation<typeof enProofPageWords> = {
  title: 'Takardar shaidar dubawa',
  noScript:
    'Wannan shafi yana tantance shaidar a na’urarka, yana buƙatar JavaScript. Idan babu shi: npm run verify-proof.',
  getIntro:
    'Za mu sake duba lambar, mu sa hannu a kan amsar. Kana iya nuna shaidar ga kowa, kuma kowa na iya tantance ta, ko babu intanet.',
  number: 'Lambar',
  holder: 'Bayaninka (idan kana so)',
  holderHint:
    'Yana haɗa shaidar da sayarwa ɗaya, kamar “Ada ta saya daga Femi, 4 Maris”. Duk wanda ya ga shaidar zai iya karanta shi.',
  get: 'Samu shaida',
  openIntro: 'Ka duba QR code na shaida da kowace kyamara, ko ka sa rubutunta ko lambarta a nan.',
  proof: 'Shaidar',
  verify: 'Tantance',
  checkANumber: 'Duba lamba ka samu shaida',
  verifying: 'Ana tantancewa…',
  tryAnother: 'Gwada wata',
  genuine: 'Na gaske: rajistar ce ta sa hannu a kan wannan amsa.',
  genuineSheet: 'Na gaske: rajistar ce ta sa hannu a kan waɗannan amsoshi.',
  sheetTitle: 'Jerin dubawa da aka sa hannu',
  rows: 'Lambobin da aka duba',
  checkedOn: 'An duba ranar',
  issuer: 'Daga rajistar da take',
  seller: 'Wanda ya sayar, rajistar ta tantance shi',
  item: 'Abin, a maganar mai sayarwa',
  price: 'Farashi, a maganar mai sayarwa',
  buyer: 'Wanda ya saya, a maganar mai sayarwa',
  listings: 'Wanda ya sa shi a jeri',
  holderWords: 'Bayanin wanda ya duba',
  proofNumber: 'Lambar shaidar',
  log: 'Littafin jama’a a lokacin',
  scan: 'Ka duba don tantancewa',
  qrCode: 'QR code na wannan shaida',
  text: 'Rubutun shaidar',
  print: 'Buga',
  pdf: 'Ajiye a PDF',
  verifyAnother: 'Tantance wata',
}
