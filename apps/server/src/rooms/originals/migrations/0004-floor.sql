-- The least return that a merchant publishes, x 10,000.
alter table originals_games
  add column return_floor_scaled int not null default 8500 check (return_floor_scaled between 8500 and 10000);

