import type { SocialType } from '../../../domain/merchants/merchants.ts'

export const socialNames: Record<SocialType, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
}
