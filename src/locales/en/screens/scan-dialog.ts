/** The dialog that scans an identifier. */
export const scanDialogWords = {
  title: 'Scan the number',
  nothingRead:
    'No number could be read in this photo. Take it closer, straight on and in good light, or type the number.',
  readingPhoto: 'Reading the photo…',
  usePhoto: 'Use a photo',
  typeInstead: 'Type it instead',
  askForCamera: 'Allow the camera to read the barcode. What it sees stays on this device.',
  aimHint: 'Hold the barcode or QR code into the frame. On a box, the one beside IMEI or Serial.',
  cameraBlocked:
    'The camera is not allowed here. Allow it in your browser’s settings for this site, or use a photo of the barcode.',
  noCamera: 'We found no camera on this device. Use a photo of the barcode.',
  loadFailed:
    'The scanner could not be loaded. Check your connection and try again, or type the number.',
}
