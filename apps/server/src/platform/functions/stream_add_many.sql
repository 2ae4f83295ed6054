-- Sends an event with its own data to each of many members, in one statement.
create or replace function stream_add_many(p_name text, p_members bigint[], p_data jsonb[]) returns void
language plpgsql as $$
begin
  insert into platform_stream (member_id, name, data) select m, p_name, d from unnest(p_members, p_data) as t(m, d);
end $$;
