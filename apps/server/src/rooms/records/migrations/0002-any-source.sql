-- Bets of every source. `ticket_id` is the key of a row: the ticket of a lottery, of another bet a uuid made from source, vendor
-- and id. `game_code` holds the game, `numero` its round and `lines` what the source shows of the bet, whatever the source.
alter table records_bets
  add column source text not null default 'lottery',
  -- Null in rows of the former release: there it is the ticket.
  add column bet_id text,
  add column vendor text,
  add column detail_url text,
  -- Of the outcome; an older one that comes late changes nothing.
  add column version int not null default 0;
