import { isLanguage, type Language } from '../../../domain/languages.ts'
import type { Queries } from '../../db/database.ts'
import { findUserByEmail } from './registrations.ts'
import { languageOfUser } from './users.ts'

/** The language that a visitor chose, else that of the account with the e-mail, else English. */
export async function languageOfVisitor(
  db: Queries,
  { email, language }: { email: string; language?: string | null | undefined },
): Promise<Language> {
  if (language && isLanguage(language)) return language
  const user = await findUserByEmail(db, email)
  return user ? languageOfUser(user) : 'en'
}
