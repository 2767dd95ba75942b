/** The headings of the columns of exported lists. */
export const exportColumns = {
  users: [
    ...['Id', 'First name', 'Last name', 'Email', 'Phone', 'Role', 'Status', 'State'],
    ...['Joined', 'Last login', 'Email confirmed'],
  ],
  items: [
    ...['Id', 'Name', 'Report', 'Status', 'Outcome', 'Identifiers', 'Reporter', 'State', 'Place'],
    ...['Police reference', 'Last seen', 'Created'],
  ],
  assets: ['Id', 'Name', 'Type', 'Identifiers', 'Owner id', 'Owner', 'Disputed', 'Created'],
  disputes: ['Id', 'Kind', 'Number', 'Status', 'Claimants', 'Opened', 'Decided'],
  complaints: [
    ...['Id', 'Status', 'Author', 'Author email', 'Reported by', 'Reporter email', 'Message'],
    ...['Reason', 'Decision', 'Reported'],
  ],
  matches: [
    ...['Id', 'Kind', 'State', 'Score', 'Missing', 'Missing numbers', 'Found', 'Found numbers'],
    ...['Owner asked', 'Matched'],
  ],
  merchants: [
    ...['Id', 'Name', 'Status', 'CAC number', 'Category', 'State', 'Phone', 'Owner'],
    ...['Owner email', 'Applied'],
  ],
  mail: ['Id', 'To', 'Kind', 'Tries', 'Error', 'Failed'],
  checks: ['Day', 'Report id', 'Item', 'Report', 'Checked', 'Registered', 'Last'],
  enumeration: ['Day', 'Numbers', 'Not registered', 'Sources', 'Accounts', 'Last'],
} as const
