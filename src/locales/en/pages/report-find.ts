/** The page around the form for finders without an account. */
export const reportFindPageWords = {
  title: 'Report what you found',
  description:
    'Found a phone, a laptop or a vehicle? Report it with its number, without an account. We tell the owner without showing who you are.',
  lead: 'You need no account to begin. We look for the owner, tell both of you, and show neither who the other is. Have an account?',
  fromAccount: 'Report it from your account',
}
