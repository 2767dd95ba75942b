import { expect } from '@playwright/test'

export interface Message {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

export interface Mail {
  /** Every email sent so far, newest first. */
  all: () => Promise<Message[]>
  /** Waits for an email to this user with such a subject, and returns the newest. */
  newest: (to: string, subject: RegExp) => Promise<Message>
}

export function mailOf(origin: string): Mail {
  const all = async (): Promise<Message[]> => {
    const response = await fetch(`${origin}/dev/mail.json`)
    if (!response.ok) throw new Error(`/dev/mail.json answered ${response.status}`)
    return response.json()
  }
  const newest = async (to: string, subject: RegExp): Promise<Message> => {
    const find = async () =>
      (await all()).find((message) => message.to === to && subject.test(message.subject))
    await expect.poll(find, `mail to ${to}, subject ${subject}`).toBeDefined()
    const message = await find()
    if (!message) throw new Error('The message has disappeared.')
    return message
  }
  return { all, newest }
}
