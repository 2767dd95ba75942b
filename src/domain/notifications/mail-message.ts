/** A mail, ready to be queued. Both parts have the same content. */
export interface Message {
  subject: string
  text: string
  html: string
}
