-- The version of a game's rules that holds for draws of a day: number widths have changed over the years.
create function lottery_rules_at(p_game_code text, p_day date) returns int language sql stable as $$
  select r.version from lottery_rules r where r.game_code = p_game_code and r.valid_from <= p_day order by r.valid_from desc, r.version desc limit 1;
$$;

-- How the sources of official results answer; written by whichever process asked last.
create table lottery_feed_health (
  name text primary key,
  asked_at timestamptz not null,
  answered_at timestamptz,
  failures_in_row int not null default 0,
  -- Why the last answer was none; null once it answers properly again.
  failure text,
  refused_at timestamptz,
  refusal text
);
