/** Importing assets from a table. */
export const importWords = {
  whichValue: '{column}: what does {text} mean?',
  othersSame: 'We read the other cells of this column the same way. Nothing is added yet.',
  checkingTheTable: 'Checking the table…',
  addingAssets: 'Adding assets…',
  assets: 'Assets',
  importAssets: 'Import assets',
  about: 'Add up to {value} items from a table. Photos can follow later.',
  fillTemplate: '1. Fill in the template',
  templateHint:
    'One item in each row. Leave columns that you do not need empty. Columns with numbers are text, so that the spreadsheet keeps every digit.',
  downloadTheTemplate: 'Download the template',
  chooseTable: '2. Choose the table',
  tableHint:
    'Excel (XLSX), LibreOffice (ODS) or CSV. You first see what would be added, and then decide.',
  chooseAFile: 'Choose a file',
  seeYourAssets: 'See your assets',
  addPhotos: 'Add a photo of each when you have time, so that it is easy to recognise.',
  row: 'Row',
  column: 'Column',
  whatIsWrong: 'What is wrong',
  nothingNew: 'Nothing new in this table',
  chooseAnotherFile: 'Choose another file',
  whatToFix: 'What to fix',
  andMore: 'and {value} more',
  numberCut:
    'The spreadsheet has shortened this number, and its last digits are lost. Format the column as text and type the number again, or save the original as XLSX.',
  zeroLost:
    'The spreadsheet seems to have removed a 0 at the start: 0{text}. Format the column as text and type the 0.',
  whichType: 'Enter Gadget or Vehicle.',
  notAYear: 'Enter the year with four digits, for example 2014.',
  yesOrNo: 'Enter yes or no.',
  otherCurrency: 'Enter the price in naira.',
  notAPrice: 'Enter the price in whole naira, for example 450,000.',
  columnNumber: 'Column {number}',
  aboveHeadings: 'Above the headings',
  totals: 'Totals',
  leftOut: {
    one: '{count} filled cell left out, because assets have no place for it:',
    other: '{count} filled cells left out, because assets have no place for them:',
  },
  cellsOf: '{column} ({count}): {examples}',
  sameNumber: 'Row {first} has the same number.',
  noHeadings:
    'No row has headings that we know, such as Name, Brand or IMEI. Download the template and fill it in.',
  noRows: 'There are no rows below the headings.',
  tooManyRows: 'This table has {count} rows. Import at most {maxRows} at once.',
  added: { one: '{count} asset added', other: '{count} assets added' },
  wereRegistered: {
    one: '{count} was registered already.',
    other: '{count} were registered already.',
  },
  toAdd: { one: '{count} asset to add', other: '{count} assets to add' },
  alreadyRegistered: {
    one: '{count} asset already registered, skipped',
    other: '{count} assets already registered, skipped',
  },
  toFix: {
    one: '{count} row to fix, skipped for now',
    other: '{count} rows to fix, skipped for now',
  },
  add: { one: 'Add {count} asset', other: 'Add {count} assets' },
}
