-- Operator code of the language at the last log-in: what the member did not ask for is written in it.
alter table identity_members add column language text;
