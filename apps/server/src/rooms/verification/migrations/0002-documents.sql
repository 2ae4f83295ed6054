-- Pictures of documents that members sent, drawn anew and sealed; nobody but who decides may open one.
create table verification_documents (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('identityCard', 'passport', 'drivingLicence')),
  side text not null check (side in ('front', 'back', 'face')),
  -- Part of the sealed value's context, known before the row is.
  mark uuid not null unique,
  picture_sealed bytea not null,
  sent_at timestamptz not null default clock_timestamp(),
  -- When somebody decided on it, or a later picture of the same side took its place.
  decided_at timestamptz
);
create index verification_documents_member on verification_documents (member_id, id);
create index verification_documents_open on verification_documents (id) where decided_at is null;
create index verification_documents_sent on verification_documents (sent_at);

alter table verification_members
  -- After this day the document proves nothing any more.
  add column expires_on date,
  -- What the member is told after a refusal.
  add column note text;
