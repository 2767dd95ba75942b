import * as z from 'zod/mini'
import { languages } from '../domain/languages.ts'
import { invalid } from './invalid.ts'

/** One of the languages that Toju answers in. */
export const languageName = z.enum(languages, { error: invalid('language') })
