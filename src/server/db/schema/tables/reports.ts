import { ownedBy, theOwner, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

/** Which reports a list of assets shows: it says that something is reported, or was found. */
export const isShownReport = "closed_at is null or reported_as = 'Found'"

export const reports = {
  reports: {
    columns: {
      id: 'text primary key',
      asset_id: 'text not null references assets (id)',
      reporter_id: 'text not null references users (id)',
      status: "text not null check (status in ('Lost', 'Stolen', 'Found'))",
      stage: "text not null check (stage in ('pending', 'active', 'inactive', 'archived'))",
      /** The status when the report was made: that of a recovered loss is later Found. */
      reported_as: 'text not null',
      name: 'text not null',
      description: 'text not null',
      last_seen_date: 'text',
      last_seen_time: 'text',
      location: 'text',
      state: 'text',
      image_url: 'text',
      reason: 'text',
      /** Only the reporter and staff see it, like `police_station`. */
      police_reference: 'text',
      police_station: 'text',
      /** JSON list of the checklist steps that the reporter has ticked; null is none. */
      completed_steps: 'text',
      /** Null while it is open. */
      outcome: "text check (outcome in ('recovered', 'handed-over', 'refused', 'closed'))",
      created_at: 'instant not null',
      confirmed_at: 'instant',
      closed_at: 'instant',
      /** How often its text was changed; null is never. */
      edits: 'integer',
      /**
       * Somebody had registered the identifier before: lookups do not show it until staff confirm
       * it.
       */
      held: 'flag not null default 0',
      /** When its reporter last confirmed that the asset is still missing. */
      still_missing_at: 'instant',
      /** When its reporter was last asked. */
      asked_at: 'instant',
      /** 1 if its reporter does not want to be asked. */
      asking_ended: 'flag',
    },
    indexes: {
      one_open_report_of_asset: 'unique (asset_id) where closed_at is null',
      reports_of_asset: '(asset_id)',
      reports_by_image: '(image_url) where image_url is not null',
      reports_by_stage: '(stage, created_at, id)',
      reports_by_time: '(created_at, id)',
      reports_by_name: '(lower(name) collate "C", id)',
      reports_of_reporter: '(reporter_id, created_at, id)',
      // For a common name with a selective filter.
      reports_by_stage_and_name: '(stage, lower(name) collate "C", id)',
      reports_of_reporter_in_stage: '(reporter_id, stage, created_at, id)',
      reports_to_ask:
        "((coalesce(asked_at, created_at)), id) where closed_at is null and stage = 'active' and asking_ended is null",
      // What a list of assets shows of its owner's reports.
      reports_of_reporter_shown: `(reporter_id, asset_id, closed_at, reported_as, status) where ${isShownReport}`,
    },
    personal: ownedBy({ column: 'reporter_id', is: 'id' }, [
      'id',
      'asset_id',
      'reporter_id',
      'status',
      'stage',
      'reported_as',
      'name',
      'description',
      'last_seen_date',
      'last_seen_time',
      'location',
      'state',
      'image_url',
      'reason',
      'created_at',
      'confirmed_at',
      'closed_at',
      'police_reference',
      'police_station',
      'completed_steps',
      'outcome',
      'held',
      'edits',
      'still_missing_at',
      'asked_at',
      'asking_ended',
    ]),
    activity: 'logged',
  },
  /** Answers of an identifier's earlier registrants to somebody else's report. */
  owner_answers: {
    columns: {
      id: 'text primary key',
      report_id: 'text not null references reports (id) on delete cascade',
      /** The registrant's asset. */
      asset_id: 'text not null references assets (id) on delete cascade',
      owner_id: 'text not null references users (id) on delete cascade',
      answer: "text check (answer in ('mine', 'not-mine'))",
      created_at: 'instant not null',
      answered_at: 'instant',
    },
    constraints: ['unique (report_id, owner_id)'],
    indexes: {
      owner_answers_of_owner: '(owner_id)',
      owner_answers_of_asset: '(asset_id)',
    },
    personal: ownedBy(
      theOwner,
      ['id', 'asset_id', 'owner_id', 'answer', 'created_at', 'answered_at'],
      {
        // The report belongs to another user.
        withheld: ['report_id'],
      },
    ),
    activity: 'logged',
  },
  /**
   * Identifiers that were just registered or reported, and that a job has to compare with other
   * claims.
   */
  unsettled_claims: {
    columns: {
      id: 'text primary key',
      namespace: 'text not null',
      key: 'text not null',
      actor_id: 'text not null',
      report_id: 'text',
      created_at: 'instant not null',
    },
    indexes: {
      unsettled_claims_by_time: '(created_at, id)',
    },
    personal: ownedBy({ column: 'actor_id', is: 'id' }, [
      'id',
      'namespace',
      'key',
      'actor_id',
      'report_id',
      'created_at',
    ]),
    activity: 'logged',
  },
  /** Found reports whose finders have not confirmed their e-mail yet. */
  pending_found_reports: {
    columns: {
      /** SHA-256 of the mailbox and who sent it: others write in the name of a finder, too. */
      requester: 'text primary key',
      /** In lower case. */
      email: 'text not null',
      /** Which version of the report its sender sees. Nobody else knows it. */
      draft: 'text not null unique',
      /** Salt of the code's hash. */
      id: 'text not null',
      code_hash: 'text not null',
      tries_left: 'integer not null',
      /** JSON: the parsed input. */
      report: 'text not null',
      /** JSON: what its confirmation was answered, for who did not get the answer and confirms again. */
      answer: 'text',
      created_at: 'instant not null',
      expires_at: 'instant not null',
    },
    indexes: {
      pending_found_reports_by_end: '(expires_at)',
      pending_found_reports_of_email: '(email)',
    },
    personal: ownedBy(
      { column: 'email', is: 'email' },
      ['email', 'tries_left', 'report', 'created_at', 'expires_at'],
      {
        withheld: ['id', 'code_hash', 'draft', 'requester', 'answer'],
      },
    ),
    activity: { notLogged: 'becomes a report, and then there is an entry' },
  },
} as const satisfies Schema

export const confirmations = {
  /** Questions to users whether a report or an asset of theirs is unchanged. */
  confirmation_questions: {
    columns: {
      /** Random. The link in the mail contains it, signed. */
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      subject: "text not null check (subject in ('report', 'asset'))",
      subject_id: 'text not null',
      asked_at: 'instant not null',
      answered_at: 'instant',
      answer: "text check (answer in ('still', 'stop'))",
    },
    constraints: ['unique (subject_id, asked_at)'],
    indexes: {
      confirmation_questions_of_user: '(user_id, asked_at)',
      confirmation_questions_by_time: '(asked_at)',
    },
    personal: ownedBy(
      theUser,
      ['user_id', 'subject', 'subject_id', 'asked_at', 'answered_at', 'answer'],
      {
        // Part of a link that answers without a log-in.
        withheld: ['id'],
      },
    ),
    activity: { notLogged: 'a question; its answer is logged at the report or the asset' },
  },
} as const satisfies Schema
