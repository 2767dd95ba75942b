import type { MailContext } from '../../mail/message.ts'

export function resetLink({ origin }: MailContext, token: string): string {
  return `${origin}/reset-password?token=${token}`
}
