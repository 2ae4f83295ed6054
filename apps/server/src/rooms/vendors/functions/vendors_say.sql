-- Says no with one of the outcomes that every protocol has a word for; nothing of the call remains.
create or replace function vendors_say(p_outcome text) returns void language plpgsql as $$
begin
  raise exception '%', p_outcome using errcode = 'FL003';
end $$;
