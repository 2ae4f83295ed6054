-- Two stations of one day as one draw, whose result joins theirs (đá xiên). Its times follow from their draws.
alter table lottery_games add column joins text[];
alter table lottery_games drop constraint lottery_games_source_check;
alter table lottery_games add constraint lottery_games_source_check
  check (source in ('rng', 'feed', 'joined')) not valid;
alter table lottery_games validate constraint lottery_games_source_check;
alter table lottery_games add constraint lottery_games_joins
  check ((source = 'joined') = (joins is not null) and (joins is null or cardinality(joins) = 2));
alter table lottery_draws drop constraint lottery_draws_source_check;
alter table lottery_draws add constraint lottery_draws_source_check
  check (source in ('rng', 'feed', 'joined')) not valid;
alter table lottery_draws validate constraint lottery_draws_source_check;
-- A correction of a station is one of the joined draw, so the constraint and the trigger allow it there too.
alter table lottery_draws drop constraint lottery_draws_versions;
alter table lottery_draws add constraint lottery_draws_versions
  check (source in ('feed', 'joined') or result_version <= 1) not valid;
alter table lottery_draws validate constraint lottery_draws_versions;
drop trigger lottery_draws_published on lottery_draws;
create trigger lottery_draws_published before update of merkle_root, ticket_count, revealed_seed,
    result on lottery_draws
  for each row
    when (old.merkle_root is not null and (new.merkle_root is distinct from old.merkle_root
    or new.ticket_count is distinct from old.ticket_count)
    or old.result is not null and (new.result is distinct from old.result
    or new.revealed_seed is distinct from old.revealed_seed) and (old.source = 'rng'
    or old.state is distinct from 'settled' or new.state is distinct from 'drawn'
    or new.result_version is distinct from (old.result_version + 1)))
  execute function lottery_refuse_change();
