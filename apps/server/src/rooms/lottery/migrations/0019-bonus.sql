-- What of a stake was bonus money, and what of a win goes back there.
alter table lottery_tickets
  add column bonus_minor bigint not null default 0,
  add column bonus_win_minor bigint not null default 0;
