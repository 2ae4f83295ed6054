-- Games are data. Rules (prize levels, plays, units) and odds (with stake limits) have versions that never change, so
-- that a draw is settled by the rules under which it was sold.
create table lottery_rules (
  game_code text not null,
  version int not null check (version > 0),
  -- {code, levels: [{code, count, width}]}
  structure jsonb not null,
  -- [{code, name, rule, units, picks: {count, width, distinct}}]
  plays jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- First day of the draws that use these rules: prize widths have changed over the years.
  valid_from date not null default '1900-01-01',
  primary key (game_code, version)
);

create function lottery_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was published: % is not allowed', tg_table_name, lower(tg_op);
end $$;
create trigger lottery_rules_fixed before delete or update on lottery_rules
  for each statement execute function lottery_refuse_change();

create table lottery_odds (
  game_code text not null,
  version int not null check (version > 0),
  -- [{play, odds (x 10,000), minUnitStakeMinor, maxUnitStakeMinor}], numbers as strings
  plays jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (game_code, version)
);
create trigger lottery_odds_fixed before delete or update on lottery_odds
  for each statement execute function lottery_refuse_change();

create table lottery_games (
  code text primary key check (code ~ '^[A-Z0-9_]{2,32}$'),
  name text not null,
  vendor text not null,
  menu_tag text not null,
  game_type text not null,
  -- Days of the week with draws, Sunday 1 to Saturday 7, separated by commas (Z-43).
  draw_days text not null,
  currency text not null,
  -- Time zone in which the day of an issue begins.
  zone text not null,
  -- Issue numbers have four digits per day, enough for intervals of 10 s or more.
  interval_seconds int check (interval_seconds between 10 and 43200),
  -- Time between the close of sale and the draw.
  lock_seconds int not null,
  -- Closing span of the countdown (Z-36); not the interval between draws.
  span_seconds int not null check (span_seconds > 0),
  max_lines int not null check (max_lines between 1 and 1000),
  sort_order int not null,
  enabled boolean not null default true,
  rules_version int not null,
  odds_version int not null,
  -- Local time of the draw on the days of `draw_days`, for games without an interval.
  draw_time time,
  -- Calendar of days without a draw; null if there are none.
  calendar text,
  -- Source of results: Fairlot's own draw, or an official draw that is reported and confirmed.
  source text not null default 'rng' check (source in ('rng', 'feed')),
  -- Whether a ticket may be cancelled until the sale closes.
  cancellable boolean not null default false,
  -- Value of one point as a unit stake; null if stakes are entered only as money.
  point_minor bigint check (point_minor > 0),
  -- Maximum total stake of one member on one draw; null for no limit.
  member_draw_minor bigint check (member_draw_minor > 0),
  -- Minimum return: odds with a lower one are rejected.
  return_floor_percent int not null default 40 check (return_floor_percent between 0 and 100),
  -- Maximum total payout of one draw if every line hits once, without play money. Every game has this limit.
  exposure_minor bigint not null default 50000000000000 check (exposure_minor > 0),
  foreign key (code, odds_version) references lottery_odds (game_code, version),
  foreign key (code, rules_version) references lottery_rules (game_code, version),
  constraint lottery_games_lock check (lock_seconds > 0 and lock_seconds < coalesce(interval_seconds, 86400)),
  constraint lottery_games_schedule check ((interval_seconds is null) = (draw_time is not null))
);

-- One row per issue. States: scheduled, open, locked, drawn, settling, settled or void. `next_due_at` is the time of
-- the next step, which the process that locks the row executes.
create table lottery_draws (
  id bigint generated always as identity primary key,
  game_code text not null references lottery_games,
  numero text not null check (numero ~ '^\d{8}(\d{4})?$'),
  state text not null check (state in ('scheduled', 'open', 'locked', 'drawn', 'settling', 'settled', 'void')),
  open_at timestamptz not null,
  lock_at timestamptz not null,
  draw_at timestamptz not null,
  next_due_at timestamptz not null,
  rules_version int not null,
  -- Hex SHA-256 of the seed, published when the issue is created.
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  -- The seed, encrypted and bound to this issue.
  sealed_seed bytea,
  -- Set when the sale closes.
  merkle_root text check (merkle_root ~ '^[0-9a-f]{64}$'),
  ticket_count int,
  assets text[] not null default '{}',
  -- Set by the draw.
  revealed_seed text check (revealed_seed ~ '^[0-9a-f]{64}$'),
  result jsonb,
  result_version int not null default 0,
  -- Last settled ticket, in the order of asset and id.
  settle_asset text,
  settle_ticket uuid,
  -- 'skipped', 'late' or 'reveal-failed'. Together with state `settling`, stakes are refunded.
  void_reason text,
  settled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- A public beacon that is mixed into the draw. All fields except the signature are fixed and published when the
  -- issue is created.
  beacon_mode text not null default 'off' check (beacon_mode in ('off', 'drand')),
  -- Hex, compressed point of G2.
  beacon_public_key text check (beacon_public_key ~ '^[0-9a-f]{192}$'),
  -- Epoch seconds of round 1, and the seconds between rounds.
  beacon_genesis_time bigint check (beacon_genesis_time > 0),
  beacon_period_seconds int check (beacon_period_seconds > 0),
  -- The first round published more than the margin after the sale closes.
  beacon_round bigint check (beacon_round > 0),
  -- Hex; verified against the key before it is stored.
  beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  -- Time of the last failed request for the round.
  beacon_missed_at timestamptz,
  -- The last version that is fully settled. Results may be corrected after the settlement.
  settled_version int not null default 0,
  -- Source of the numbers. Official draws have no seed and no commitment: sources report the result, and it is
  -- accepted when two of them agree.
  source text not null default 'rng' check (source in ('rng', 'feed')),
  -- Information for players about a void draw: the operators' reason, the seed, and the numbers that were not drawn
  -- (those of the seed, or those reported for an official draw).
  void_note text,
  avoided_result jsonb,
  -- Sales per asset when the sale closed: [{asset, amountMinor}]. Null before.
  sales jsonb,
  -- Whether any of its numbers is stopped; the sale checks for stopped numbers only in such draws.
  has_stops boolean not null default false,
  -- Time when operators closed the sale early. `lock_at` stays, because the round of the beacon depends on it.
  closed_at timestamptz,
  unique (game_code, numero),
  constraint lottery_draws_avoided check (void_reason is not null or void_note is null and avoided_result is null),
  check (open_at < lock_at and lock_at < draw_at),
  check ((state in ('scheduled', 'open', 'void')) or merkle_root is not null),
  check (state <> 'void' or void_reason is not null),
  check ((beacon_mode = 'off') = (beacon_public_key is null)
    and (beacon_mode = 'off') = (beacon_genesis_time is null)
    and (beacon_mode = 'off') = (beacon_period_seconds is null) and (beacon_mode = 'off') = (beacon_round is null)),
  check (beacon_mode <> 'off' or beacon_signature is null),
  check (beacon_mode = 'off' or result is null or beacon_signature is not null),
  check (settled_version <= result_version),
  constraint lottery_draws_reveal check ((source = 'rng' and result is not null) = (revealed_seed is not null)
    or source = 'rng' and result is null and void_reason is not null),
  constraint lottery_draws_seed check ((source = 'rng') = (commitment is not null)
    and (source = 'rng') = (sealed_seed is not null)),
  -- Only results from outside can be corrected and settled again.
  constraint lottery_draws_versions check (source = 'feed' or result_version <= 1)
);
create index lottery_draws_due on lottery_draws (next_due_at) where state not in ('settled', 'void');
create index lottery_draws_game_time on lottery_draws (game_code, draw_at);
create index lottery_draws_results on lottery_draws (game_code, draw_at desc) where result is not null;
create index lottery_draws_beacon on lottery_draws (id)
  where beacon_mode <> 'off' and state = 'locked' and beacon_signature is null;
create index lottery_draws_awaited on lottery_draws (draw_at) where source = 'feed' and state = 'locked';
-- For the console's list of draws by time, with or without a condition on the state.
create index lottery_draws_time on lottery_draws (draw_at, id);
create index lottery_draws_state on lottery_draws (state, draw_at, id);
-- Values published before the sale never change, and neither do values published at the close of sale and at the draw.
create trigger lottery_draws_promise before update of game_code, numero, commitment, rules_version on lottery_draws
  for each statement execute function lottery_refuse_change();
create trigger lottery_draws_kept before delete on lottery_draws
  for each statement execute function lottery_refuse_change();
create trigger lottery_draws_beacon_promise before update of beacon_mode, beacon_public_key, beacon_genesis_time,
    beacon_period_seconds, beacon_round on lottery_draws
  for each statement execute function lottery_refuse_change();
create trigger lottery_draws_beacon_published before update of beacon_signature on lottery_draws
  for each row when (old.beacon_signature is not null and new.beacon_signature is distinct from old.beacon_signature)
  execute function lottery_refuse_change();
create trigger lottery_draws_source_fixed before update of source on lottery_draws
  for each statement execute function lottery_refuse_change();
create trigger lottery_draws_published before update of merkle_root, ticket_count, revealed_seed,
    result on lottery_draws
  for each row
    when (old.merkle_root is not null and (new.merkle_root is distinct from old.merkle_root
    or new.ticket_count is distinct from old.ticket_count)
    or old.result is not null and (new.result is distinct from old.result
    or new.revealed_seed is distinct from old.revealed_seed) and (old.source is distinct from 'feed'
    or old.state is distinct from 'settled' or new.state is distinct from 'drawn'
    or new.result_version is distinct from (old.result_version + 1)))
  execute function lottery_refuse_change();
-- The information about a void draw never changes.
create trigger lottery_draws_void_kept before update of void_note, avoided_result, revealed_seed on lottery_draws
  for each row
    when (old.void_reason is not null and new.void_reason is not null
    and (new.void_note is distinct from old.void_note or new.avoided_result is distinct from old.avoided_result
    or new.revealed_seed is distinct from old.revealed_seed))
  execute function lottery_refuse_change();

-- Without a foreign key to the draw, which would lock the draw's row for every ticket. Only lottery_place_ticket adds
-- rows. Status changes touch no index (fillfactor leaves space for them on the page).
create table lottery_tickets (
  id uuid primary key,
  draw_id bigint not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  total_minor bigint not null check (total_minor > 0),
  line_count int not null check (line_count > 0),
  status text not null check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint check (win_minor >= 0),
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- Known only to the owner; without it, the bet cannot be guessed from the leaf.
  salt bytea not null check (length(salt) = 16),
  leaf bytea not null check (length(leaf) = 32),
  -- Version of the result that decided the ticket. A correction that does not change the outcome does not change it.
  outcome_version int check (outcome_version > 0),
  -- Bonus money in the stake, and the part of the win that returns to it.
  bonus_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  check ((status = 'open') = (settled_at is null)),
  check ((status = 'open') = (win_minor is null))
) with (fillfactor = 85);
create index lottery_tickets_draw on lottery_tickets (draw_id, asset, id);
create trigger lottery_tickets_sold before update of id, draw_id, member_id, asset, total_minor, line_count,
    placed_at, salt, leaf on lottery_tickets
  for each statement execute function lottery_refuse_change();
create trigger lottery_tickets_kept before delete on lottery_tickets
  for each statement execute function lottery_refuse_change();

-- Picks are canonical: ascending, joined by commas. Hits and win are stored only for winning lines; on a settled
-- ticket, lines without them have lost.
create table lottery_lines (
  ticket_id uuid not null,
  line_no int not null,
  play text not null,
  picks text not null,
  unit_stake_minor bigint not null check (unit_stake_minor > 0),
  price_minor bigint not null check (price_minor > 0),
  -- x 10,000, as promised when the ticket was sold.
  odds bigint not null check (odds > 0),
  hits int check (hits > 0),
  win_minor bigint check (win_minor >= 0),
  primary key (ticket_id, line_no)
) with (fillfactor = 95);
create trigger lottery_lines_sold before update of ticket_id, line_no, play, picks, unit_stake_minor, price_minor,
    odds on lottery_lines
  for each statement execute function lottery_refuse_change();
create trigger lottery_lines_kept before delete on lottery_lines
  for each statement execute function lottery_refuse_change();

-- Winning picks of a draw during its settlement.
create table lottery_winning_picks (
  draw_id bigint not null,
  play text not null,
  picks text not null,
  hits int not null check (hits > 0),
  primary key (draw_id, play, picks)
);

create table lottery_closed_days (
  calendar text not null,
  day date not null,
  reason text not null,
  primary key (calendar, day)
);

-- Liability: total payout for a pick of a draw if it hits once, over all members who play for money; stored where a
-- limit is set. Split into shards by member, so that a popular number is no hot row. Deleted when the draw is closed.
create table lottery_liability (
  draw_id bigint not null,
  play text not null,
  picks text not null,
  shard int not null,
  liability_minor bigint not null check (liability_minor >= 0),
  primary key (draw_id, play, picks, shard)
) with (fillfactor = 70);

-- Total stake of a member on a draw ('', ''), on a play (play, '') and on a pick, where a limit is set.
create table lottery_member_stakes (
  draw_id bigint not null,
  member_id bigint not null,
  play text not null,
  picks text not null,
  stake_minor bigint not null check (stake_minor >= 0),
  primary key (draw_id, member_id, play, picks)
) with (fillfactor = 70);

-- Reports of sources about a version of a result: 'feed:<name>', 'file:<name>' or 'operator:<id>'.
create table lottery_result_reports (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draws,
  version int not null check (version > 0),
  source text not null check (source ~ '^(feed|file|operator):.{1,64}$'),
  result jsonb not null,
  reported_at timestamptz not null default clock_timestamp(),
  unique (draw_id, version, source)
);
create trigger lottery_result_reports_kept before update on lottery_result_reports
  for each statement execute function lottery_refuse_change();

-- A report may be deleted only once lottery_withdrawn_reports has it.
create function lottery_check_withdrawal() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from lottery_withdrawn_reports w where (w.report_id, w.draw_id, w.version, w.source, w.result)
                    = (old.id, old.draw_id, old.version, old.source, old.result)) then
    raise exception 'deleting a report that is not kept as withdrawn is not allowed';
  end if;
  return old;
end $$;
create trigger lottery_result_reports_withdrawn before delete on lottery_result_reports
  for each row execute function lottery_check_withdrawal();

-- Every version of an official result, with the sources that agreed.
create table lottery_results (
  draw_id bigint not null references lottery_draws,
  version int not null check (version > 0),
  result jsonb not null,
  sources text[] not null,
  accepted_at timestamptz not null default clock_timestamp(),
  primary key (draw_id, version)
);
create trigger lottery_results_kept before delete or update on lottery_results
  for each statement execute function lottery_refuse_change();

-- Time of a member's last ticket of a game.
create table lottery_recents (
  member_id bigint not null,
  game_code text not null,
  played_at timestamptz not null,
  primary key (member_id, game_code)
);

-- A ticket that is repeated in the following draws. Each repetition is a separate ticket, so no money is reserved and
-- every rule of a sale applies to it.
create table lottery_follow_ups (
  id uuid primary key,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_code text not null references lottery_games,
  -- The ticket whose lines and odds are repeated.
  first_ticket uuid not null unique references lottery_tickets,
  draws_wanted int not null check (draws_wanted > 0),
  stop_on_win boolean not null,
  -- Stops when all its tickets together have lost this much.
  loss_cap_minor bigint check (loss_cap_minor > 0),
  state text not null default 'active' check (state in ('active', 'ended')),
  end_reason text,
  next_due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (end_reason is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
create index lottery_follow_ups_due on lottery_follow_ups (next_due_at) where state = 'active';
create index lottery_follow_ups_member on lottery_follow_ups (member_id, created_at desc);

-- Its tickets in order of purchase; the first one has place 0.
create table lottery_follow_up_tickets (
  follow_up_id uuid not null references lottery_follow_ups,
  place int not null check (place >= 0),
  ticket_id uuid not null unique references lottery_tickets,
  draw_id bigint not null,
  primary key (follow_up_id, place),
  unique (follow_up_id, draw_id)
);

-- Groups of the menu that show the lottery games of one vendor of the catalogue instead of draws.
create table lottery_vendor_groups (
  tag text primary key,
  vendor text not null,
  sort_order int not null
);

-- Status of the sources of official results, updated by the process that queried them last.
create table lottery_feed_health (
  name text primary key,
  asked_at timestamptz not null,
  answered_at timestamptz,
  failures_in_row int not null default 0,
  -- Reason why the last query failed; null after a successful one.
  failure text,
  refused_at timestamptz,
  refusal text
);

-- Exposure of a draw (total payout if every line won), recounted every second during the sale.
create table lottery_draw_exposure (
  draw_id bigint primary key,
  exposure_minor bigint not null check (exposure_minor >= 0),
  counted_at timestamptz not null
) with (fillfactor = 50);

-- Reports of operators that were withdrawn or replaced before a result was accepted, unchanged.
create table lottery_withdrawn_reports (
  report_id bigint primary key,
  draw_id bigint not null references lottery_draws,
  version int not null,
  source text not null,
  result jsonb not null,
  reported_at timestamptz not null,
  -- 'operator:<id>'.
  withdrawn_by text not null,
  withdrawn_at timestamptz not null default clock_timestamp()
);
create index lottery_withdrawn_reports_draw on lottery_withdrawn_reports (draw_id);
create trigger lottery_withdrawn_reports_kept before delete or update on lottery_withdrawn_reports
  for each statement execute function lottery_refuse_change();

-- Numbers of a draw that operators have stopped. In a play of several numbers, a stopped number rejects every line
-- that contains it. Deleted when the draw is closed.
create table lottery_stopped_numbers (
  draw_id bigint not null references lottery_draws,
  play text not null,
  number text not null,
  stopped_by text not null,
  stopped_at timestamptz not null default clock_timestamp(),
  reason text not null,
  primary key (draw_id, play, number)
);
