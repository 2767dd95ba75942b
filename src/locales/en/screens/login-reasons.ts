/** Why a visitor was sent to the login page. */
export const loginReasonWords = {
  newReport: 'Log in or sign up to report your item. We then take you back to the report.',
  emptyAsset: 'Log in or sign up to register your item. We then take you back to the form.',
  newAsset:
    'Log in or sign up to register your item. We then take you back, with the number filled in.',
  batch: 'Log in or sign up to check a list of numbers. An account is free.',
  business: 'Log in or sign up to verify your business. We then take you back to the form.',
  plan: 'Log in or sign up to buy a plan. We then take you back to the plan.',
  transfer: 'Log in or sign up to see what somebody wants to transfer to you.',
  anything: 'Log in to go on. We then take you to the page you wanted.',
}
