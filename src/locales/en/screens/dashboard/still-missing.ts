/** The question on a report whether it is still missing. */
export const stillMissingWords = {
  question: 'Is {name} still missing?',
  why: 'Everybody who checks its number reads when you last confirmed it.',
  still: 'It is still missing',
  back: 'I have it back',
  done: 'Thank you. Checks now say that you confirmed it.',
}
