-- Checks a transfer to a place that reports bets only afterwards, such as a wallet at a vendor, and rejects it above a
-- limit. All money held there after the transfer (p_amount) could be staked and lost, so it has to fit into the
-- remainder of every limit on bets. Called in the transaction that moves the money, after the gate, which holds the
-- member's row. Waits for a bet in progress.
create or replace function protection_make_room(p_member_id bigint, p_amount bigint) returns void language plpgsql as $$
declare
  v_kind text;
  v_period text;
  v_left bigint;
begin
  perform 1 from protection_members where member_id = p_member_id and is_play_limited;
  if not found then return; end if;
  perform 1 from protection_sums where member_id = p_member_id for no key update;
  select l.kind, l.period, l.left_over into v_kind, v_period, v_left
    from protection_limits_left(p_member_id, protection_slot(clock_timestamp())) l
   where l.left_over < case l.kind when 'session' then 1 else p_amount end
   order by l.left_over limit 1;
  if found then perform protection_refuse_limit(v_kind, v_period, v_left); end if;
end $$;
