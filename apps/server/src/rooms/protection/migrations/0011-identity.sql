-- Whether the market wants the member's identity verified before play, and it is not.
alter table protection_members add column needs_identity boolean not null default false;
