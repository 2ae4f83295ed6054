-- Verified members whose names are searched again, the longest unsearched first.
create index concurrently if not exists verification_members_screened on verification_members (screened_at nulls first)
 where state = 'verified' and closed_at is null and birth_sealed is not null;
