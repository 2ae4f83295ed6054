-- The level to which a member may be promoted now, one step at most; null while there is none. A level that the member
-- held before requires what keeps it, counted since the current period began; all others require total deposits and
-- turnover.
create or replace function loyalty_next_level(m loyalty_members) returns int language sql stable as $$
  select l.level from loyalty_levels l
   where l.level = m.level + 1
     and case when l.level <= m.highest
              then l.keep_minor <= (select coalesce(sum(turnover_minor), 0) from loyalty_days d
                                     where d.member_id = m.member_id and d.day >= m.keep_from)
              else l.deposit_minor <= m.deposit_minor and l.turnover_minor <= m.turnover_minor end;
$$;
