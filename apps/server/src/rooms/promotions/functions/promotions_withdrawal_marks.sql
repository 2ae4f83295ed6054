-- `bonus-abuse` when an operator should review a withdrawal because of bonuses of the last 30 days. Either a referral
-- of or by this member was rejected for the same person or device. Or another account of the same person or device took
-- the same offer. Or a bonus became real money by rounds that returned about their stakes, as bets on nearly certain
-- results and opposite bets do (80 % of the wagering, of five rounds or more).
create or replace function promotions_withdrawal_marks(p_member_id bigint)
returns text[] language plpgsql stable as $$
declare
  v_since timestamptz := clock_timestamp() - interval '30 days';
begin
  if exists (
       select 1 from promotions_referrals
        where (member_id = p_member_id or inviter_id = p_member_id)
          and reason in ('same-person', 'same-device', 'same-address') and decided_at > v_since)
     or exists (
       select 1 from promotions_awards a join promotions_awards b using (offer_id)
        where a.member_id = p_member_id and a.at > v_since
          and b.member_id in (select unnest(protection_others_of_person(p_member_id)))
          and b.at > a.at - interval '30 days'
          -- Gifts of operators, cashback and rebates of the member's own play reach every account and are omitted.
          and split_part(a.key, ':', 1) in ('offer', 'deposit', 'birthday'))
     or exists (select 1 from promotions_related_members where member_id = p_member_id and at > v_since)
     or exists (
       select 1 from (
         -- Opposite sides of one round, bet separately to look like risk.
         select g.id, sum(b.counted_minor) as counted,
                sum(b.win_minor) * 10 between sum(b.stake_minor) * 9 and sum(b.stake_minor) * 12 as is_even
           from promotions_grants g join promotions_bets b on b.grant_id = g.id and b.status in ('won', 'lost')
          where g.member_id = p_member_id and g.state = 'converted' and g.ended_at > v_since
          group by g.id, coalesce(b.round_key, b.key)
         having sum(b.counted_minor) > 0) r
        group by r.id
       having count(*) >= 5 and coalesce(sum(counted) filter (where is_even), 0) * 100 >= sum(counted) * 80) then
    return array['bonus-abuse'];
  end if;
  return '{}';
end $$;
