/** The page around the form for finders without an account. */
export const reportFindPageWords = {
  title: 'Report what you found',
  description:
    'Found a phone, a laptop or a vehicle? Report it with its number, without an account. We tell the owner, and never show who you are.',
  lead: 'You need no account to start. We look for the owner and tell you both. Neither of you sees who the other is. Have an account?',
  fromAccount: 'Report it from your account',
}
