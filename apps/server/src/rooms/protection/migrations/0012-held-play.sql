-- Members who may not play until they have paid what they owe to others; set by the room whose rule it is.
alter table protection_members add column is_play_held boolean not null default false;
create index protection_members_held on protection_members (member_id) where is_play_held;
