/** A person's copy and their erasure find their pictures by whose record claimed them. */
export function statements(): string[] {
  return ['create index uploads_of_claimant on uploads (claimed_by) where claimed_by is not null']
}
