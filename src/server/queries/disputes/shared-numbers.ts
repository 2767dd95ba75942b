import { sql } from 'kysely'

/** The asset of `i`; no asset where a left join found no `i`. */
export const assetOfClaim = sql<string>`coalesce(i.asset_id, '')`

/**
 * Whether another asset, or a list of an authority, has another number of the asset of `i`. Lists
 * that do not count any more are among them: `withStandings` leaves them out.
 */
const sharesNumber = sql<boolean>`exists (
  select 1 from identifiers as mine where mine.asset_id = ${assetOfClaim} and mine.key <> i.key and (
    exists (select 1 from identifiers as theirs
      where theirs.key = mine.key and theirs.asset_id <> mine.asset_id)
    or exists (select 1 from listing_entries as e where e.key = mine.key)))`

/**
 * Whether others may have another number of the asset of `i`, or there was a dispute about any of its
 * numbers. Counted, because PostgreSQL would read all numbers for an `exists` that does not name `i.key`.
 */
export const hasOtherClaims = sql<boolean>`(${sharesNumber} or
  (select count(*) from identifiers as mine
    join disputes on disputes.namespace = mine.namespace and disputes.key = mine.key
    where mine.asset_id = ${assetOfClaim}) > 0)`

/**
 * Whether the row of `i` and its report `r` may change an answer. The hidden asset of one owner, with no
 * number that anybody else has, is left out, or reading it would take measurably longer than reading
 * nothing.
 */
export const mayChangeAnswer = sql<boolean>`(i.asset_hidden = 0 or r.id is not null
  or exists (select 1 from identifiers as same
    where same.key = coalesce(i.key, '') and same.asset_id <> i.asset_id)
  or ${sharesNumber})`
