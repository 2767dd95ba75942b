/** table */
export const adminTableWords = {
  loading: 'Loading {caption}',
  sortedWithinThe: 'Sorted within the {rowsPerWindow} loaded rows only, not all {total}.',
  noResultsMatched: 'No results matched your search query',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  moreThan: 'more than ',
  pages: 'Pages',
  decision: 'Decision',
  name: 'Name',
  description: 'Description',
  noDescription: 'No description',
  identifiers: 'Identifiers',
  created: 'Created',
}
