-- What corrections of days whose rebate was laid down change of the next rebate, as money: the cap of the day, and the
-- level that the member had then, are in it. Below zero while a rebate was too high and nothing has made up for it yet.
create table loyalty_owed (
  member_id bigint primary key,
  amount_minor bigint not null
);
insert into loyalty_owed (member_id, amount_minor)
select c.member_id, sum(c.turnover_minor * coalesce((l.rebates ->> c.product)::int, 0) / 10000)::bigint
  from loyalty_carried c join loyalty_members m using (member_id) join loyalty_levels l on l.level = m.level
 group by 1;
drop table loyalty_carried;

-- When a run came to the members that it looked at last: the level of then decides.
alter table loyalty_runs add laid_at timestamptz not null default clock_timestamp();
