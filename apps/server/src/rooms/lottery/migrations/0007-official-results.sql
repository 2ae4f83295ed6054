-- Draws whose numbers are drawn elsewhere: no seed, no commitment; the result is reported by sources and accepted when
-- two of them agree.
alter table lottery_draws
  add column source text not null default 'rng' check (source in ('rng', 'feed')),
  alter column commitment drop not null,
  alter column sealed_seed drop not null,
  drop constraint lottery_draws_check1,
  add constraint lottery_draws_seed check ((source = 'rng') = (commitment is not null) and (source = 'rng') = (sealed_seed is not null)),
  add constraint lottery_draws_reveal check ((source = 'rng' and result is not null) = (revealed_seed is not null)),
  -- A corrected result is settled again, so it has to come from outside.
  add constraint lottery_draws_versions check (source = 'feed' or result_version <= 1);
create index lottery_draws_awaited on lottery_draws (draw_at) where source = 'feed' and state = 'locked';

create trigger lottery_draws_source_fixed before update of source on lottery_draws
  for each statement execute function lottery_refuse_change();
-- As before, except that the result of an official draw which is settled may be followed by its next version.
drop trigger lottery_draws_published on lottery_draws;
create trigger lottery_draws_published before update of merkle_root, ticket_count, revealed_seed, result on lottery_draws
  for each row when ((old.merkle_root is not null and (new.merkle_root, new.ticket_count) is distinct from (old.merkle_root, old.ticket_count))
    or (old.result is not null and (new.result, new.revealed_seed) is distinct from (old.result, old.revealed_seed)
      and (old.source, old.state, new.state, new.result_version) is distinct from ('feed', 'settled', 'drawn', old.result_version + 1)))
  execute function lottery_refuse_change();

-- What a source said about a version of a result: 'feed:<name>', 'file:<name>' or 'operator:<id>'.
create table lottery_result_reports (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draws,
  version int not null check (version > 0),
  source text not null check (source ~ '^(feed|file|operator):.{1,64}$'),
  result jsonb not null,
  reported_at timestamptz not null default clock_timestamp(),
  unique (draw_id, version, source)
);
-- Every version of an official result, with the sources that agreed on it.
create table lottery_results (
  draw_id bigint not null references lottery_draws,
  version int not null check (version > 0),
  result jsonb not null,
  sources text[] not null,
  accepted_at timestamptz not null default clock_timestamp(),
  primary key (draw_id, version)
);
create trigger lottery_result_reports_kept before update or delete on lottery_result_reports
  for each statement execute function lottery_refuse_change();
create trigger lottery_results_kept before update or delete on lottery_results
  for each statement execute function lottery_refuse_change();
