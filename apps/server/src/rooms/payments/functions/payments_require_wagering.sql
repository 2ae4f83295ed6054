-- Adds the turnover that a deposit requires before a withdrawal. Play before the deposit does not count towards it.
create or replace function payments_require_wagering(p_member_id bigint, p_asset text, p_deposit bigint)
returns void language sql as $$
  insert into payments_wagering as w (member_id, asset, total_minor, left_minor)
  select p_member_id, p_asset, required_minor, required_minor
    from (select p_deposit * wagering_percent / 100 as required_minor
            from payments_withdrawal_terms where asset = p_asset and level = 0) t
   where required_minor > 0
  on conflict (member_id, asset) do update set
    total_minor = excluded.total_minor + case when w.left_minor = 0 then 0 else w.total_minor end,
    left_minor = w.left_minor + excluded.left_minor,
    since = case when w.left_minor = 0 then excluded.since else w.since end;
$$;
