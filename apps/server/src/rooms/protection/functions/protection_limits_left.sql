-- The remainder of each limit that applies to a bet, in periods that reach back from a slot: minor units, or minutes
-- for sessions. A bet counts where it was placed: its stake counts as lost until it is decided, and its payout is
-- subtracted then. Refunded stakes do not count.
create or replace function protection_limits_left(p_member_id bigint, p_slot timestamptz)
returns table (kind text, period text, left_over bigint) language sql stable as $$
  select l.kind, l.period, l.limit_value - case l.kind
      when 'session' then protection_session_minutes(p_member_id)
      else (select coalesce(sum(b.stake_minor - case l.kind when 'loss' then b.win_minor else 0 end), 0)::bigint
              from protection_bets b
             where b.member_id = p_member_id and b.placed_at >= protection_period_start(l.period, p_slot)
               and b.status in ('open', 'won', 'lost')) end
    from protection_limits l
   where l.member_id = p_member_id and l.kind <> 'deposit' and l.limit_value is not null;
$$;
