import * as z from 'zod/mini'
import { states } from '../domain/places/states.ts'
import { invalid } from './invalid.ts'

// Apart from the other fields: the list of states is not on the first screen of an app.
export const stateName = z.enum(states, { error: invalid('state-missing') })
