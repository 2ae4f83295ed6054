-- Returns the amounts that the lines of a ticket add to the liability of their picks. p_limits: {play: {liability,
-- number, play, min}}, minor units as strings; picks without a limit are omitted. `odds` is the sum over the lines of a
-- pick, so that the remaining amount can be shown as a unit stake for each line.
create or replace function lottery_exposures(
  p_limits jsonb, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[]
) returns table (play text, picks text, odds bigint, added bigint, cap bigint, min text, bucket int)
language sql immutable as $$
  select l.play, l.picks, sum(l.odds)::bigint, sum(lottery_payout(l.unit_stake, l.odds, 1))::bigint,
         (p_limits -> l.play ->> 'liability')::bigint,
         p_limits -> l.play ->> 'min', hashtext(l.play || '|' || l.picks) & 63
    from unnest(p_plays, p_picks, p_unit_stakes, p_odds) as l(play, picks, unit_stake, odds)
   where p_limits -> l.play ? 'liability'
   group by l.play, l.picks;
$$;
