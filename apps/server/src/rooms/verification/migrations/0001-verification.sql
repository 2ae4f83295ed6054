-- Identity of a member after the review of a document. One row per reviewed member.
create table verification_members (
  member_id bigint primary key,
  state text not null check (state in ('verified', 'refused')),
  -- Name on the document, sealed; null after a refusal.
  name_sealed bytea,
  decided_at timestamptz not null default clock_timestamp(),
  -- Login name of the operator; null for automatic decisions (demonstration).
  decided_by text,
  -- Last day on which the document is valid.
  expires_on date,
  -- Reason shown to the member after a refusal.
  note text,
  -- Date of birth on the document, sealed; null if none was recorded.
  birth_sealed bytea,
  -- Time when the account was closed. All of this is deleted five years later.
  closed_at timestamptz,
  constraint verification_name_when_verified check ((state = 'verified') = (name_sealed is not null))
);

-- Pictures of documents sent by members, re-encoded and sealed. Only operators who decide on them may open one.
create table verification_documents (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('identityCard', 'passport', 'drivingLicence')),
  side text not null check (side in ('front', 'back', 'face')),
  -- Part of the sealed value's context; known before the row exists.
  mark uuid not null unique,
  picture_sealed bytea not null,
  sent_at timestamptz not null default clock_timestamp(),
  -- Time of the decision, or of a newer picture of the same side.
  decided_at timestamptz,
  closed_at timestamptz
);
create index verification_documents_member on verification_documents (member_id, id);
create index verification_documents_open on verification_documents (id) where decided_at is null;
create index verification_documents_sent on verification_documents (sent_at);
create index verification_documents_closed on verification_documents (closed_at) where closed_at is not null;

-- Checks of documents by a provider of identity checks, one for each submission of a member.
create table verification_checks (
  -- The provider's reference of the check; a repeated request finds the same check.
  ref uuid primary key,
  member_id bigint not null,
  kind text not null,
  -- waiting: to be sent; decided by the provider: approved, refused; for an operator's review: unknown, hit; left: an
  -- operator decided first.
  state text not null check (state in ('waiting', 'pending', 'approved', 'refused', 'unknown', 'hit', 'left')),
  -- Sanctions lists that contain a similar name.
  lists text[] not null default '{}',
  tries int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  answered_at timestamptz
);
create index verification_checks_due on verification_checks (due_at) where state in ('waiting', 'pending');
create index verification_checks_member on verification_checks (member_id, due_at);

-- Whether the market's identity check before play was applied to all members; no row: not required.
create table verification_before_play (
  is_needed boolean primary key
);
create unique index verification_before_play_one on verification_before_play ((true));

-- An operator's data about a person without a stored document, which a second operator approves. The request names
-- only the row, because requests are stored in the audit trail.
create table verification_proposals (
  -- Keyed hash of the proposal, so that a repeated request finds its row.
  mark text primary key,
  member_id bigint not null,
  name_sealed bytea not null,
  birth_sealed bytea,
  expires_on date,
  -- Sanctions lists whose similar name belongs to another person.
  lists text[] not null default '{}',
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp()
);
create index verification_proposals_member on verification_proposals (member_id, asked_at);
