-- Corrects a member's day by amounts that two operators approved, once for their approval. The days of the member and
-- of their upline of that day follow, and so do bills without any payment. No amount of a day becomes negative. Returns
-- the number of the correction.
create or replace function agency_correct_day(
  p_member_id bigint, p_day date, p_product text, p_turnover bigint, p_prize bigint, p_bonus bigint,
  p_approval bigint, p_reason text, p_asked_by text, p_approved_by text, p_zone text
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from agency_corrections where approval_id = p_approval;
  if found then return v_id; end if;
  insert into agency_corrections (member_id, day, product, turnover_minor, prize_minor, bonus_minor, reason,
                                  approval_id, asked_by, approved_by)
  values (p_member_id, p_day, p_product, p_turnover, p_prize, p_bonus, p_reason, p_approval, p_asked_by, p_approved_by)
  returning id into v_id;
  if p_day < (clock_timestamp() at time zone p_zone)::date then
    insert into agency_corrected_days (day) values (p_day) on conflict (day) do update set at = excluded.at;
  end if;
  perform agency_add_days(jsonb_build_array(jsonb_build_object('memberId', p_member_id, 'day', p_day,
    'product', p_product, 'turnover', p_turnover, 'prize', p_prize, 'bonus', p_bonus)));
  perform 1
     from agency_days d join agency_product_days p using (member_id, is_team, day)
    where d.member_id = p_member_id and not d.is_team and d.day = p_day and p.product = p_product
      and least(d.turnover_minor, d.prize_minor, d.bonus_minor, p.turnover_minor, p.prize_minor) < 0;
  if found then raise exception 'agency.correction.below' using errcode = 'FL001'; end if;
  return v_id;
end $$;
