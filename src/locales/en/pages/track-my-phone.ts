/** What people search for most after a theft, and what is true about it. */
export const trackPhoneWords = {
  title: 'Track my phone by IMEI',
  description:
    'No website can find a phone by its IMEI. Read who can, what to do in the first hour, and why you should not post the number anywhere.',
  heading: 'Can a phone be tracked by its IMEI?',
  lead: 'Not by a website, and not by us. Whoever promises this wants your money or your IMEI. Here is who can really find a phone, and what to do first.',
  noSite: {
    title: 'No website can',
    text: 'An IMEI is the number of a phone, like the plate of a car. It says which phone it is, not where. Only the mobile networks see which mast a phone is near, and they tell only the authorities. A site or an app that promises a map for an IMEI is a trick.',
  },
  whoCan: 'Who can',
  finder: {
    title: 'The phone’s own “Find” service',
    text: 'It works only if you turned it on before the loss, and the phone is on and online. Android: google.com/android/find. iPhone: icloud.com/find. Lock the phone there first, and erase it only when you no longer expect it back.',
  },
  police: {
    title: 'The police',
    text: 'Report the theft at a police station and ask for the reference number. With it, the police can ask the networks where the phone was used. If a map shows the phone, never go there alone.',
  },
  network: {
    title: 'Your network',
    text: 'Your network can block your SIM at once: call 300 from another line of the same network. Ask at its shop if they can also block the phone by its IMEI, and what you must bring.',
  },
  firstHour: 'The first hour',
  steps: [
    'Get to a safe place. Do not follow the person who took your phone.',
    'Call your network to block your SIM, and your bank to block its app, your cards and USSD code.',
    'Lock the phone at google.com/android/find or icloud.com/find, and change the password of your email.',
    'Go to the police, and ask for the reference number.',
    'Report the phone on Toju: buyers who check its number see the report, and we tell you about each check.',
  ],
  guide: 'The first hour, step by step',
  doNotPost: {
    title: 'Do not post the IMEI',
    text: 'Do not post it in a group, in a comment or on a site that asks for it. With the IMEI a stranger can pretend to be the owner, or put the IMEI on another phone. Give your IMEI to the police, your network and your insurer, and to registers that do not show it. Toju never shows your IMEI to anybody: only a person who knows it can check it.',
  },
  whatWeDo: {
    title: 'What Toju can do',
    text: 'We do not know where your phone is. Once you have reported it, we tell you within seconds when somebody checks its number. A finder can write to you on Toju. Neither of you sees who the other is.',
  },
  report: 'Report your phone',
  findImei: 'How to find your IMEI',
}
