/** Reports that wait for a connection. */
export const offlineWords = {
  notEverythingIsSentYet: 'Not everything is sent yet',
  noConnection: 'No connection. You see only what was loaded before.',
  stay: 'Stay',
  deleteAndLogOut: 'Delete and log out',
  sendAndLogOut: 'Send and log out',
  writtenOn: 'Written on {day}',
  notTaken: 'We could not accept this report. Please change it.',
  stillOffline: 'There is still no connection to Toju.',
  sendNow: 'Send now',
  changeIt: 'Change it',
  discard: 'Discard',
  discardThisReport: 'Discard this report?',
  keepIt: 'Keep it',
  yesDiscard: 'Yes, discard',
  notSentYet: 'Not sent yet',
  reportAdded: 'Report added successfully',
  waiting: {
    phone:
      'Reports not sent yet are on this phone only. When you log out, we delete them, so nobody else can read them.',
    computer:
      'Reports not sent yet are on this computer only. When you log out, we delete them, so nobody else can read them.',
  },
  kept: {
    phone: 'Your report is kept on this phone. We send it when you are connected again.',
    computer: 'Your report is kept on this computer. We send it when you are connected again.',
  },
  discarding: {
    phone: 'This deletes your report about {name} from this phone.',
    computer: 'This deletes your report about {name} from this computer.',
  },
}
