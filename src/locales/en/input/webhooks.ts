/** Errors of webhook endpoints and of watches. */
export const webhookInput = {
  'webhook-url': 'Enter a complete URL, like https://example.com/webhooks',
  'webhook-events': ({ events }: { events: readonly string[] }) =>
    `Choose at least one of ${events.join(', ')}`,
  'webhook-state': 'The state is enabled or paused',
  'watch-form': 'Each watch has an identifier and may have a reference',
  'watches-missing': 'Send at least one watch',
  'watch-ids': 'Send the ids of watches',
}
