/** What a file input for tables accepts. */
export const tableTypes = '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,text/csv,text/plain'
