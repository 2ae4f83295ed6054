-- What the kind of a reward alone reads, such as what free rounds win.
alter table loyalty_rewards add column details jsonb;
