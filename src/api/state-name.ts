import * as z from 'zod/mini'
import { states } from '../domain/places/states.ts'
import { invalid } from './invalid.ts'

// In its own file, so that the first screen of an app does not load the list of states.
export const stateName = z.enum(states, { error: invalid('state-missing') })
