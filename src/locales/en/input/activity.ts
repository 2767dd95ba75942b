/** What is wrong with a filter of the activity log. */
export const activityInput = {
  'actor-form': 'Give an e-mail address',
}
