-- Rejects the call with one of the outcomes that every protocol can express; the call is rolled back.
create or replace function vendors_reject(p_outcome text) returns void language plpgsql as $$
begin
  raise exception '%', p_outcome using errcode = 'FL003';
end $$;
