-- Odds of the highest prize of each line, in the order of the lines: its odds times the hits of that prize, which
-- p_limits has as {play: {times}} for bets with several prizes. The limits of the house count this prize once.
create or replace function lottery_top_odds(p_limits jsonb, p_plays text[], p_odds bigint[]) returns bigint[]
language sql immutable as $$
  select array_agg(l.odds * coalesce((p_limits -> l.play ->> 'times')::bigint, 1) order by l.line_no)
    from unnest(p_plays, p_odds) with ordinality as l(play, odds, line_no);
$$;
