import type { DemoServer } from '../lib/demo-server.ts'
import { type Api, acceptInvitation, apiAs, logIn, signUp } from './api-as.ts'
import type { Session } from './photographer.ts'
import { type Role, roles } from './screen.ts'

const newcomer = 'bola.ade@demo.toju.ng'
const newShop = 'uche.shop@demo.toju.ng'
const newAdmin = 'simi.desk@demo.toju.ng'

/** Signs everybody in, and first makes those who have just begun. */
export async function openSessions(demo: DemoServer): Promise<Map<Role, Session>> {
  await signUp(demo, newcomer)
  const superAdmin = await apiAs(demo, demo.superAdmin)
  await superAdmin.send('/auth/confirm-password', { password: demo.password })
  await openShop(demo, superAdmin)
  await invite(demo, superAdmin)
  const emails: Record<Exclude<Role, 'visitor'>, string> = {
    ...{ newcomer, 'new shop': newShop, 'new admin': newAdmin },
    owner: demo.owner,
    chatting: demo.chatting,
    merchant: demo.merchant,
    applicant: demo.applicant,
    refused: demo.refused,
    admin: demo.admin,
    'super-admin': demo.superAdmin,
  }
  const sessions = new Map<Role, Session>()
  for (const role of roles)
    if (role !== 'visitor') sessions.set(role, await logIn(demo, emails[role]))
  return sessions
}

/** A user with the plan of a merchant, and nothing else. */
async function openShop(demo: DemoServer, superAdmin: Api): Promise<void> {
  await signUp(demo, newShop)
  const [id] = await superAdmin.idsOf(`/admin/users?search=${encodeURIComponent(newShop)}`, 'users')
  await superAdmin.send(`/admin/users/${id}/pass`, {
    ...{ plan: 'Merchant', days: 30, reason: 'For the gallery' },
  })
}

async function invite(demo: DemoServer, superAdmin: Api): Promise<void> {
  await superAdmin.send('/admin/users', {
    ...{ firstName: 'Simi', lastName: 'Cole', email: newAdmin, phoneNumber: '08035550188' },
  })
  await acceptInvitation(demo, newAdmin)
}
