import { createApiKey, listApiKeys, revokeApiKey } from '../../src/api/api-keys/api-keys.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { type ApiKeyScope, apiKeyScopes } from '../../src/domain/api-keys/api-keys.ts'
import type { TestApp, Visitor } from './app.ts'
import { confirmHere, type User } from './users.ts'

/** Creates an API key of a user, who has just confirmed their password. */
export async function makeApiKey(
  app: TestApp,
  user: User,
  scopes: readonly ApiKeyScope[] = apiKeyScopes,
): Promise<{ id: string; secret: string }> {
  await confirmHere(app, user)
  const { data } = await user.call(createApiKey, { name: 'Our shop', scopes: [...scopes] })
  return { id: data.key.id, secret: data.secret }
}

/** A client that calls with an API key of a user. */
export async function programOf(
  app: TestApp,
  user: User,
  scopes?: readonly ApiKeyScope[],
): Promise<Visitor & { keyId: string }> {
  const { id, secret } = await makeApiKey(app, user, scopes)
  return Object.assign(app.visit(), { token: secret, keyId: id })
}

/** The user or, for endpoints that need an API key, a client with their only one. */
export async function callerOf(
  { access }: Pick<Endpoint, 'access'>,
  app: TestApp,
  user: User,
): Promise<Visitor> {
  if (access !== 'api-key') return user
  await revokeAll(user)
  return programOf(app, user)
}

/** Creates a key after revoking all others of the user; returns its id. */
export async function onlyApiKey(app: TestApp, user: User): Promise<string> {
  await revokeAll(user)
  return (await makeApiKey(app, user)).id
}

async function revokeAll(user: User): Promise<void> {
  const { keys } = (await user.call(listApiKeys, {})).data
  for (const { id } of keys) await user.call(revokeApiKey, { id })
}
