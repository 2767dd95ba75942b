/** A report’s card, in every list. */
export const reportCardWords = {
  lastSeen: 'Last seen',
  place: 'Place',
  showMore: 'Show more',
  yourAsset: 'Your asset',
  /** The badge beside the status. */
  pending: 'Under review',
  match: 'Match',
  recovered: 'Back with you',
  'handed-over': 'Handed over',
  refused: 'Not accepted',
  closed: 'Closed',
  archived: 'Archived',
  noReportsYet: 'You have no report yet!',
  reportsAppearHere: "Once you create a new report, you'll find them here",
  createReport: 'Create report',
}
