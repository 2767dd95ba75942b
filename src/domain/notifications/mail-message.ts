/** A mail, ready to be queued: both parts say the same. */
export interface Message {
  subject: string
  text: string
  html: string
}
