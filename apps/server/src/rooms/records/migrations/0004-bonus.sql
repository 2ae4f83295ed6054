-- What of a stake was bonus money, and what of a win went back there; part of the amounts beside them.
alter table records_bets
  add column bonus_minor bigint not null default 0,
  add column bonus_win_minor bigint not null default 0;
