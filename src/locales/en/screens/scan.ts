/** The button that starts a scan. */
export const scanWords = {
  scan: 'Scan',
  loadFailed: 'The scanner could not be loaded. Check your connection, or type the number.',
}
