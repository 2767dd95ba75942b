import { describe, expect, it } from 'vitest'
import {
  groupWhileTyping,
  type TypedText,
} from '../../../src/domain/identifiers/group-while-typing.ts'

const groupedImei = '490154 20 323751 8'

/** `49|01`: the text and its caret. */
function at(marked: string): TypedText {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') }
}

function shown({ text, caret }: TypedText): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('grouping while typing', () => {
  it('shows an IMEI in groups, digit by digit, with the caret behind what was typed', () => {
    let typed: TypedText = { text: '', caret: 0 }
    for (const digit of groupedImei.replaceAll(' ', '')) {
      const next = { text: typed.text + digit, caret: typed.text.length + 1 }
      typed = groupWhileTyping(next, typed.text, 'insertText')
      expect(groupedImei.startsWith(typed.text)).toBe(true)
      expect(typed.caret).toBe(typed.text.length)
    }
    expect(typed.text).toBe(groupedImei)
  })

  it.each([
    ['a digit in the middle', '4901|5420', '49019|54 20', '49019|5 42 0', 'insertText'],
    ['a digit at the edge of a group', '490154| 20', '4901549| 20', '490154 9|2 0', 'insertText'],
    [
      'Backspace in a group',
      '490154 20 3|2',
      '490154 20 |2',
      '490154 20| 2',
      'deleteContentBackward',
    ],
    [
      'Backspace on a space',
      '490154 |20 32',
      '490154|20 32',
      '49015|2 03 2',
      'deleteContentBackward',
    ],
    ['Delete on a space', '490154| 20 32', '490154|20 32', '490154| 03 2', 'deleteContentForward'],
    ['all of it deleted', '490154 20|', '|', '|', 'deleteContentBackward'],
    ['pasted digits', '|', '490154203237518|', `${groupedImei}|`, 'insertFromPaste'],
    [
      'a pasted IMEI with a software version',
      '|',
      '4901542032375181|',
      '4901542032375181|',
      'insertFromPaste',
    ],
    [
      'a pasted serial number beside a price, which stay two',
      '|',
      '2177901 93197188066|',
      '2177901 93197188066|',
      'insertFromPaste',
    ],
  ])('%s', (_, before, after, result, inputType) => {
    expect(shown(groupWhileTyping(at(after), at(before).text, inputType))).toBe(result)
  })

  it.each(['C02XK1ABJG5J', 'KJA-012AB', '49-01-54', '1M8GDM9AXKP042788', '00:1A'])(
    'leaves %s as it is',
    (text) => {
      expect(groupWhileTyping({ text, caret: 2 })).toEqual({ text, caret: 2 })
    },
  )

  it('removes the spaces it added when the text is longer than an IMEI', () => {
    expect(
      groupWhileTyping({ text: `${groupedImei}1`, caret: 19 }, groupedImei, 'insertText'),
    ).toEqual({
      text: '4901542032375181',
      caret: 16,
    })
  })
})
