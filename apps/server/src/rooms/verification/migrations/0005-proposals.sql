-- What one operator found out about a person of whom no picture of a document is stored; a second one approves it. The
-- request itself names the row alone, because requests stand in the audit trail.
create table verification_proposals (
  -- A keyed hash of what is proposed, so that a repeated request finds its row.
  mark text primary key,
  member_id bigint not null,
  name_sealed bytea not null,
  birth_sealed bytea,
  expires_on date,
  -- Lists of sanctions with such a name that name somebody else.
  lists text[] not null default '{}',
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp()
);
create index verification_proposals_member on verification_proposals (member_id, asked_at);
