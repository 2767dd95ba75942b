export function resetLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}/reset-password?token=${token}`
}
