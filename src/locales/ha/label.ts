import type { foundPageWords as enFoundPageWords } from '../en/pages/label.ts'
import type { Translation } from '../translation.ts'

/** The page of a printed label that a finder scans. */
export const foundPageWords: Translation<typeof enFoundPageWords> = {
  title: 'Ka tsinci wannan?',
  description:
    'Ka duba lakabin Toju. Ka gaya wa mai shi inda abinsa yake; ba sai ka buɗe asusu ba.',
  onVehicle: 'Wannan lakabi yana kan mota',
  onGadget: 'Wannan lakabi yana kan na’ura',
  aVehicle: 'Mota',
  aGadget: 'Na’ura',
  thanks:
    'Mun gode da ka duba. Ka bar wa mai shi saƙo: za mu aika ta e-mail. Ba za ka ga ko wane ne shi ba, kuma zai ga saƙonka kawai.',
  goodToKnow: 'Abin da ya kamata ka sani',
  leaveIt:
    'Ka bar shi a tebur na karɓar baƙi, wurin mai gadi ko ofishin ’yan sanda, ka faɗi inda yake.',
  needNotOpen: 'Ba sai ka buɗe shi, ka yi masa caji ko ka cire makullinsa ba.',
  byDay:
    'Idan za ku haɗu, ku haɗu da rana a bainar jama’a. Ba wanda zai biya kuɗi don karɓar abinsa.',
  withAccount: 'Mai shi bai amsa ba? {link} da lambar da take jikinsa. Ba sai da asusu ba.',
  reportAFind: 'Kai rahoton tsintuwa',
  leadsNowhere: 'Wannan lakabi ba ya kai ko’ina',
  replaced:
    'Mai shi ya canza shi, ko kuma {code} ba lambar Toju ba ce. Idan ka tsinci wani abu, lambar jikinsa tana iya kaiwa ga mai shi.',
  checkItsNumber: 'Duba lambarsa',
  place: 'Ina yake yanzu?',
  placeHint: 'Wurin da mai shi zai iya samu, kamar “Security desk, Ikeja City Mall”.',
  placeMissing: 'Ka faɗi inda yake yanzu',
  message: 'Saƙonka',
  messageHint: 'Yadda ka same shi, da lokacin da za a iya karɓa.',
  messageMissing: 'Ka rubuta wa mai shi ’yan kalmomi',
  contact: 'Lambar wayarka ko e-mail',
  contactHint: 'Idan kana so mai shi ya amsa maka. Ba mai ganinta sai shi.',
  optional: 'idan kana so',
  send: 'Aika wa mai shi',
  sent: 'An aika. Mai shi ya samu saƙonka da yadda zai same ka, ba wani abu game da kai.',
  sentWithoutContact:
    'An aika. Mai shi ya samu saƙonka. Ba ka bar yadda za a same ka ba, don haka ba zai iya amsa maka ba.',
  noScript:
    'Rubutu a nan yana buƙatar JavaScript. Idan babu shi, ka rubuta wa {link} tare da lambar lakabin, mu kuma za mu aika.',
}
