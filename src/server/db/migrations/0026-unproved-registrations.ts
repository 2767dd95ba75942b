/** Finds registrations that nobody verified, by their age, and whether any claim of a person was refused. */
export function statements(): string[] {
  return [
    'create index users_unproved on users (created_at) where email_claim <> email',
    'drop index dispute_sides_of_owner',
    'create index dispute_sides_of_owner on dispute_sides (owner_id, standing)',
  ]
}
