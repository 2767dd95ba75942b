/** What is wrong with a search of the team. */
export const overviewInput = {
  'search-missing': 'Type a name, an e-mail or a number',
}
