-- The least return that the merchant publishes of any game, x 10,000; a game may have a stricter one of its own.
create table originals_merchant (
  is_only boolean primary key default true check (is_only),
  return_floor_scaled int not null default 8500 check (return_floor_scaled between 8500 and 10000)
);
insert into originals_merchant default values;
