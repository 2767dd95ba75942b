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
  stolen: { word: 'E zuru ya ezu', text: 'N’ụbọchị ahụ, a kọrọ na e zuru ya ezu.' },
  lost: { word: 'O furu efu', text: 'N’ụbọchị ahụ, a kọrọ na o furu efu.' },
  review: {
    word: 'A na-enyocha akụkọ',
    text: 'N’ụbọchị ahụ, a kọrọ ya, anyị na-enyochakwa akụkọ ahụ.',
  },
  found: {
    word: 'A chọtara ya',
    text: 'N’ụbọchị ahụ, a kọrọ na a chọtara ya. A na-achọ onye nwe ya.',
  },
  listed: {
    word: 'Ọ dị na ndepụta',
    text: 'N’ụbọchị ahụ, ọ dị na ndepụta ndị ọchịchị. Onye nwe ya akọbeghị ya.',
  },
  clear: {
    word: 'Ọ dịghị akụkọ',
    text: 'N’ụbọchị ahụ, e debanyere ya aha, ọ dịghịkwa akụkọ a kọrọ.',
  },
  unknown: {
    word: 'E debanyeghị ya aha',
    text: 'N’ụbọchị ahụ, ọ dịghị akụkọ a kọrọ, e debanyeghịkwa nọmba ahụ aha.',
  },
}

export const proofNotices: Translation<typeof enProofNotices> = {
  notSafe: 'Nke a bụ ihe ndekọ kwuru n’ụbọchị ahụ. Ọ pụtaghị na ịzụ ya adịghị ize ndụ.',
}

/** Why a text is no valid proof. */
export const proofRefusals: Translation<typeof enProofRefusals> = {
  'no-proof': {
    title: 'Nke a abụghị akwụkwọ nlele',
    text: 'Lelee QR code ọzọ, ma ọ bụ mado ihe odide ya dum. Akụkụ ya anaghị egosi ihe ọ bụla.',
  },
  forged: {
    title: 'Ọ bụghị ezigbo ya',
    text: 'Ndekọ a abịanyeghị aka na nke a, ma ọ bụ na a gbanwere ya mgbe e mesịrị. Atụkwasịla ya obi.',
  },
  'unknown-key': {
    title: 'Ọ bụghị igodo nke ndekọ a bịanyere aka na ya',
    text: 'Atụkwasịla ya obi. Ọ bụrụ na ịntanetị adịghị, jikọọ ịntanetị ma mepee ya ọzọ: igodo ahụ nwere ike ịbụ ọhụrụ.',
  },
  'no-keys': {
    title: 'E lelebeghị ya',
    text: 'Enwetaghị igodo nke ndekọ ahụ. Jikọọ ịntanetị ma mepee ibe a ọzọ.',
  },
}

export const proofMessages: Translation<typeof enProofMessages> = {
  age: 'Nlele a erugola {age}. O kwughị ihe ọ bụla banyere ihe mere mgbe ahụ gasịrị.',
  asking: 'A na-ajụ ndekọ ahụ ihe ọ na-ekwu taa…',
  same: 'A jụrụ ọzọ ugbu a: ndekọ ahụ na-ekwu otu ihe ahụ.',
  since: 'Ndekọ ahụ na-ekwu ihe ọzọ taa: {message}',
  offline: 'Ịntanetị adịghị. Amaghị ihe mere kemgbe nlele a.',
  seller: '{seller}, asambodo {certificate}',
  unasked: 'E nweghị ike ịjụ ndekọ ahụ ihe ọ na-ekwu taa. Nwaa ọzọ ma emechaa.',
  failed: 'E ruteghị ndekọ ahụ. Lelee ịntanetị gị ma nwaa ọzọ.',
  listings: 'Onye tinyere ya na ndepụta',
  notices: 'Akwụkwọ nlele na-egosi otu azịza n’otu oge. Ọ pụtaghị na ịzụ ihe ahụ enweghị nsogbu.',
}

/** The age of a check, within a sentence. */
export const ageTexts: Translation<typeof enAgeTexts> = {
  moment: 'ihe na-erughị otu nkeji',
  minute: 'nkeji 1',
  minutes: 'nkeji {count}',
  hour: 'awa 1',
  hours: 'awa {count}',
  day: 'ụbọchị 1',
  days: 'ụbọchị {count}',
}

/** The page /c. */
export const proofPageWords: Translation<typeof enProofPageWords> = {
  title: 'Akwụkwọ nlele',
  noScript:
    'Ibe a na-elele akwụkwọ ahụ na ngwaọrụ gị, ọ chọrọ JavaScript. Na-enweghị ya: npm run verify-proof.',
  getIntro:
    'Anyị ga-elele nọmba ahụ ọzọ ma bịanye aka n’azịza ya. Ị nwere ike igosi ya onye ọ bụla, onye ọ bụla nwekwara ike ilele ya, ọbụna na-enweghị ịntanetị.',
  number: 'Nọmba ahụ',
  holder: 'Ihe ndetu gị (ma ị chọọ)',
  holderHint:
    'Ọ na-ejikọ akwụkwọ nlele na otu ọrịre, dịka “Ada zụtara n’aka Femi, 4 Maachị”. Onye ọ bụla hụrụ ya nwere ike ịgụ ya.',
  get: 'Nweta akwụkwọ nlele',
  openIntro:
    'Jiri igwefoto ọ bụla lelee QR code nke akwụkwọ nlele, ma ọ bụ mado ihe odide ya ma ọ bụ nọmba ya ebe a.',
  proof: 'Akwụkwọ nlele ahụ',
  verify: 'Lelee ya',
  checkANumber: 'Lelee nọmba ma nweta akwụkwọ nlele',
  verifying: 'A na-elele…',
  tryAnother: 'Nwaa nke ọzọ',
  genuine: 'Ọ bụ ezigbo ya: ndekọ ahụ bịanyere aka n’azịza a.',
  genuineSheet: 'Ọ bụ ezigbo ya: ndekọ ahụ bịanyere aka n’azịza ndị a.',
  sheetTitle: 'Ndepụta nlele e bịanyere aka',
  rows: 'Nọmba ndị e lelere',
  checkedOn: 'E lelere ya na',
  issuer: 'Site na ndekọ dị na',
  seller: 'Onye rere ya, nke ndekọ ahụ kwadoro',
  item: 'Ihe ahụ, dịka onye rere ya si kwuo',
  price: 'Ọnụ ahịa, dịka onye rere ya si kwuo',
  buyer: 'Onye zụrụ ya, dịka onye rere ya si kwuo',
  listings: 'Onye tinyere ya na ndepụta',
  holderWords: 'Ihe ndetu nke onye lelere ya',
  proofNumber: 'Nọmba nke akwụkwọ nlele',
  log: 'Akwụkwọ ọha n’oge ahụ',
  scan: 'Lelee ya iji kwado ya',
  qrCode: 'QR code nke akwụkwọ nlele a',
  text: 'Ihe odide nke akwụkwọ nlele',
  print: 'Bipụta',
  pdf: 'Chekwaa dịka PDF',
  verifyAnother: 'Lelee nke ọzọ',
}
