-- Sends an event to clients in the transaction of its cause: to one member, or to every client when p_member_id is
-- null.
create or replace function stream_add(p_member_id bigint, p_name text, p_data jsonb) returns void
language plpgsql as $$
begin
  insert into platform_stream (member_id, name, data) values (p_member_id, p_name, p_data);
end $$;
