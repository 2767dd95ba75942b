/** The API’s messages about successful requests that return no record. */
export const resultMessages = {
  'password-changed': 'Password changed successfully',
  'password-set': 'Password saved',
  'password-reset': 'Password reset successfully! You can now login with your new password.',
  'password-confirmed': 'Go on.',
  'reset-mailed': 'Password reset email sent',
  registered: 'Registered successfully. Please check your email to confirm your registration',
  'registered-withheld': ({ withheld }: { withheld: string }) =>
    `Registered successfully. ${withheld}`,
  'code-mailed': 'If that account still needs a code, we are emailing a new one.',
  'code-of-log-in': ({ withheld }: { withheld: string }) =>
    `Please verify your email before logging in. ${withheld}`,
  verified: 'Account verified successfully. Login to your account',
  'choose-password': 'This code is right. Choose a password to finish.',
  'logged-out': 'Logout successful',
  'session-ended': 'That device is logged out.',
  'report-still': 'Thank you. Your report now says that the item is still missing.',
  'report-stop': 'We will not ask again. Your report stays open.',
  'asset-still': 'Thank you. Buyers now see that the item is still yours.',
  'asset-stop': 'We will not ask again. The item stays registered to you.',
  'webhook-deleted': 'Endpoint deleted',
  'user-watch-deleted': 'Watch deleted',
  'push-subscription-ended': 'That device gets no more alerts.',
  'other-sessions-ended': 'Logged out everywhere else.',
  'user-sessions-ended': ({ ended }: { ended: number }) =>
    ended === 1 ? 'Logged out of 1 device' : `Logged out of ${ended} devices`,
  'second-factor-off': 'Your second login step is off.',
  'second-factor-removed': 'Second login step removed',
  'second-factor-goes': ({ hours }: { hours: number }) =>
    `We remove their second login step in ${hours} hours, unless they use it before then.`,
  'second-factor-required': 'Everyone in the team needs a second login step now.',
  'second-factor-optional': 'A second login step is now optional for the team.',
  'renewal-ended':
    'Your plan will not renew. We have deleted your card. You keep the plan until its last day.',
  'pass-granted': 'Pass granted',
  'passkey-removed': 'Passkey removed',
  'api-key-revoked': 'API key revoked',
  'user-created': 'User created successfully',
  erased: 'Your account is erased.',
  'loss-kept': 'We keep what you wrote, and email you a link to it in three days.',
  'find-code-mailed': 'We sent you a six-digit code. Enter it to finish.',
  'finder-message-sent': 'Sent. The owner sees your message and how to reach you, nothing else.',
  'finder-message-sent-without-contact':
    'Sent. The owner has your message. You left no contact, so they cannot answer you.',
  'business-payment-returned':
    'The payment for the plan of this business was refunded, or somebody asked the bank to return it. If the bank lets us keep the payment, a suspended business is verified again at once. You can also pay for the plan again, then write to us.',
  'mail-retried': 'We will send this mail again with the next ones.',
  'mail-put-aside': 'This mail is put aside. We will not try it again.',
  'subscription-asked':
    'Almost done: open the link in our email. If you are subscribed already, you get no email.',
  subscribed: 'You are subscribed. Every email has a link to unsubscribe.',
  unsubscribed: 'You are unsubscribed. We have deleted your email address from our list for news.',
  'no-subscription':
    'This link no longer works. If you still get news, use the link in our newest email.',
  'watch-asked':
    'Almost done: open the link in our email. You get no email if you already watch as many numbers as we allow.',
  watching:
    'We watch the number for 30 days, and email you once if it is reported. A link in the email ends the alert.',
  'watched-is-reported': 'This number was just reported. Check it again before you pay.',
  'watch-ended':
    'Your alert has ended, and we have deleted the email address that you gave for it.',
  'no-watch': 'This alert has already ended.',
} as const
