/** Errors of webhook endpoints and of watches. */
export const webhookInput = {
  'webhook-url': 'Enter a complete URL, like https://example.com/webhooks',
  'webhook-events': ({ events }: { events: readonly string[] }) =>
    `Choose at least one of ${events.join(', ')}`,
  'webhook-state': 'Choose enabled or paused',
  'watch-form': 'Each watch needs an identifier; a reference is optional',
  'watches-missing': 'Send at least one watch',
  'watch-ids': 'Send the ids of watches',
}
