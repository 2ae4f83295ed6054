-- Whether the cookie outlives the browser, so that a new one in its place does so too.
alter table identity_sessions add column is_remembered boolean not null default false;
update identity_sessions set is_remembered = true where absolute_expires_at > created_at + interval '25 hours';
