-- Writes an event in the transaction of its cause; p_member_id orders the events of one member, null for all others.
create or replace function outbox_add(p_topic text, p_member_id bigint, p_payload jsonb) returns void
language plpgsql as $$
begin
  insert into platform_outbox (topic, member_id, payload) values (p_topic, p_member_id, p_payload);
end $$;
