-- Whether the market's wish to know who plays was taken up for all members; without a row it was not wanted.
create table verification_before_play (
  is_needed boolean primary key
);
create unique index verification_before_play_one on verification_before_play ((true));
