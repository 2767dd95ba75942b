/** A mail, ready to be queued. Both parts have the same content. */
export interface Message {
  subject: string
  text: string
  html: string
}

/** A queued mail. Its message is empty once a mail server has it. */
export interface Mail extends Message {
  id: string
  recipient: string
  kind: string
  created_at: number
}
