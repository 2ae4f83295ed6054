-- Requests permission to try a password or a code. After five failures within 12 hours the caller has to wait 30 s;
-- each further failure doubles the pause, up to 15 minutes. An allowed attempt is counted before it is checked, so that
-- concurrent attempts count as well. A success deletes the count. Returns the seconds to wait, or 0 when the attempt is
-- allowed.
create or replace function backoffice_begin_attempt(p_subject_hash text) returns int language plpgsql as $$
declare
  v_failures int;
  v_last timestamptz;
  v_wait int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('backoffice_attempts:' || p_subject_hash, 0));
  select count(*), max(at) into v_failures, v_last from backoffice_attempts
   where subject_hash = p_subject_hash and at > clock_timestamp() - interval '12 hours';
  if v_failures >= 5 then
    v_wait := greatest(0, ceil(extract(epoch from
      v_last + least(30 * power(2, least(v_failures - 5, 10)), 900) * interval '1 second' - clock_timestamp())))::int;
  end if;
  if v_wait = 0 then insert into backoffice_attempts (subject_hash) values (p_subject_hash); end if;
  return v_wait;
end $$;
