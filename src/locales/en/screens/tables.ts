import type { TableFaults } from '../../../domain/tables/sheet.ts'
import type { Texts } from '../../texts.ts'

/** Reading a table from a file. */
export const tableWords = {
  couldNotRead: 'We could not read this table. Save it as CSV and choose it again.',
  reading: 'Reading the table…',
  stop: 'Stop',
  whichSheet: 'Which sheet should we read?',
  rowsOfSheet: { one: '{count} row', other: '{count} rows' },
  columnNumber: 'Column {number}',
  whichColumns: 'What is in each column?',
  columnsHint:
    'Correct any column that we read wrongly. We remember your choices for the next table with these headings.',
  leaveOut: 'Leave this column out',
  firstCells: 'For example {cells}',
  columnsAreRight: 'Continue',
  changeColumns: 'Change the columns',
  whichValue: '{column}: what does {text} mean?',
  othersSame: 'We read the other cells of this column the same way. Nothing is added yet.',
}

/** Why a file cannot be read as a table. */
export const tableFaults: Texts<TableFaults> = {
  'file-too-big': 'This file is larger than {megabytes} MB. Split the table into several files.',
  'quote-never-ends': 'Row {row} has a quotation mark that never closes. Correct the row.',
  'text-after-quote': 'Row {row} has text after a closing quotation mark. Correct the row.',
  'damaged-workbook':
    'This workbook is damaged. Open it in your spreadsheet program and save it again.',
  'not-a-workbook': 'This file is not a workbook. Save the table as XLSX, ODS or CSV.',
  'workbook-too-big': 'This workbook is too large. Copy the rows that you need to a new one.',
  'old-workbook':
    'This is an old Excel workbook. In Excel, choose “Save as”, then “Excel Workbook (.xlsx)”.',
  'web-page':
    'This is a web page, not a table. Open it in your spreadsheet program and save it as XLSX or CSV.',
  pdf: 'This is a PDF. Save the table as XLSX or CSV in the program that made it.',
  picture: 'This is a picture. Save the table as XLSX or CSV.',
  'not-text': 'This file is not a table. Save the table as XLSX, ODS or CSV.',
}
