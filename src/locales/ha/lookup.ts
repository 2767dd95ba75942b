import type { VerdictTexts } from '../verdict-texts.ts'

export const verdictTexts: VerdictTexts = {
  when: ' ranar {date}',
  where: ' a {state}',
  inMonth: ' a {month}',
  notConfirmed: ', ba a sake tabbatar da shi ba',
  lastConfirmed: ', an tabbatar da shi a ƙarshe a {month}',
  stale:
    'Shekara ɗaya ba wanda ya tabbatar da wannan rahoto. Wataƙila mai shi ya same shi, ko har yanzu yana nemansa.',
  federalCapital: 'Abuja (FCT)',
  stolen: {
    message: 'An kai rahoton cewa an sace shi{when}{where}{since}. Kada ka saya.',
    advice: [
      'Kada ka biya, kada ka karɓa: sayen kayan sata laifi ne.',
      'Kada ka yi faɗa da mai sayarwa. Ka bar wurin, ka je wuri mai lafiya.',
      'Idan akwai haɗari, ka kira 112.',
      'Ka gaya wa ofishin ’yan sanda mafi kusa inda aka nuna maka shi da lokacin.',
      'Yana hannunka? Ka ajiye shi da kyau, kada ka sayar da shi, ka kai rahoto cewa ka tsince shi, don a gaya wa mai shi.',
    ],
  },
  lost: {
    message: 'An kai rahoton cewa ya ɓace{when}{where}{since}. Kada ka saya.',
    advice: [
      'Wani yana nemansa. Kada ka biya kuɗinsa.',
      'Idan yana hannunka, ka kai rahoto cewa ka tsince shi: za mu gaya wa mai shi, ba za mu nuna ko kai wane ne ba.',
      'Idan mai sayarwa ya ce nasa ne, ka ce ya fara nuna a Toju cewa an same shi.',
    ],
  },
  underReview: {
    message: 'An kai rahoto a kansa{when}{where}. Ana binciken rahoton. Kada ka saya sai an gama.',
    advice: [
      'Ma’aikatanmu suna duba wannan rahoto yanzu. Ka jira amsa, ka sake dubawa.',
      'Ka nemi rasiti da kwali daga mai sayarwa, ka kwatanta lambobin.',
      'Idan yana hannunka, ka kai rahoto cewa ka tsince shi, don a gaya wa mai shi.',
    ],
  },
  found: {
    message: 'An kai rahoton cewa an tsince shi{when}. Kada ka saya: ana neman mai shi.',
    advice: [
      'Wani ya tsince shi, ya ba mu lambarsa. Wanda yake sayar da shi ba shi da ikon sayarwa.',
      'Idan naka ne, ka kai rahoto cewa ya ɓace, da wannan lamba. Za mu haɗa rahotannin biyu, mu gaya muku ku biyu.',
      'Ba mu nuna fiye da wannan a nan, don kada wani ya karɓi abin da ba nasa ba.',
    ],
  },
  clear: {
    message: 'An yi masa rajista, kuma babu rahoto a kansa.',
    advice: [
      'Rajista ba ta nuna cewa na wannan mai sayarwa ne: ka ce ya miƙa maka shi a Toju. Mai shi ne kaɗai zai iya.',
      'Ka kwatanta abin da yake hannunka da abin da aka nuna a nan. Idan ba shi ba ne, kada ka saya.',
      'Ka karanta lambar da kanka a jikin na’urar ko motar, ba a kwali ko takarda ba.',
      'Ka nemi rasiti. Ka duba ko akwai sunan mai sayarwa da wannan lamba a ciki.',
    ],
  },
  unknown: {
    message: 'Babu rahoto a kansa, kuma wannan lamba ba ta da rajista.',
    advice: [
      'Wannan ba shaida ba ce cewa lafiya yake: mutane da yawa ba su yi rajista ko rahoto ba tukuna.',
      'Ka sake karanta lambar: ka danna *#06# a waya, ko ka duba jikin mota.',
      'Ka nemi rasiti, ku haɗu a bainar jama’a, ka sake dubawa kafin ka biya.',
    ],
  },
  listed: {
    message: 'Yana cikin jerin {lists}. Kada ka saya.',
    advice: [
      'Wannan jerin hukuma ne. Babu mai shi da ya kai rahotonsa a Toju.',
      'Kada ka biya. Tambayi hukumar da ta sa shi a jerin, ko ofishin ’yan sanda mafi kusa.',
      'Naka ne? Nemi hukumar ta cire shi daga jerinta. Toju na nuna jerin kamar yadda aka ba shi.',
    ],
  },
  alsoListed: ' Yana kuma cikin jerin {lists}.',
  unlikely: {
    message: 'Ba shi da rajista: wannan bai yi kama da lambar wani abu ba.',
    advice: [
      'IMEI na waya lambobi 15 ne. VIN na mota haruffa da lambobi 17 ne. Serial number tana da lambobi a ciki, kuma da wuya ta kasa 6.',
      'Ka karanta ta a jikin abin: ka danna *#06# a waya, ka duba takardar jikin na’ura, ko jikin mota.',
      'Idan wannan ita ce cikakkiyar lambar, babu wanda ya yi mata rajista ko rahoto tukuna.',
    ],
  },
  shortDigits: {
    message: 'Wannan lamba ba ta da rajista. IMEI lambobi 15 ne, wannan kuma {digits}.',
    advice: [
      'Waya ce? Ka danna *#06# a wayar, ka duba dukan lambobi 15.',
      'Idan serial number na wani abu ne, ka sake kwatanta ta da takardar jikinsa, lamba da lamba.',
      'Wannan ba shaida ba ce cewa lafiya yake: mutane da yawa ba su yi rajista ko rahoto ba tukuna.',
    ],
  },
  invalid: [
    'A waya, ka danna *#06# don ka ga IMEI.',
    'A mota, ka karanta VIN a jikinta, ko lambar mota.',
    'Serial number tana jikin na’ura, a saituna ko a kwali.',
  ],
}
