-- Who a member is, once somebody has looked at a document. One row per member whose identity was looked at.
create table verification_members (
  member_id bigint primary key,
  state text not null check (state in ('verified', 'refused')),
  -- The name as the document has it, sealed; null after a refusal.
  name_sealed bytea,
  decided_at timestamptz not null default clock_timestamp(),
  -- Login name of the operator; null where no person decided (demonstration).
  decided_by text,
  constraint verification_name_when_verified check ((state = 'verified') = (name_sealed is not null))
);
