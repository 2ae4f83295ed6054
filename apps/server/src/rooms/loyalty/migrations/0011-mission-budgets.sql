-- The most that the rewards of a mission may come to, and what was given so far: never more, however many members reach
-- it at once. A mission from before keeps what it gave and gives nothing more until two operators set its budget.
alter table loyalty_missions
  add budget_minor bigint,
  add spent_minor bigint not null default 0,
  -- Raised by every change, so that an approved request does not overwrite another change.
  add version int not null default 1;
update loyalty_missions s
   set spent_minor = (select coalesce(sum(amount_minor), 0) from loyalty_rewards r
                       where starts_with(r.source_key, format('mission:%s:', s.id)));
update loyalty_missions set budget_minor = greatest(amount_minor, spent_minor);
alter table loyalty_missions
  alter budget_minor set not null,
  add check (budget_minor >= amount_minor),
  add check (spent_minor between 0 and budget_minor);
