/** Parts that screens share: an error, an unsaved form, a photo. */
export const sharedWords = {
  tryAgain: 'Try again',
  somethingWentWrong: 'Something went wrong!',
  showError: 'Show Error',
  hideError: 'Hide Error',
  keptWhatYouTyped: 'We kept what you typed before.',
  startOver: 'Start over',
  notVerified: 'Your e-mail address is not verified yet; until then nothing can be saved.',
  enterTheCode: 'Enter the code',
  uploadingThePhoto: 'Uploading the photo…',
  // A photo.
  choosePhoto: 'Choose a photo',
  orDropIt: 'or drop it here',
  photoHint: 'JPEG or PNG; large photos are made smaller for you',
  chosenPicture: 'Chosen picture',
  preparing: 'Preparing the photo…',
  uploading: 'Uploading… {percent} %',
  uploadFailed: 'Failed to upload image',
  sentLater: 'No connection: we send the photo later, with the rest.',
  photoAdded: 'Photo added',
  cancel: 'Cancel',
  chooseAnother: 'Choose another',
  replace: 'Replace',
  remove: 'Remove',
  /** Why a photo cannot be uploaded. */
  photoRefusals: {
    'not-a-picture': 'This is not a picture we can read. Choose a JPEG, PNG or WebP file.',
    damaged: 'This picture is damaged. Open it to check, or choose another.',
    'too-large': 'This picture is still over 1 MB when made smaller. Choose another.',
    'cannot-shrink': 'This browser cannot make the picture smaller. Choose one under 1 MB.',
    'too-many-pixels': 'This picture is too large for this browser. Choose a smaller one.',
  },
}
