import type { UserRefusal } from '../../domain/users/user-actions.ts'

/** Why a member of staff may not do something to an account. */
export const teamMessages = {
  'own-account': 'This is your own account. A colleague must do this.',
  'super-admin-only-edit': 'Only a super-admin can change the account of somebody in the team.',
  'super-admin-only-set-status': 'Only a super-admin can suspend somebody in the team.',
  'super-admin-only-reset-password':
    'Only a super-admin can reset the password of somebody in the team.',
  'super-admin-only-end-sessions': 'Only a super-admin can log out somebody in the team.',
  'super-admin-only-change-role': 'Only a super-admin can change roles.',
  'super-admin-only-forget-second-factor':
    'Only a super-admin can remove the second login step of somebody in the team.',
  'super-admin-only-correct-email':
    'Only a super-admin can correct an email address, and only for a member of the team.',
  'super-admin-only-create': 'Only a super-admin can add somebody to the team.',
} as const satisfies Record<UserRefusal | 'super-admin-only-create', string>
