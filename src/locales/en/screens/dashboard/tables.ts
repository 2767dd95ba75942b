/** Reading a table from a file. */
export const tableWords = {
  fileFailed: 'The file could not be read. Check your connection and try again.',
  fileTooBig: 'This file is larger than 20 MB. Split the table into several files.',
  quoteNeverEnds: 'A quote that opens in row {row} never ends.',
  textAfterQuote: 'There is text after a closing quote in row {row}.',
  damagedWorkbook: 'This workbook is damaged. Open it in your spreadsheet and save it again.',
  notAWorkbook: 'This file is not a workbook. Save the table as XLSX, ODS or CSV.',
  workbookTooBig: 'This workbook is too large. Copy the rows that you need to a new one.',
  notText: {
    'old-workbook':
      'This is an old Excel workbook. In Excel, choose “Save as”, then “Excel Workbook (.xlsx)”.',
    'web-page':
      'This is a web page, not a table. Open it in your spreadsheet and save it as XLSX or CSV.',
    pdf: 'This is a PDF. Save the table as XLSX or CSV where it was made.',
    picture: 'This is a picture. Save the table as XLSX or CSV.',
    'not-text': 'This file is not a table. Save the table as XLSX, ODS or CSV.',
  },
  whichSheet: 'Which sheet is it?',
  rowsOfSheet: { one: '{count} row', other: '{count} rows' },
}
