-- Pages of what waits, newest first, are found without reading the rewards before them.
create index loyalty_rewards_pages on loyalty_rewards (member_id, id desc) include (expires_at)
  where state = 'waiting';
