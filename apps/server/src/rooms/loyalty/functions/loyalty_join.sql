-- Puts members without a level at the first level.
create or replace function loyalty_join(p_members bigint[], p_asset text, p_today date) returns void
language plpgsql as $$
begin
  insert into loyalty_members (member_id, asset, keep_from, check_on)
  select m, p_asset, p_today, p_today + (select keep_days from loyalty_terms)
    from (select distinct unnest(p_members) as m) x order by m
  on conflict (member_id) do nothing;
end $$;
