-- Days of a team stand side by side here: an agent's list sums a month of ten thousand lowers, whose rows lie apart in
-- the table, one for each day on which they were written.
create index agency_days_team on agency_days (member_id, day)
  include (deposit_minor, withdrawal_minor, turnover_minor, prize_minor, bonus_minor, commission_minor, bets)
  where is_team;
