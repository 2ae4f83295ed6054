-- A public beacon that is mixed into the draw. Everything but the signature is fixed and public when the issue is made.
alter table lottery_draws
  add column beacon_mode text not null default 'off' check (beacon_mode in ('off', 'drand')),
  -- Hex, compressed point of G2.
  add column beacon_public_key text check (beacon_public_key ~ '^[0-9a-f]{192}$'),
  -- Epoch seconds of round 1 and the time between rounds.
  add column beacon_genesis_time bigint check (beacon_genesis_time > 0),
  add column beacon_period_seconds int check (beacon_period_seconds > 0),
  -- The first round that is published later than the lock by more than the margin.
  add column beacon_round bigint check (beacon_round > 0),
  -- Hex, checked against the key before it is kept.
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  -- The last time that the round was asked for in vain.
  add column beacon_missed_at timestamptz,
  add check ((beacon_mode = 'off') = (beacon_public_key is null) and (beacon_mode = 'off') = (beacon_genesis_time is null)
    and (beacon_mode = 'off') = (beacon_period_seconds is null) and (beacon_mode = 'off') = (beacon_round is null)),
  add check (beacon_mode <> 'off' or beacon_signature is null),
  -- No draw without the randomness that it promised.
  add check (beacon_mode = 'off' or result is null or beacon_signature is not null);

create index lottery_draws_beacon on lottery_draws (id) where beacon_mode <> 'off' and state = 'locked' and beacon_signature is null;

create trigger lottery_draws_beacon_promise
  before update of beacon_mode, beacon_public_key, beacon_genesis_time, beacon_period_seconds, beacon_round on lottery_draws
  for each statement execute function lottery_refuse_change();
create trigger lottery_draws_beacon_published before update of beacon_signature on lottery_draws
  for each row when (old.beacon_signature is not null and new.beacon_signature is distinct from old.beacon_signature)
  execute function lottery_refuse_change();
