/** The button that starts a scan. */
export const scanWords = {
  scan: 'Scan',
  theScannerCouldNotBeLoaded: 'The scanner could not be loaded. Check your connection.',
}
