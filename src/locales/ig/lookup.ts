import type { VerdictTexts } from '../verdict-texts.ts'

export const verdictTexts: VerdictTexts = {
  when: ' na {date}',
  where: ' na {state}',
  inMonth: ' na {month}',
  notConfirmed: ', a kwadobeghị ya kemgbe ahụ',
  lastConfirmed: ', a kwadoro ya ikpeazụ na {month}',
  stale:
    'Kemgbe otu afọ ọ dịghị onye kwadoro akụkọ a. Onye nwe ya nwere ike ịhụla ya, o nwekwara ike ịbụ na ọ ka na-achọ ya.',
  federalCapital: 'Abuja (FCT)',
  stolen: {
    message: 'A kọrọ na e zuru ya ezu{when}{where}{since}. Azụla ya.',
    advice: [
      'Akwụla ụgwọ, anarakwala ya: ịzụ ihe e zuru ezu megidere iwu.',
      'Alụla ọgụ na onye na-ere ya. Pụọ ebe ahụ, gaa ebe nchekwa.',
      'Ọ bụrụ na ihe egwu dị, kpọọ 112.',
      'Gwa ụlọ ọrụ ndị uwe ojii dị gị nso ebe e gosiri gị ya na oge ọ bụ.',
      'Ọ dịlarị gị n’aka? Debe ya nke ọma, erela ya, kọọ na ị chọtara ya, ka anyị gwa onye nwe ya.',
    ],
  },
  lost: {
    message: 'A kọrọ na o furu efu{when}{where}{since}. Azụla ya.',
    advice: [
      'Mmadụ na-achọ ya. Akwụla ụgwọ maka ya.',
      'Ọ bụrụ na ọ dị gị n’aka, kọọ na ị chọtara ya: anyị ga-agwa onye nwe ya, anyị agaghị egosi onye ị bụ.',
      'Ọ bụrụ na onye na-ere ya sị na ọ bụ nke ya, gwa ya ka o buru ụzọ gosi na Toju na a hụla ya.',
    ],
  },
  underReview: {
    message: 'A kọrọ ya{when}{where}. Anyị na-enyocha akụkọ ahụ. Azụla ya ruo mgbe anyị gwụchara.',
    advice: [
      'Ndị ọrụ anyị na-enyocha akụkọ a ugbu a. Chere azịza, lelee ya ọzọ.',
      'Rịọ onye na-ere ya rasiti na igbe ya, tụnyere nọmba ndị ahụ.',
      'Ọ bụrụ na ọ dị gị n’aka, kọọ na ị chọtara ya, ka anyị gwa onye nwe ya.',
    ],
  },
  found: {
    message: 'A kọrọ na a chọtara ya{when}. Azụla ya: a na-achọ onye nwe ya.',
    advice: [
      'Mmadụ chọtara ya, nye anyị nọmba ya. Onye na-ere ya enweghị ikike ire ya.',
      'Ọ bụrụ na ọ bụ nke gị, jiri nọmba a kọọ na o furu efu. Anyị ga-ejikọ akụkọ abụọ ahụ, gwa unu abụọ.',
      'Anyị anaghị egosi karịa nke a ebe a, ka onye ọ bụla ghara ịnara ihe na-abụghị nke ya.',
    ],
  },
  clear: {
    message: 'E debanyere ya aha, ọ dịghịkwa akụkọ a kọrọ.',
    advice: [
      'E debanyere ya aha apụtaghị na onye na-ere ya nwe ya: gwa ya ka o nyefee gị ya na Toju. Naanị onye nwe ya nwere ike ime ya.',
      'Tụnyere ihe dị gị n’aka na ihe e gosiri ebe a. Ọ bụrụ na ha abụghị otu, azụla ya.',
      'Gị onwe gị gụọ nọmba ahụ n’ahụ ngwaọrụ ma ọ bụ ụgbọala. Agụla ya n’igbe ma ọ bụ n’akwụkwọ.',
      'Rịọ rasiti. Lelee ma aha onye na-ere ya na nọmba a dị n’ime ya.',
    ],
  },
  unknown: {
    message: 'Ọ dịghị akụkọ a kọrọ, e debanyeghịkwa nọmba a aha.',
    advice: [
      'Nke a egosighị na ihe niile dị mma: ọtụtụ ndị nwe ihe edebanyebeghị aha, ha akọbeghịkwa.',
      'Gụọ nọmba ahụ ọzọ: pịa *#06# n’ekwentị, ma ọ bụ lelee ahụ ụgbọala.',
      'Rịọ rasiti, zutenụ n’ihu ọha, lelee ọzọ tupu ị kwụọ ụgwọ.',
    ],
  },
  listed: {
    message: 'Ọ dị na ndepụta {lists}. Azụla ya.',
    advice: [
      'Nke a bụ ndepụta ndị ọchịchị. Onye nwe ya akọbeghị ya na Toju.',
      'Akwụla ụgwọ. Jụọ ndị depụtara ya, ma ọ bụ ụlọ ọrụ uwe ojii dị nso.',
      'Ọ bụ nke gị? Gwa ndị ahụ ka ha wepụ ya na ndepụta ha. Toju na-egosi ndepụta otú e si nye ya.',
    ],
  },
  alsoListed: ' Ọ dịkwa na ndepụta {lists}.',
  unlikely: {
    message: 'E debanyeghị ya aha: nke a adịghị ka nọmba nke ihe ọ bụla.',
    advice: [
      'IMEI nke ekwentị nwere nọmba 15. VIN nke ụgbọala nwere mkpụrụedemede na nọmba 17. Serial number na-enwe nọmba n’ime ya, ọ naghị adịkarị obere karịa 6.',
      'Gụọ ya n’ahụ ihe ahụ: pịa *#06# n’ekwentị, lelee akara ngwaọrụ ahụ, ma ọ bụ ahụ ụgbọala.',
      'Ọ bụrụ na nke a bụ nọmba ahụ dum, o nweghị onye debanyerela ya aha ma ọ bụ kọọ ya.',
    ],
  },
  shortDigits: {
    message: 'E debanyeghị nọmba a aha. IMEI nwere nọmba 15, nke a nwere {digits}.',
    advice: [
      'Ọ bụ ekwentị? Pịa *#06# na ya, lelee nọmba 15 ahụ niile.',
      'Ọ bụrụ na ọ bụ serial number nke ihe ọzọ, tụnyere ya na akara ya ọzọ, otu na otu.',
      'Nke a egosighị na ihe niile dị mma: ọtụtụ ndị nwe ihe edebanyebeghị aha, ha akọbeghịkwa.',
    ],
  },
  invalid: [
    'N’ekwentị, pịa *#06# ka ị hụ IMEI ya.',
    'N’ụgbọala, gụọ VIN n’ahụ ya, ma ọ bụ nọmba ụgbọala.',
    'Serial number dị n’akara, na settings ma ọ bụ n’igbe.',
  ],
}
