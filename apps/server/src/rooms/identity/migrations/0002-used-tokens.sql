-- Whether a call with this token was accepted. The first one ends the other tokens of the session, after a minute.
alter table identity_tokens add column is_used boolean not null default false;
