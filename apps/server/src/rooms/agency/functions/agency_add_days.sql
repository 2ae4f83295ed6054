-- Adds amounts to the days of members and of their whole upline. Rows: memberId, day, product (of bets), and the
-- amounts of deposit, withdrawal, turnover, prize, bonus, commission and bets. They are written in the order of their
-- keys, so that two writers wait for one another and cannot deadlock.
create or replace function agency_add_days(p_rows jsonb) returns void language plpgsql as $$
begin
  with change as (
    select r.*, agency_path_on(r."memberId", r.day) as path
      from jsonb_to_recordset(p_rows) as r("memberId" bigint, day date, deposit bigint, withdrawal bigint,
        turnover bigint, prize bigint, bonus bigint, commission bigint, bets int)
  ), spread as (
    select c."memberId" as member_id, false as is_team, c.* from change c
    union all
    select u.id, true, c.* from change c, unnest(c.path || c."memberId") as u(id)
  )
  insert into agency_days as d (member_id, is_team, day, deposit_minor, withdrawal_minor, turnover_minor, prize_minor,
    bonus_minor, commission_minor, bets)
  select member_id, is_team, day, coalesce(sum(deposit), 0), coalesce(sum(withdrawal), 0), coalesce(sum(turnover), 0),
         coalesce(sum(prize), 0), coalesce(sum(bonus), 0), coalesce(sum(commission), 0), coalesce(sum(bets), 0)
    from spread group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, is_team, day) do update
    set deposit_minor = d.deposit_minor + excluded.deposit_minor,
        withdrawal_minor = d.withdrawal_minor + excluded.withdrawal_minor,
        turnover_minor = d.turnover_minor + excluded.turnover_minor,
        prize_minor = d.prize_minor + excluded.prize_minor,
        bonus_minor = d.bonus_minor + excluded.bonus_minor,
        commission_minor = d.commission_minor + excluded.commission_minor,
        bets = d.bets + excluded.bets;

  with change as (
    select r.*, agency_path_on(r."memberId", r.day) as path
      from jsonb_to_recordset(p_rows) as r("memberId" bigint, day date, product text, turnover bigint, prize bigint,
        bets int)
     where r.product is not null
  ), spread as (
    select c."memberId" as member_id, false as is_team, c.* from change c
    union all
    select u.id, true, c.* from change c, unnest(c.path || c."memberId") as u(id)
  )
  insert into agency_product_days as d (member_id, is_team, day, product, turnover_minor, prize_minor, bets)
  select member_id, is_team, day, product, coalesce(sum(turnover), 0), coalesce(sum(prize), 0), coalesce(sum(bets), 0)
    from spread group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (member_id, is_team, day, product) do update
    set turnover_minor = d.turnover_minor + excluded.turnover_minor,
        prize_minor = d.prize_minor + excluded.prize_minor,
        bets = d.bets + excluded.bets;
end $$;
