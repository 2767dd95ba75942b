/** The API’s messages about successful requests that return no record. */
export const resultMessages = {
  'password-changed': 'Password changed successfully',
  'password-reset': 'Password reset successfully! You can now login with your new password.',
  'password-confirmed': 'Go on.',
  'reset-mailed': 'Password reset email sent',
  registered: 'Registered successfully. Please check your email to confirm your registration',
  'registered-withheld': ({ withheld }: { withheld: string }) =>
    `Registered successfully. ${withheld}`,
  'code-mailed': 'If that account still waits for a code, a new one is on its way.',
  'code-of-log-in': ({ withheld }: { withheld: string }) =>
    `Please verify your email before logging in. ${withheld}`,
  verified: 'Account verified successfully. Login to your account',
  'choose-password': 'This code is right. Choose a password to finish.',
  'logged-out': 'Logout successful',
  'session-ended': 'Signed out there.',
  'report-still': 'Thank you. Your report goes on, and says that it is still missing.',
  'report-stop': 'We do not ask again. Your report goes on as it is.',
  'asset-still': 'Thank you. Its number now says that you confirmed it.',
  'asset-stop': 'We do not ask again. It stays registered to you.',
  'webhook-deleted': 'Endpoint deleted',
  'user-watch-deleted': 'Watch deleted',
  'push-subscription-ended': 'That device is told no more.',
  'other-sessions-ended': 'Signed out everywhere else.',
  'user-sessions-ended': ({ ended }: { ended: number }) =>
    ended === 1 ? 'Signed out of 1 device' : `Signed out of ${ended} devices`,
  'second-factor-off': 'Your second factor is off.',
  'second-factor-removed': 'Second factor removed',
  'second-factor-goes': ({ hours }: { hours: number }) =>
    `Their second factor goes in ${hours} hours, unless they use it before.`,
  'second-factor-required': 'Everyone in the team needs a second factor now.',
  'second-factor-optional': 'A second factor is everyone’s own choice now.',
  'renewal-ended': 'Renewal ended. We have forgotten your card; your plan goes on to its end.',
  'pass-granted': 'Pass granted',
  'passkey-removed': 'Passkey removed',
  'api-key-revoked': 'API key revoked',
  'user-created': 'User created successfully',
  erased: 'Your account is erased.',
  'loss-kept': 'We keep it, and mail it to you in three days.',
  'find-code-mailed':
    'We have sent you a six-digit code. Enter it to finish. If one was sent a minute ago, use that one.',
  'finder-message-sent':
    'Sent. The owner has your message and how to reach you, and nothing else about you.',
  'finder-message-sent-without-contact':
    'Sent. The owner has your message. You left no contact, so they cannot answer you.',
  'business-payment-returned':
    'The payment for the plan with which the business applied was refunded, or is contested at the bank. If the bank decides for the payment, everything is restored by itself. You can also pay for the plan again and write to us.',
  'mail-retried': 'It goes out with the next mails.',
  'mail-put-aside': 'It is put aside and not tried again.',
  'subscription-asked':
    'Almost done: open the link that we mail you, and confirm. If we mailed you a moment ago, it comes in a while. None comes if you are subscribed already.',
  subscribed: 'You are subscribed. Every mail has a link to unsubscribe.',
  unsubscribed: 'You are unsubscribed, and we have forgotten your e-mail address for news.',
  'no-subscription':
    'This link has no subscription any more. If news still comes, use the link in our newest mail.',
  'watch-asked':
    'Almost done: open the link that we mail you, and confirm. If we mailed you a moment ago, it comes in a while. None comes if you already watch the most we allow.',
  watching:
    'We watch it for 30 days, and mail you once if it is reported. The mail has a link that ends the watch.',
  'watched-is-reported':
    'It has just been reported: check the number again, before you pay for it.',
  'watch-ended': 'The watch is over, and we have forgotten your e-mail address for it.',
  'no-watch': 'This link has no watch any more: it is over, or was ended before.',
} as const
