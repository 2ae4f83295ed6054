-- Return of the game when the series began, x 10,000: it ends when the return changes. Null for series from before.
alter table originals_autos add column return_scaled int;
