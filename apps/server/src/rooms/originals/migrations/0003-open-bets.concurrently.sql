-- One open round per member and game, and in crash one per seat.
create unique index concurrently if not exists originals_rounds_open_seat
  on originals_rounds (member_id, game_code, seat) where state = 'open';
