-- Whether a member may play, deposit or withdraw with an asset: null when yes, else the reason. The row is locked
-- until the caller's transaction ends, so that a time-out waits for the bets that came before it and stops all others.
create or replace function protection_gate(p_member_id bigint, p_action text, p_asset text)
returns text language plpgsql as $$
declare
  v_member protection_members;
begin
  if p_action is null or p_action not in ('play', 'deposit', 'withdraw') then
    raise exception 'unknown action %', p_action;
  end if;
  select * into v_member from protection_members where member_id = p_member_id for share;
  if not found then return 'unknown'; end if;
  if v_member.disabled_at is not null then return 'disabled'; end if;
  if v_member.kind = 'trial' and (p_action <> 'play' or p_asset is distinct from 'FUN') then
    return 'trial-real-money';
  end if;
  if v_member.kind = 'real' and p_asset = 'FUN' then return 'real-play-money'; end if;
  -- The member may always withdraw their balance.
  if p_action = 'withdraw' then return null; end if;
  -- An exclusion ends when its time is over and the member asked to return at least a day ago.
  if v_member.excluded_until > clock_timestamp() or v_member.return_from > clock_timestamp()
     or v_member.excluded_until is not null
     and (v_member.return_from is null or v_member.return_from < v_member.excluded_until) then
    return 'excluded';
  end if;
  if v_member.register_state = 'excluded' then return 'excluded'; end if;
  if v_member.timed_out_until > clock_timestamp() then return 'timed-out'; end if;
  -- The exclusion register did not answer: play and deposits are blocked until it does.
  if v_member.register_state = 'unknown' then return 'unchecked'; end if;
  if p_action = 'play' and v_member.needs_identity then return 'unidentified'; end if;
  if p_action = 'play' and v_member.is_play_held then return 'bills-unpaid'; end if;
  return null;
end $$;
