import type { ChannelWords } from '../en/channels.ts'

export const channelWords: ChannelWords = {
  menu: {
    welcome: 'Toju: lelee ya tupu ị zụọ.',
    again: 'Biko pịa 1, 2, 3 ma ọ bụ 4.',
    choices: ['Lelee ekwentị', 'Lelee nọmba ụgbọala ma ọ bụ VIN', 'Achọtara m ihe', 'Asụsụ'],
  },
  questions: {
    'ask-phone': 'Pịa *#06# n’ekwentị ahụ, pịnye nọmba 15 ya ebe a.',
    'ask-vehicle': 'Pịnye nọmba ụgbọala, ma ọ bụ VIN dị n’ahụ ya.',
    'ask-found': 'Pịnye nọmba ihe ị chọtara: IMEI, nọmba ụgbọala, VIN ma ọ bụ serial number.',
    'ask-place': 'Olee ebe ị chọtara ya? Pịnye aha obodo.',
  },
  foundByMessage: 'Zite ACHỌTARA na nọmba dị na ya, dịka: ACHỌTARA 356938035643809',
  languageByMessage: 'Zite aha asụsụ gị:',
  back: 'Laghachi',
  noData: 'Enweghị data? Pịa',
  tooLong: 'Biko malite ọzọ.',
  when: ' na {date}',
  where: ' na {state}',
  verdicts: {
    stolen: 'E ZURU YA EZU. E kọrọ na e zuru ya{when}{where}. Azụla ya.',
    lost: 'O FURU EFU. E kọrọ na o furu efu{when}{where}. Azụla ya.',
    underReview: 'A NA-ENYOCHA YA. E kọrọ ya{when}{where}. Azụla ya ruo mgbe a gwụchara.',
    found: 'ACHỌTARA YA. E kọrọ na a chọtara ya{when}. Azụla ya: a na-achọ onye nwe ya.',
    listed: 'Ọ DỊ NA NDEPỤTA {lists}. Azụla ya.',
    clear: 'EDEBANYERE YA AHA. Ọ dịghị akụkọ e kọrọ.',
    unknown: 'EDEBANYEGHỊ YA AHA. Ọ dịghị akụkọ e kọrọ. O ka nwere ike ịbụ na e zuru ya ezu.',
  },
  advice: {
    stolen: 'Alụla ọgụ na onye na-ere ya. Gaa ebe nchekwa, kpọọ 112.',
    lost: 'Ọ dị gị n’aka? Kọọ na ị chọtara ya.',
    underReview: 'Lelee ya ọzọ ma emechaa.',
    found: 'Ọ bụ nke gị? Kọọ na o furu efu.',
    listed: 'Jụọ ndị uwe ojii tupu ị kwụọ ụgwọ.',
    clear: 'Gwa onye na-ere ya ka o nyefee gị ya na Toju. Rịọ rasiti.',
    unknown: 'Rịọ rasiti. Zutenụ n’ihu ọha.',
  },
  stale: 'Ọ dịghị onye kwadoro akụkọ a kemgbe otu afọ.',
  slip: 'Otu nọmba adịghị mma: pịa *#06#, gụọ ya ọzọ.',
  notANumber: 'Nọmba ahụ ezughị ezu. Gụọ ya n’ahụ ihe ahụ, pịnye ya ọzọ.',
  proof: 'Akaebe {number}',
  foundNoted:
    'Daalụ. Ọ bụrụ na mmadụ na-achọ ya, anyị ga-agwa ya. Debe ya nke ọma, ma ọ bụ nye ya ndị uwe ojii.',
  textsEnd: 'Ị chọghị ozi ọzọ? Zipụ STOP.',
  stopped:
    'Emechaala. Nọmba a agaghị enweta ozi banyere akụkọ ọzọ. Zipụ START ma ọ bụrụ na ị chọrọ ha ọzọ.',
  started: 'Ị nwere ike ịgbanye ozi ndị a ọzọ, na Ọkwa dị n’akaụntụ gị.',
  phoneCode: (code) =>
    `${code} bụ koodu Toju gị. Pịnye ya na peeji anyị, enyela onye ọ bụla. Ọ bụghị gị? Zipụ STOP.`,
  tooMany: 'Ajụjụ karịrị akarị. Nwaa ọzọ ma emechaa.',
  failed: 'Ihe mere. Biko nwaa ọzọ.',
}
