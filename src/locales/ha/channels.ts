import type { ChannelWords } from '../en/channels.ts'

export const channelWords: ChannelWords = {
  menu: {
    welcome: 'Toju: duba kafin ka saya.',
    again: 'Rubuta 1, 2, 3 ko 4.',
    choices: ['Duba waya', 'Duba lambar mota ko VIN', 'Na tsinci abu', 'Harshe'],
  },
  questions: {
    'ask-phone': 'Danna *#06# a wayar, sannan ka rubuta lambobi 15 a nan.',
    'ask-vehicle': 'Rubuta lambar mota, ko VIN da ke jikin motar.',
    'ask-found': 'Rubuta lambar abin da ka tsinta: IMEI, lambar mota, VIN ko serial number.',
    'ask-place': 'A ina ka tsince shi? Rubuta gari ko unguwa.',
  },
  foundByMessage: 'Aika TSINTA da lambar da ke jikinsa, kamar: TSINTA 356938035643809',
  languageByMessage: 'Aika sunan harshenka:',
  back: 'Koma baya',
  noData: 'Babu data? Danna',
  tooLong: 'Sake farawa.',
  when: ' ranar {date}',
  where: ' a {state}',
  verdicts: {
    stolen: 'AN SACE SHI. An kai rahoton sata{when}{where}. Kada ka saya.',
    lost: 'YA ƁACE. An kai rahoton ɓacewa{when}{where}. Kada ka saya.',
    underReview: 'ANA BINCIKE. An kai rahoto{when}{where}. Kada ka saya sai an gama.',
    found: 'AN TSINCE SHI. An kai rahoton tsintuwa{when}. Kada ka saya: ana neman mai shi.',
    listed: 'YANA JERI: {lists} ta sa shi. Kada ka saya.',
    clear: 'AN YI MASA RAJISTA. Babu rahoto a kansa.',
    unknown: 'BA SHI DA RAJISTA. Babu rahoto a kansa. Duk da haka yana iya zama na sata.',
  },
  advice: {
    stolen: 'Kada ka yi rigima. Je wuri mai lafiya, ka kira 112.',
    lost: 'Yana hannunka? Ka ce ka tsince shi.',
    underReview: 'Sake dubawa daga baya.',
    found: 'Naka ne? Ka kai rahoton ɓacewa.',
    listed: 'Ka tambayi ’yan sanda kafin ka biya.',
    clear: 'Ka ce mai sayarwa ya miƙa maka shi a Toju. Ka nemi rasiti.',
    unknown: 'Ka nemi rasiti. Ku haɗu a bainar jama’a.',
  },
  stale: 'Ba wanda ya tabbatar da rahoton tsawon shekara ɗaya.',
  slip: 'Lamba ɗaya ba daidai ba ce: danna *#06#, sake karantawa.',
  notANumber: 'Lambar ba ta cika ba. Karanta ta a jikin abin, ka sake rubutawa.',
  proof: 'Shaida {number}',
  foundNoted:
    'Mun gode. Idan ana nemansa, za mu gaya wa mai shi. Ka ajiye shi da kyau, ko ka kai wa ’yan sanda.',
  textsEnd: 'Ba ka son saƙo kuma? Aika STOP.',
  stopped:
    'An gama. Wannan lamba ba za ta ƙara samun saƙo game da rahoto ba. Aika START idan kana so kuma.',
  started: 'Yanzu kana iya sake kunna saƙonni a Sanarwa, cikin asusunka.',
  phoneCode: (code) =>
    `${code} ita ce lambar Toju taka. Ka rubuta ta a shafinmu, kada ka ba kowa. Ba kai ba ne? Aika STOP.`,
  tooMany: 'Tambayoyi sun yi yawa. Sake gwadawa daga baya.',
  failed: 'An samu matsala. Sake gwadawa.',
}
