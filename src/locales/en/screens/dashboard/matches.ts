/** Matches of reports. */
export const matchWords = {
  maybeMine: 'Yes, it may be mine',
  maybeOwner: 'Yes, this may be the owner',
  notMine: 'Not mine',
  askNotMine: 'Are you sure that this item is not yours?',
  closedForGood: 'This closes the match for good. We will not ask about it again.',
  sureNotMine: 'It is not mine',
  cancel: 'Cancel',
  matches: 'Matches',
  about: 'Messages from finders, and found items that may be yours.',
  noMatchYet: 'No messages yet',
  weCompare:
    'We compare every new report with yours, and tell you when one matches. For a theft, we begin once our team has confirmed it.',
  match: 'Match',
  whyWeThinkSo: 'Why we think so',
  matchedOn: 'Matched on {day}',
  numbersDiffer: {
    missing:
      'The two reported numbers differ a little. Check the number on the item before you take it.',
    found:
      'The two reported numbers differ a little. Check the number on the item before you hand it over.',
  },
  seeYourReport: 'See your report',
  askedFinder:
    'Somebody thinks that you found their item. Ask something that only the owner knows. If the answer is right, say yes.',
  askedOwner:
    'Somebody found an item that may be yours. We show no details, because only the owner knows them. If you say yes, you can talk here.',
  openAdvice:
    'Never pay before you hold the item. You see who the other person is only if you both agree.',
  youRefused: 'You said that this item is not yours. We will not ask about it again.',
  withdrawn: 'One of the two reports was closed. Nothing is left to do here.',
  ownerRecovered: 'You have the item back. Nothing is left to do here.',
  finderRecovered: 'The item is back with its owner. Thank you for handing it in.',
  not: 'Not “{item}”',
  backWithOwner: '“{item}” is back with its owner',
  /** The title of a match, by the side that reads it: of one and the same number, and of others. */
  sameNumber: {
    missing: 'Somebody reported finding an item with the number of “{item}”',
    found: 'The owner of “{item}” is looking for it',
  },
  maybe: {
    missing: 'Somebody may have found “{item}”',
    found: 'We may have found the owner of “{item}”',
  },
  /** The last message in the list, by the side that reads it. */
  from: { you: 'You: {text}', missing: 'The finder: {text}', found: 'The owner: {text}' },
  unread: 'Unread:',
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
  backWithYou: '“{item}” is back with you',
  title: 'Messages',
  labelMessages: 'Messages from finders',
}
