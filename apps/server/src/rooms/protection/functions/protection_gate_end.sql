-- End of the reason that the gate returned, epoch ms. Null if there is none, for example for an exclusion whose time is
-- over and whose member has not asked to return.
create or replace function protection_gate_end(p_member_id bigint, p_reason text)
returns bigint language sql stable as $$
  select floor(extract(epoch from case p_reason
    when 'excluded' then case when m.excluded_until > clock_timestamp() then m.excluded_until
                              when m.return_from > clock_timestamp() then m.return_from
                              when m.register_state = 'excluded' then m.register_until end
    when 'timed-out' then m.timed_out_until end) * 1000)::bigint
    from protection_members m where m.member_id = p_member_id;
$$;
