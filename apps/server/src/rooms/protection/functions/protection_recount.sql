-- Adds up a member's stakes and losses over the periods that reach back from a slot. A bet counts where it was placed:
-- its stake is lost until it is decided, and what it brings is taken off then. Stakes that were given back do not
-- count. The caller holds the row.
create or replace function protection_recount(p_member_id bigint, p_slot timestamptz)
returns void language plpgsql as $$
declare
  v_day timestamptz := protection_period_start('day', p_slot);
  v_week timestamptz := protection_period_start('week', p_slot);
begin
  update protection_sums s
     set slot_at = p_slot,
         staked_day_minor = b.staked_day, staked_week_minor = b.staked_week, staked_month_minor = b.staked_month,
         lost_day_minor = b.staked_day - b.won_day, lost_week_minor = b.staked_week - b.won_week,
         lost_month_minor = b.staked_month - b.won_month
    from (select coalesce(sum(stake_minor) filter (where placed_at >= v_day), 0)::bigint as staked_day,
                 coalesce(sum(stake_minor) filter (where placed_at >= v_week), 0)::bigint as staked_week,
                 coalesce(sum(stake_minor), 0)::bigint as staked_month,
                 coalesce(sum(win_minor) filter (where placed_at >= v_day), 0)::bigint as won_day,
                 coalesce(sum(win_minor) filter (where placed_at >= v_week), 0)::bigint as won_week,
                 coalesce(sum(win_minor), 0)::bigint as won_month
            from protection_bets
           where member_id = p_member_id and placed_at >= protection_period_start('month', p_slot)
             and status in ('open', 'won', 'lost')) b
   where s.member_id = p_member_id;
end $$;
