import { dayDetails } from '../../../../api/assets/asset-record.ts'
import { parseDay } from '../../../../domain/parse-day.ts'
import { parseState } from '../../../../domain/places/states.ts'
import { plainDay, pointMeanings, readPrice } from '../../../../domain/tables/cells.ts'
import type { ColumnMeaning } from '../../../../domain/tables/headings.ts'
import { dateFormats } from '../../../../domain/users/users.ts'
import { dayLabel } from '../../../../locales/en/dates.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { naira } from '../naira.ts'

/** The answers of the user, by column. */
export type Answers = Readonly<Partial<Record<ColumnMeaning, string>>>

/** How to read the cells of a column that can be read in two ways. */
export interface Question {
  field: ColumnMeaning
  column: string
  /** The first such cell. */
  text: string
  options: { answer: string; label: string }[]
}

type Cell =
  | { value: unknown }
  | { problem: string }
  | { text: string; options: Question['options'] }

/** Reads the cells of a row that are not plain text. The server checks the others. */
export function readValues(cells: ReadonlyMap<ColumnMeaning, string>, answers: Answers) {
  const values = new Map<ColumnMeaning, unknown>(cells)
  const problems: { field: ColumnMeaning; message: string }[] = []
  const questions: Omit<Question, 'column'>[] = []
  for (const [field, read] of Object.entries(readers) as [ColumnMeaning, Reader][]) {
    const text = cells.get(field)
    if (text === undefined) continue
    const cell = read(text, answers[field])
    if ('value' in cell) values.set(field, cell.value)
    else if ('problem' in cell) problems.push({ field, message: cell.problem })
    else questions.push({ field, ...cell })
  }
  return { values, problems, questions }
}

type Reader = (text: string, answer: string | undefined) => Cell

const readers: Partial<Record<ColumnMeaning, Reader>> = {
  type: (text) =>
    text === 'Gadget' || text === 'Vehicle' ? { value: text } : { problem: importWords.whichType },
  ...Object.fromEntries(dayDetails.map((field) => [field, readDay])),
  price: readPriceCell,
  year: (text) =>
    /^\d{4}(?:\.0+)?$/.test(text) ? { value: Number(text) } : { problem: importWords.notAYear },
  hidden: (text) => {
    if (/^(?:yes|y|true|1)$/i.test(text)) return { value: true }
    return /^(?:no|n|false|0)$/i.test(text) ? { value: false } : { problem: importWords.yesOrNo }
  },
  vehicleRegistrationState: (text) => ({ value: parseState(text) ?? text }),
}

function readDay(text: string, answer: string | undefined): Cell {
  const plain = plainDay(text)
  const read = parseDay(
    plain,
    dateFormats.find((format) => format === answer),
  )
  if (read.ok) return { value: read.day }
  const { possibleDays } = read
  // The server says why it is not a day.
  if (!possibleDays) return { value: plain }
  const options = possibleDays.flatMap((day, index) => {
    const format = dateFormats[index]
    return format ? [{ answer: format, label: `${dayLabel(day)} (${format})` }] : []
  })
  return { text, options }
}

function readPriceCell(text: string, answer: string | undefined): Cell {
  const price = readPrice(
    text,
    pointMeanings.find((point) => point === answer),
  )
  if (price.ok) return { value: price.naira }
  if (price.reason === 'other-currency') return { problem: importWords.otherCurrency }
  if (price.reason === 'not-a-price') return { problem: importWords.notAPrice }
  const options = pointMeanings.map((answer, index) => ({
    answer,
    label: naira.format(price.naira[index] ?? 0),
  }))
  return { text, options }
}
