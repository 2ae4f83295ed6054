-- What was counted is what is done: the rows that fitted stand here, each with what became of it, so that a job goes on
-- where it was and does nothing about rows that came later. Of those left out the first are named.
create table backoffice_bulk_rows (
  job_id uuid not null references backoffice_bulk_jobs on delete cascade,
  row_key text not null,
  position bigint not null generated always as identity,
  state text not null check (state in ('fits', 'left', 'done', 'failed')),
  -- Why it was left out or failed.
  code text,
  primary key (job_id, row_key)
);
create index backoffice_bulk_rows_due on backoffice_bulk_rows (job_id, position) where state = 'fits';
create index backoffice_bulk_rows_told on backoffice_bulk_rows (job_id, state, position) where code is not null;

-- How many rows were left out and failed, by the reason.
alter table backoffice_bulk_jobs add left_out jsonb not null default '{}', add failures jsonb not null default '{}';
-- The reason is given with the confirmation.
alter table backoffice_bulk_jobs alter reason set default '';
-- Jobs of the release before know no rows; they are asked for anew.
update backoffice_bulk_jobs set state = 'failed', failure = 'not.found', finished_at = clock_timestamp()
 where finished_at is null;
