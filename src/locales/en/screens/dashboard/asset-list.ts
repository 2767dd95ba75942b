/** Above the list of assets: what is in it, and which part of it is shown. */
export const assetListWords = {
  count: '{count} assets',
  worth: '{sum} in all',
  ending: 'Warranties that end soon: {count}',
  whose: 'Whose',
  own: 'Your assets',
  found: 'Things you found',
  foundAbout:
    'They are somebody else’s, so they are kept apart. Once handed over, they stay in the archive.',
  archived: 'Archived',
  show: 'Show',
  filters: [
    { value: 'all', label: 'Everything' },
    { value: 'Gadget', label: 'Gadgets' },
    { value: 'Vehicle', label: 'Vehicles' },
    { value: 'reported', label: 'Reported' },
    { value: 'warranty', label: 'Warranty ends soon' },
  ],
  tag: 'Tag: {tag}',
  sort: 'Sort by',
  orders: {
    newest: 'Newest',
    name: 'Name',
    price: 'Highest price',
    warranty: 'End of warranty',
  },
  nothing: 'Nothing here fits',
  showEverything: 'Show everything',
}
