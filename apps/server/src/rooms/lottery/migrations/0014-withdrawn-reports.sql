-- Reports of operators that were taken back or replaced before a result was accepted, whole as they were.
create table lottery_withdrawn_reports (
  report_id bigint primary key,
  draw_id bigint not null references lottery_draws,
  version int not null,
  source text not null,
  result jsonb not null,
  reported_at timestamptz not null,
  -- 'operator:<id>'.
  withdrawn_by text not null,
  withdrawn_at timestamptz not null default clock_timestamp()
);
create index lottery_withdrawn_reports_draw on lottery_withdrawn_reports (draw_id);
create trigger lottery_withdrawn_reports_kept before update or delete on lottery_withdrawn_reports
  for each statement execute function lottery_refuse_change();

-- A report goes only when it is kept there.
create function lottery_check_withdrawal() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from lottery_withdrawn_reports w where (w.report_id, w.draw_id, w.version, w.source, w.result)
                    = (old.id, old.draw_id, old.version, old.source, old.result)) then
    raise exception 'deleting a report that is not kept as withdrawn is not allowed';
  end if;
  return old;
end $$;
drop trigger lottery_result_reports_kept on lottery_result_reports;
create trigger lottery_result_reports_kept before update on lottery_result_reports
  for each statement execute function lottery_refuse_change();
create trigger lottery_result_reports_withdrawn before delete on lottery_result_reports
  for each row execute function lottery_check_withdrawal();
