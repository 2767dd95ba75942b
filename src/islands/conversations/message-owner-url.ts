import { messageOwner } from '../../api/conversations/message-owner.ts'
import { apiBase } from '../../api/endpoint.ts'

/**
 * The API URL of the form on a label's page. The server renders it, so that the page needs no
 * schema.
 */
export function messageOwnerUrl(code: string): string {
  return apiBase + messageOwner.path.replace('{code}', code)
}
