/** What a file input for tables accepts. */
export const tableTypes = '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,text/csv,text/plain'

/** The type of the workbooks that we write. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
