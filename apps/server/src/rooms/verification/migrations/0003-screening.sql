-- Time of the last search of the sanctions lists, and the lists whose similar name belongs to another person.
alter table verification_members add column screened_at timestamptz;
alter table verification_members add column other_person_on text[] not null default '{}';
