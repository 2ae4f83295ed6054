-- Whole minutes of the member's current session; 0 after 30 minutes without activity.
create or replace function protection_session_minutes(p_member_id bigint)
returns bigint language sql stable as $$
  select coalesce((
    select floor(extract(epoch from clock_timestamp() - s.began_at) / 60)::bigint from protection_sessions s
     where s.member_id = p_member_id and s.seen_at > clock_timestamp() - interval '30 minutes'
     order by s.began_at desc limit 1), 0);
$$;
