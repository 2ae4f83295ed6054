-- `bonus-abuse` when an operator should review a withdrawal because of gifts of the last 30 days: another account of
-- the same person collected the reward of a mission that this one collected, or both received a birthday gift.
create or replace function loyalty_withdrawal_marks(p_member_id bigint)
returns text[] language plpgsql stable as $$
declare
  v_others bigint[] := protection_others_of_person(p_member_id);
  v_since timestamptz := clock_timestamp() - interval '30 days';
begin
  if cardinality(v_others) > 0 and exists (
       select 1 from loyalty_rewards a
         join loyalty_rewards b on b.member_id = any(v_others) and b.state = 'collected' and b.ended_at > v_since
          and split_part(b.source_key, ':', 1) = split_part(a.source_key, ':', 1)
          and (split_part(a.source_key, ':', 1) = 'birthday'
               or split_part(b.source_key, ':', 2) = split_part(a.source_key, ':', 2))
        where a.member_id = p_member_id and a.state = 'collected' and a.ended_at > v_since
          and split_part(a.source_key, ':', 1) in ('mission', 'birthday')) then
    return array['bonus-abuse'];
  end if;
  return '{}';
end $$;
