-- The version of a game's rules that applies to draws of a day; number widths have changed over the years.
create or replace function lottery_rules_at(p_game_code text, p_day date) returns int language plpgsql stable as $$
begin
  return (select r.version
            from lottery_rules r where r.game_code = p_game_code and r.valid_from <= p_day
           order by r.valid_from desc, r.version desc limit 1);
end $$;
