/** The dialog that scans an identifier. */
export const scanDialogWords = {
  title: 'Scan the number',
  nothingRead:
    'We could not read a number in this photo. Take another one close up, from the front, in good light. Or type the number.',
  readingPhoto: 'Reading the photo…',
  usePhoto: 'Use a photo',
  typeInstead: 'Type it instead',
  askForCamera: 'Allow the camera to read the barcode. Its pictures stay on this device.',
  aimHint:
    'Hold the barcode or QR code inside the frame. On a box, use the barcode beside IMEI or Serial.',
  cameraBlocked:
    'Your browser blocks the camera. Allow it in the browser’s settings for this site, or use a photo of the barcode.',
  noCamera: 'We found no camera on this device. Use a photo of the barcode.',
  loadFailed:
    'The scanner could not be loaded. Check your connection and try again, or type the number.',
}
