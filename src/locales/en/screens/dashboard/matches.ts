/** Matches of reports. */
export const matchWords = {
  maybeMine: 'Yes, it may be mine',
  maybeOwner: 'Yes, this may be the owner',
  notMine: 'Not mine',
  askNotMine: 'Is it not yours?',
  closedForGood: 'This closes the match for good. We will not ask about it again.',
  sureNotMine: 'It is not mine',
  cancel: 'Cancel',
  matches: 'Possible matches',
  about: 'From finders, and finds that may be yours.',
  noMatchYet: 'No messages yet',
  weCompare: 'We compare every new report with yours, and tell you as soon as one fits.',
  match: 'Match',
  whyWeThinkSo: 'Why we think so',
  matchedOn: 'Matched on {day}',
  numbersDiffer: {
    missing: 'The two numbers differ a little. Compare them on the item before you take it.',
    found: 'The two numbers differ a little. Compare them on the item before you hand it over.',
  },
  seeYourReport: 'See your report',
  askedFinder:
    'Somebody thinks that what you found is theirs. Ask something that only the owner knows. Is the answer right? Say yes.',
  askedOwner:
    'Somebody found something that may be yours. We show no details: only the owner knows them. Say yes, and you can talk here.',
  openAdvice:
    'Meet in a public place. Never pay before you hold the item. You see who the other is only when both agree.',
  youRefused: 'You said that this is not yours. We will not ask about it again.',
  withdrawn: 'One of the two reports was closed. Nothing is left to do here.',
  ownerRecovered: 'You have it back. Nothing is left to do here.',
  finderRecovered: 'It is back with its owner. Thank you for handing it in.',
  not: 'Not “{item}”',
  backWithOwner: '“{item}” is back with its owner',
  maybeFound: 'Somebody may have found “{item}”',
  maybeMissed: 'Somebody may be missing “{item}”',
  foundIn: 'Found in {otherState}',
  lastSeenIn: 'Last seen in {otherState}',
  /** The badge of a match. */
  states: {
    suggested: 'Needs your answer',
    open: 'You can talk',
    refused: 'Not yours',
    withdrawn: 'Ended',
    recovered: 'Back with owner',
  },
  decided: {
    missing: {
      accept: 'The match is open. We have told the finder.',
      refuse: 'We will not ask about it again',
    },
    found: { accept: 'Both of you can now see why it may match', refuse: '' },
  },
  backWithYou: '“{item}” is back with you',
  title: 'Messages',
  labelMessages: 'Messages from finders',
}
