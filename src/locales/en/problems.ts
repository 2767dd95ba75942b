import { conflictMessage } from './conflicts-of-interest.ts'
import { planRequired } from './payments.ts'
import { invalidInputMessages } from './problems/invalid-input.ts'
import { notFoundMessages } from './problems/not-found.ts'
import { rateLimitMessages } from './rate-limits.ts'
import { teamMessages } from './users.ts'

/** Every error reason of the API by its code, as text for users. */
export const problemMessages = {
  INVALID_INPUT: invalidInputMessages,
  INVALID_JSON: {
    'too-deep': 'The JSON is nested too deeply.',
    'not-json': 'The body is not valid JSON.',
    'broken-off': 'The request ended too early. Send it again.',
  },
  INVALID_CODE: {
    'second-factor':
      'This code is wrong or was used already. Wait until your app shows a new code. If no code works, turn on automatic time in your phone’s settings.',
    'second-factor-lost':
      'Codes from your authenticator app no longer work, because our server has a new key. Use a recovery code, then set up your app again.',
    verification: 'This code is wrong or too old. Check the newest email, or ask for a new code.',
    'other-sign-up':
      'This code is for another sign-up with your email address. Press “Send a new code”, then type the code from the newest email.',
    phone: 'This code is wrong or too old. Check the newest message, or ask for a new code.',
    'no-hand-over-code': 'The owner has not made a code yet. Ask them to make one.',
    'hand-over': 'This is not the owner’s code. Ask them to say it again.',
    'hand-over-used-up': 'You entered a wrong code too often. Ask the owner to make a new one.',
    'no-question': 'The finder has not asked anything yet.',
    'answered-already': 'You have answered this already.',
    'last-answer': 'You have no tries left. Write to the finder instead.',
    answer: ({ left }: { left: number }) =>
      `That is not the answer. You have ${left} more ${left === 1 ? 'try' : 'tries'}.`,
  },
  LOG_IN_EXPIRED: {
    challenge: 'Too many tries, or too much time has passed. Log in again.',
    passkey: 'This took too long. Log in again.',
  },
  RESET_LINK_INVALID: {
    link: 'This link was used already, is too old, or part of it is missing. Ask for a new link.',
  },
  SUBSCRIPTION_LINK_INVALID: {
    link: 'This link is too old, or part of it is missing. Enter your email again to get a new link.',
  },
  WATCH_LINK_INVALID: {
    link: 'This link is too old, or part of it is missing. Check the number again, then ask for a new alert.',
  },
  CONFIRMATION_LINK_INVALID: {
    link: 'This link no longer works, or part of it is missing. Log in to see your items and reports.',
    answered: 'You have answered this already. Log in to change it.',
  },
  WRONG_PASSWORD: { password: 'This is not your password.' },
  PASSKEY_REFUSED: {
    unverified: 'We could not check this passkey. Try again.',
    'too-many': ({ max }: { max: number }) => `You have ${max} passkeys. Remove one first.`,
    registered: 'This passkey is registered already.',
    expired: 'This took too long. Try again.',
  },
  API_KEYS_USED_UP: {
    keys: ({ max }: { max: number }) => `You have ${max} API keys. Revoke one first.`,
  },
  WRONG_CREDENTIALS: {
    password: 'The email address or the password is not right.',
    passkey: 'You cannot log in here with this passkey. Use another one, or your password.',
  },
  TWO_FACTOR_CODE_REQUIRED: { 'log-in': 'One more step to log in.' },
  UNAUTHENTICATED: {
    session: 'Log in to go on.',
    'api-key-missing': 'Send an API key in the header: Authorization: Bearer toju_live_…',
    'api-key-malformed': 'This is not an API key. Part of it may be missing or mistyped.',
    'api-key': 'This API key does not exist or was revoked.',
  },
  ACCOUNT_SUSPENDED: {
    own: 'This account is suspended. The reason is in the email that we sent you: reply to it if it is wrong.',
    other: 'This account is suspended. Restore it first.',
  },
  EMAIL_NOT_VERIFIED: {
    email:
      'Confirm your email address first. Get a new code on the page “/verify”, and type it there.',
  },
  REAUTHENTICATION_REQUIRED: { again: 'Type your password again to go on.' },
  PASSWORD_TOO_WEAK: {
    staff:
      'You are staff now, and staff need a longer password. Set a new one with “Forgot Password?”.',
  },
  TWO_FACTOR_SETUP_REQUIRED: { staff: 'Set up your second login step first.' },
  FORBIDDEN: {
    ...teamMessages,
    'api-key-scope': ({ scope }: { scope: string }) =>
      `This API key does not have the scope “${scope}”. Create one that does.`,
    'webhook-signature': 'This is not signed by the payment provider.',
    'password-reset':
      'You reset your password by email less than three days ago. To stop thieves, we block this step until three days have passed. Is it urgent? Write to us.',
    'first-password': 'It is too late to set a password here. Get a link by email.',
    'team-only': 'Only the Toju team can do this.',
    'leave-team-first':
      'You are in the Toju team. Ask a super-admin to take you out of it, then erase your account.',
    'super-admin-only': 'Only a super-admin can do this.',
    'owner-only': 'Only the owner can do this.',
    'finder-only': 'Only the finder can do this.',
    'block-instead': 'To end this match, block the other person in the conversation.',
    'too-many-unanswered': ({ max }: { max: number }) =>
      `You have written ${max} messages. Wait for an answer before you write again.`,
    'asked-already': 'You have asked your question already.',
    'no-certificate':
      'Only verified businesses can make receipts. Verify your business first, or renew its certificate.',
  },
  PLAN_REQUIRED: { feature: planRequired },
  CONFLICT_OF_INTEREST: { party: conflictMessage },
  NOT_FOUND: notFoundMessages,
  METHOD_NOT_ALLOWED: { method: 'This address does not accept this method.' },
  REQUEST_TIMEOUT: {
    body: 'Your connection was too slow. Check it, then send this again.',
  },
  EMAIL_TAKEN: {
    email: 'Somebody already has an account with this email address. Use another one.',
  },
  IDENTIFIER_ALREADY_YOURS: {
    registered: 'You have registered this number already.',
    'hand-over':
      'You have already registered a number of this item, so it cannot be transferred to you.',
  },
  TWO_FACTOR_ALREADY_ENABLED: {
    already: 'You have a second login step already.',
  },
  TWO_FACTOR_NOT_ENABLED: {
    'own-first': 'Set up your own second login step first.',
    'none-yet': 'Set up your second login step first.',
    none: 'You have no second login step.',
    'none-of-theirs': 'This person has no second login step.',
    'nothing-to-confirm': 'There is nothing to confirm. Start the setup again.',
  },
  LIMIT_REACHED: {
    watches: ({ max }: { max: number }) =>
      `You can watch up to ${max} numbers. Remove numbers that you no longer need.`,
    webhooks: ({ max }: { max: number }) =>
      `You can have up to ${max} webhook endpoints. Delete one first.`,
  },
  WEBHOOK_NOT_ENABLED: { 'enable-first': 'Enable this endpoint first.' },
  REPORT_ALREADY_OPEN: {
    report: 'This asset already has an open report. Close that one first, or change it.',
    'give-up': 'This asset has an open report. Close the report before you end your claim.',
    'number-change':
      'This asset has an open report. Close the report before you change the number.',
    'maker-change':
      'This asset has an open report. Close the report before you change the brand: we find a serial number by its brand.',
  },
  REPORT_CLOSED: {
    change: 'This report is closed. Make a new one if you need to.',
    changed: 'This report was just changed. Reload the page to see it.',
    'one-changed': 'One of the reports was just changed. Try again.',
    steps: 'This report is closed. You can no longer change its next steps.',
  },
  EDIT_CONFLICT: {
    record:
      'This was also changed on another page or device. Nothing is lost: compare both versions, then save again.',
    find: 'Another report was sent with this email after yours. Press “Change what I wrote”, and send yours again.',
    'field-emptied': 'This field was emptied on another page or device',
    'field-changed': 'This field was changed on another page or device',
    'field-changed-to': ({ value }: { value: string | number }) =>
      `This field was changed on another page or device. It is now: ${value}`,
    'nothing-waits': 'No change of this business waits for a decision.',
    'listing-changed': 'The owner has changed the listing again. Look at the new version.',
    'listing-status': ({ status }: { status: string }) =>
      `This business is ${status}, so you can only refuse its change.`,
  },
  CONVERSATION_CLOSED: {
    withdrawn: 'One of the two reports is closed. You can no longer write here.',
    recovered: 'The item is back with its owner. This conversation is over.',
    ended: 'This conversation is over.',
  },
  STATUS_CHANGE_REFUSED: {
    'list-not-draft': 'This list is no longer a draft. Reload the page.',
    'list-changed':
      'Another list from this authority was applied after you uploaded this one. Upload yours again.',
    'list-empty': 'No line of this list has a valid identifier.',
    'list-ended': 'This list has already expired.',
    'list-not-current': 'Lookups do not use this list, so there is nothing to undo.',
    'report-stage': ({ from, to }: { from: string; to: string }) =>
      from === to
        ? `This report is ${to} already. Somebody may have decided it before you.`
        : `A report that is ${from} cannot become ${to}.`,
    'not-contested': 'Nobody else claims the number of this asset any more.',
    'report-changed': 'The report has just changed. Try again.',
    'hand-over-closes': 'Close a found report as “Handed over”.',
    'found-closes': 'Close a lost or stolen report as “Found”.',
    'no-loss': 'Only a report of a lost item can become one of a stolen item.',
    'new-owner': 'The item has a new owner now. They can make their own report.',
    'new-number': 'The item got another number after this report. Its owner can report it again.',
    'closed-by-reporter': 'The reporter closed this report. They can make a new one.',
    'other-open-report': 'This item already has another open report.',
    'business-status': ({ from, to }: { from: string; to: string }) =>
      `This business is ${from}: it cannot be ${to} now.`,
    'business-pending':
      'Our team is reading your application. You can change it when they have decided.',
    'business-suspended': 'Your business is suspended. Write to us.',
    'business-unverified': 'Your business is not verified. Apply again instead.',
    'business-decided': 'Our team has just decided about your business. Reload the page.',
    'cac-taken': ({ name, status }: { name: string; status: string }) =>
      `“${name}” has the same CAC number and is ${status}. Look at “${name}” first: only one business can have this number.`,
    'dispute-lapsed': 'Nobody contests this number any more.',
    'dispute-open': 'This dispute is already open.',
    'dispute-decided': 'This dispute was decided. Reopen it first.',
    'dispute-not-open': 'This dispute is not open any more.',
    'claimed-meanwhile':
      'Somebody else has claimed this number since you looked. Look at their evidence first.',
    'decided-meanwhile': 'A colleague has just decided this.',
    'applied-again': 'This business has applied again. Look at the new application first.',
    'complaint-decided': 'A colleague has already decided this.',
    'case-taken': 'A colleague has just taken this case.',
    'case-given-back': 'This case was just released. Take it if you want it.',
  },
  ALREADY_APPLIED: {
    pending: 'Our team already has your application. We will write to you when we have decided.',
    verified: 'Your business is verified already.',
    suspended: 'Your business is suspended. Write to us.',
  },
  PRODUCTS_ALREADY_SUBMITTED: {
    status:
      'You can list products only while our team checks your business, or once it is verified.',
    submitted: 'Your products were submitted already. They cannot be changed.',
    changed: 'Your business was just changed. Reload the page.',
  },
  LAST_SUPER_ADMIN: {
    other: 'This is the last super-admin. Make another one first.',
  },
  MATCH_ALREADY_DECIDED: {
    open: 'You can already talk about this match. Reload the page.',
    refused: 'Somebody has already answered “not mine”.',
    closed: 'One of the two reports is closed, so there is nothing to decide any more.',
    'asked-already': 'We have already asked the owner.',
    'nothing-to-accept': 'This match does not wait for your answer. Reload the page.',
    'answered-meanwhile': 'Somebody else just answered this.',
  },
  TRANSFER_REFUSED: {
    reported: 'This asset has an open report. Close its report before you transfer it.',
    matched: 'This asset has an open match. Finish the hand-over first.',
    find: 'You reported this item as found, so you cannot transfer it.',
    'claim-refused':
      'The number of this item is registered to another person, so you cannot transfer the item.',
    contested: 'Two people claim a number of this asset. Neither can transfer it until we decide.',
    'reported-by-others': 'A number of this asset was reported, so you cannot transfer it now.',
    /** The text for a buyer. The reason is only for the owner. */
    buyer: 'This item cannot be transferred now. Ask the person who has it for the reason.',
    'offered-already': 'This asset is already being transferred to somebody.',
    'offer-open':
      'This asset is being transferred to a new owner. Cancel the transfer before you change the number, brand or model of the asset.',
  },
  TRANSFER_CLOSED: {
    accepted: 'This transfer was already accepted.',
    declined: 'This transfer was declined.',
    cancelled: 'This transfer was cancelled.',
    withdrawn: 'This transfer was cancelled.',
    expired: 'This transfer has ended: nobody accepted it in time.',
  },
  PAYMENTS_CLOSED: { closed: 'Payments are not open yet. Nothing was charged.' },
  TOO_LARGE: {
    'list-rows': ({ max }: { max: number }) =>
      `A list can have up to ${max} rows. This one has more.`,
    'list-bytes': ({ megabytes }: { megabytes: number }) =>
      `A list can have up to ${megabytes} MB.`,
    body: 'This is too much at once. Send less.',
    picture: 'This picture is larger than 1 MB. Choose a smaller one.',
  },
  UNSUPPORTED_MEDIA: {
    'not-json': 'Send the body as application/json.',
    'not-multipart': 'Send the picture as multipart/form-data.',
    'not-a-picture': 'This file is not a JPEG, PNG or WebP picture.',
    heic: 'We cannot read this kind of photo (HEIC). Open it, take a screenshot, and send the screenshot.',
    pdf: 'This is a PDF. Take a screenshot or a photo of it, and send that.',
    damaged: 'We cannot open this picture file. Choose another one, or take it again.',
    'too-many-pixels': ({ width, height }: { width: number; height: number }) =>
      `We cannot open a picture this large: ${width} × ${height} pixels. Open it on your phone, take a screenshot, and send that.`,
    'too-many-layers': 'This picture has too many layers to open. Choose another one.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    key: 'You sent this before with other content. Send it again as a new request.',
  },
  TOO_MANY_REQUESTS: rateLimitMessages,
  BUSY: {
    pictures: 'Many pictures are being uploaded just now. Try again in a few seconds.',
    passwords: 'Many people are logging in just now. Try again in a few seconds.',
    certificates: 'We are busy making certificates. Try again in a few seconds.',
    pages: 'Many pages are being opened just now. Try again in a few seconds.',
    'picture-store': 'We cannot save or load pictures just now. Try again in a minute.',
  },
  UNAVAILABLE: {
    'payment-provider':
      'Paystack cannot be reached just now. Nothing was charged. Try again in a minute.',
    // When the disk fails while a change is being saved, it is unknown whether the change was
    // saved.
    'storage-away':
      'We cannot reach our records at the moment. Try again in a minute. If you were saving something, check first whether it was saved.',
    'storage-unwritable':
      'We cannot save anything at the moment, so this was not saved. You can still check numbers. Try again in a few minutes.',
    'picture-store': 'We cannot save or load pictures just now. Try again in a minute.',
    'perhaps-saved': 'We are not sure that this was saved. Check before you send it again.',
    'not-done':
      'We cannot reach our records just now, so this was not done. Try again in a few seconds.',
  },
  INSUFFICIENT_STORAGE: {
    'storage-full':
      'There is no room left on our side, so this was not saved. You can still check numbers. Try again in a few minutes.',
  },
  INTERNAL: {
    unforeseen: ({ requestId }: { requestId: string }) =>
      `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`,
  },
}

type Messages = typeof problemMessages

/** The reasons of this error code. */
export type ProblemReason<Code extends keyof Messages> = Code extends keyof Messages
  ? keyof Messages[Code] & string
  : never

type MessageOf<Code extends keyof Messages, Reason> = Code extends keyof Messages
  ? Reason extends keyof Messages[Code]
    ? Messages[Code][Reason]
    : never
  : never

/** The parameters of a reason’s text; never if it has none. */
export type ProblemParams<Code extends keyof Messages, Reason> =
  MessageOf<Code, Reason> extends infer Message
    ? Message extends (params: infer Params) => string
      ? Params
      : never
    : never
