-- Allows a member's bet or rejects it: protection.refused {reason, until}, for a limit {reason: 'limit', kind, period,
-- left}. Every kind of play calls it in the transaction of the bet. For a member without limits it costs only the gate.
-- For a member with limits, the row of the sums is locked until the transaction ends, so that concurrent bets are
-- counted one at a time and none uses an amount that another has used.
create or replace function protection_play(
  p_member_id bigint, p_asset text, p_bet_id uuid, p_stake_minor bigint, p_product text, p_game_id text,
  p_game_name text, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_reason text := protection_gate(p_member_id, 'play', p_asset);
  v_sums protection_sums;
  v_slot timestamptz;
  v_kind text;
  v_period text;
  v_left bigint;
begin
  if v_reason is not null then perform protection_refuse(p_member_id, v_reason); end if;
  -- The gate holds the member's row, so that no first limit can be set between these two statements.
  perform 1 from protection_members where member_id = p_member_id and is_play_limited;
  if not found then return; end if;

  v_slot := protection_slot(p_at);
  -- Almost every bet, in one statement: it fits into the smallest remainder, so it fits into every limit.
  with taken as (
    update protection_sums s set left_minor = s.left_minor - p_stake_minor
     where s.member_id = p_member_id and s.slot_at = v_slot and s.left_minor >= p_stake_minor
       and (s.session_minutes is null or s.session_minutes > coalesce((
         -- protection_session_minutes inlined: a call would cost as much as the rest.
         select extract(epoch from clock_timestamp() - e.began_at) / 60 from protection_sessions e
          where e.member_id = p_member_id and e.seen_at > clock_timestamp() - interval '30 minutes'
          order by e.began_at desc limit 1), 0))
    returning s.member_id
  )
  insert into protection_bets (bet_id, member_id, asset, product, game_id, game_name, stake_minor, placed_at)
  select p_bet_id, t.member_id, p_asset, p_product, p_game_id, p_game_name, p_stake_minor, p_at from taken t;
  if found then return; end if;

  select * into v_sums from protection_sums where member_id = p_member_id for no key update;
  if v_sums.slot_at is distinct from v_slot then
    perform protection_recount(p_member_id, v_slot);
    select * into v_sums from protection_sums where member_id = p_member_id;
  end if;
  if v_sums.left_minor < p_stake_minor
     or v_sums.session_minutes is not null and protection_session_minutes(p_member_id) >= v_sums.session_minutes then
    select l.kind, l.period, l.left_over into strict v_kind, v_period, v_left
      from protection_limits_left(p_member_id, v_slot) l
     where l.left_over < case l.kind when 'session' then 1 else p_stake_minor end
     order by l.left_over limit 1;
    perform protection_refuse_limit(v_kind, v_period, v_left);
  end if;

  update protection_sums set left_minor = left_minor - p_stake_minor where member_id = p_member_id;
  insert into protection_bets (bet_id, member_id, asset, product, game_id, game_name, stake_minor, placed_at)
  values (p_bet_id, p_member_id, p_asset, p_product, p_game_id, p_game_name, p_stake_minor, p_at);
end $$;
