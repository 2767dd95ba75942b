/** The text of an input, and where its caret is. */
export interface TypedText {
  text: string
  caret: number
}

/** Where the groups of an IMEI end: `356938 03 564380 9`. */
const groupEnds = [6, 8, 14]
const imeiLength = 15

/**
 * Groups the digits of an IMEI while it is typed, and keeps the caret behind the same digit. A text
 * with anything but digits and spaces is returned as it is. `before` is the text before the change:
 * Backspace on a space removes the digit before it, Delete the one behind it.
 */
export function groupWhileTyping(typed: TypedText, before = '', inputType = ''): TypedText {
  if (!/^[\d ]*$/.test(typed.text)) return typed
  let digits = digitsOf(typed.text)
  let caret = digitsOf(typed.text.slice(0, typed.caret)).length
  const isPasted = digits.length > digitsOf(before).length + 1
  if (isPasted && typed.text !== digits) return typed
  if (digits.length > imeiLength) {
    // The spaces added so far are removed once. Later spaces are the user's own.
    return digitsOf(before).length <= imeiLength ? { text: digits, caret } : typed
  }
  if (digits === digitsOf(before) && typed.text.length < before.length) {
    const at = inputType === 'deleteContentForward' ? caret : caret - 1
    if (inputType.startsWith('deleteContent') && at >= 0) {
      digits = digits.slice(0, at) + digits.slice(at + 1)
      caret = at
    }
  }
  return {
    text: grouped(digits),
    caret: caret + groupEnds.filter((end) => end < caret).length,
  }
}

/** The same for a whole text: an IMEI in its groups, any other text as it is. */
export function groupImei(text: string): string {
  return groupWhileTyping({ text, caret: 0 }).text
}

function digitsOf(text: string): string {
  return text.replaceAll(' ', '')
}

function grouped(digits: string): string {
  const starts = [0, ...groupEnds]
  return starts
    .map((start, index) => digits.slice(start, groupEnds[index]))
    .filter((group) => group !== '')
    .join(' ')
}
