/** What finders who scanned a label wrote. */
export const labelMessageWords = {
  title: 'Somebody found “{item}”',
  titleHere: 'Somebody found this',
  place: 'Where the item is: {place}',
  advice:
    'We have not checked this message. Meet in a public place by day, and pay nothing in advance.',
  noContact: 'The finder left no phone number or email, so you cannot answer.',
  done: 'Mark as done',
  open: 'Open again',
  more: 'Show more messages',
}
