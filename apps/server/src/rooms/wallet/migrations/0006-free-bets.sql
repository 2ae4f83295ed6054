-- A free bet is a bonus of one stake: what it wins is real money, a stake that is given back returns to where it came
-- from. It runs for no time, so that it stands beside any other bonus.
alter table wallet_bonuses drop constraint wallet_bonuses_kind_check;
alter table wallet_bonuses add constraint wallet_bonuses_kind_check
  check (kind in ('sticky', 'non-sticky', 'no-wager', 'free'));
