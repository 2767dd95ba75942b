import type { Assets, Reports } from '../src/server/db/tables.ts'

/** Before the finds of `createOpenReports`. */
const at = 1_759_900_000_000

/** A phone with nothing said of it that need not be. */
export const assetRow: Omit<Assets, 'id' | 'owner_id'> = {
  type: 'Gadget',
  name: 'Black phone',
  description: 'A scratch on the back',
  image_url: null,
  receipt_url: null,
  brand: null,
  model: null,
  colour: null,
  year: null,
  registration_state: null,
  vehicle_id: null,
  hidden: 0,
  disputed: 0,
  created_at: at,
  updated_at: at,
  purchased_on: null,
  purchased_from: null,
  price: null,
  warranty_until: null,
  notes: null,
  label_code: null,
  words: null,
  changed_hands: null,
  first_registered_at: null,
}

/** An open loss. */
export const reportRow: Omit<Reports, 'id' | 'asset_id' | 'reporter_id'> = {
  status: 'Lost',
  stage: 'active',
  reported_as: 'Lost',
  name: 'Black phone',
  description: 'On the bus',
  last_seen_date: null,
  last_seen_time: null,
  location: null,
  state: null,
  image_url: null,
  reason: null,
  police_reference: null,
  police_station: null,
  done_steps: null,
  outcome: null,
  created_at: at,
  confirmed_at: null,
  closed_at: null,
  rewordings: null,
  held: 0,
}
