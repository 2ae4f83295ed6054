-- Identity of a member after review of a document. One row per reviewed member.
create table verification_members (
  member_id bigint primary key,
  state text not null check (state in ('verified', 'refused')),
  -- The name as the document has it, sealed; null after a refusal.
  name_sealed bytea,
  decided_at timestamptz not null default clock_timestamp(),
  -- Login name of the operator; null where no person decided (demonstration).
  decided_by text,
  -- After this day the document proves nothing any more.
  expires_on date,
  -- Reason shown to the member after a refusal.
  note text,
  -- Date of birth on the document, sealed; null where none was recorded.
  birth_sealed bytea,
  -- When the account was closed: five years later all of this goes.
  closed_at timestamptz,
  constraint verification_name_when_verified check ((state = 'verified') = (name_sealed is not null))
);

-- Pictures of documents that members sent, redrawn and sealed; only operators who decide may open one.
create table verification_documents (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('identityCard', 'passport', 'drivingLicence')),
  side text not null check (side in ('front', 'back', 'face')),
  -- Part of the sealed value's context, known before the row is.
  mark uuid not null unique,
  picture_sealed bytea not null,
  sent_at timestamptz not null default clock_timestamp(),
  -- When it was decided, or replaced by a later picture of the same side.
  decided_at timestamptz,
  closed_at timestamptz
);
create index verification_documents_member on verification_documents (member_id, id);
create index verification_documents_open on verification_documents (id) where decided_at is null;
create index verification_documents_sent on verification_documents (sent_at);
create index verification_documents_closed on verification_documents (closed_at) where closed_at is not null;

-- Documents that a provider of identity checks was asked about, one check for each time a member sent some.
create table verification_checks (
  -- What the provider knows the check by; the same again is the same check.
  ref uuid primary key,
  member_id bigint not null,
  kind text not null,
  -- waiting: to be sent; clear of a person: approved, refused; for a person: unknown, hit; left: somebody decided
  -- first.
  state text not null check (state in ('waiting', 'pending', 'approved', 'refused', 'unknown', 'hit', 'left')),
  -- Where a name like the one of the document stands on a list of sanctions.
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

-- What one operator found out about a person of whom no picture of a document is stored; a second one approves it.
-- The request itself names the row alone, because requests stand in the audit trail.
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
