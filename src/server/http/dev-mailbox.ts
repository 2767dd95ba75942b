import type { Database } from '../db/database.ts'
import { escapeHtml } from '../mail/message.ts'
import { listMails } from '../queries/notifications/outbox.ts'

const maxShown = 100

/** The mails of the local outbox as JSON, newest first. */
export async function mailboxJson(database: Database): Promise<string> {
  const mails = await listMails(database, maxShown)
  return JSON.stringify(
    mails.map(({ recipient, subject, text, html, created_at }) => ({
      to: recipient,
      subject,
      text,
      html,
      sentAt: new Date(created_at).toISOString(),
    })),
  )
}

/** The mails of the local outbox as an HTML page, newest first. */
export async function mailboxPage(database: Database): Promise<string> {
  const mails = await listMails(database, maxShown)
  const articles = mails.map(
    ({ recipient, subject, text, created_at }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${new Date(created_at).toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`,
  )
  return `<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local mailbox</title>
<h1>Local mailbox</h1><p>No SMTP_URL is set, so mails stay here. Only this machine can see them, and only while PUBLIC_ORIGIN is this machine.</p>
${articles.join('\n') || '<p>No mail yet.</p>'}</html>`
}
