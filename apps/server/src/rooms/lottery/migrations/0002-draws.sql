-- One row per issue. States: scheduled, open, locked, drawn, settling, settled or void.
-- `next_due_at` says when the next step is due; whoever locks the row takes it.
create table lottery_draws (
  id bigint generated always as identity primary key,
  game_code text not null references lottery_games,
  numero text not null check (numero ~ '^\d{8}(\d{4})?$'),
  state text not null check (state in ('scheduled','open','locked','drawn','settling','settled','void')),
  open_at timestamptz not null,
  lock_at timestamptz not null,
  draw_at timestamptz not null,
  next_due_at timestamptz not null,
  rules_version int not null,
  -- Hex SHA-256 of the seed, public from the beginning.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- The seed, encrypted and bound to this issue.
  sealed_seed bytea not null,
  -- Set at the lock.
  merkle_root text check (merkle_root ~ '^[0-9a-f]{64}$'),
  ticket_count int,
  assets text[] not null default '{}',
  -- Set at the draw.
  revealed_seed text check (revealed_seed ~ '^[0-9a-f]{64}$'),
  result jsonb,
  result_version int not null default 0,
  -- Settlement has done every ticket up to this one, in the order of asset and id.
  settle_asset text,
  settle_ticket uuid,
  -- 'skipped', 'late' or 'reveal-failed'; together with state `settling` it means that stakes go back.
  void_reason text,
  settled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (game_code, numero),
  check (open_at < lock_at and lock_at < draw_at),
  check ((result is null) = (revealed_seed is null)),
  check (state in ('scheduled', 'open', 'void') or merkle_root is not null),
  check (state <> 'void' or void_reason is not null)
);
create index lottery_draws_due on lottery_draws (next_due_at) where state not in ('settled', 'void');
create index lottery_draws_game_time on lottery_draws (game_code, draw_at);
create index lottery_draws_results on lottery_draws (game_code, draw_at desc) where result is not null;

-- What was promised before sale stays; what was published at lock and draw stays from then on.
create trigger lottery_draws_promise before update of game_code, numero, commitment, rules_version on lottery_draws
  for each statement execute function lottery_refuse_change();
create trigger lottery_draws_published before update of merkle_root, ticket_count, revealed_seed, result on lottery_draws
  for each row when ((old.merkle_root is not null and (new.merkle_root, new.ticket_count) is distinct from (old.merkle_root, old.ticket_count))
    or (old.result is not null and (new.result, new.revealed_seed) is distinct from (old.result, old.revealed_seed)))
  execute function lottery_refuse_change();
create trigger lottery_draws_kept before delete on lottery_draws
  for each statement execute function lottery_refuse_change();

create function lottery_escrow(p_game_code text, p_numero text, p_asset text) returns text language sql immutable as $$
  select 'escrow:' || p_game_code || ':' || p_numero || ':' || p_asset;
$$;

-- Tickets take this lock shared, the locker takes it alone: a ticket is in before the Merkle root or refused.
create function lottery_draw_key(p_draw_id bigint) returns bigint language sql immutable as $$
  select hashtextextended('lottery_draws:' || p_draw_id, 0);
$$;
