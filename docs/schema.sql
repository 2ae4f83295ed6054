-- The schema as it stands: every table with its indexes and triggers, then every function.
-- Written by npm run schema from a database that all migrations and functions have been applied to; never edited.

create sequence catalogue_turns as bigint;

create sequence payments_order_numbers as bigint;

create table agency_applications (
  id bigint not null generated always as identity,
  member_id bigint not null,
  case_id bigint,
  content text not null,
  state text not null default 'waiting'::text,
  answer text,
  created_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  constraint agency_applications_pkey PRIMARY KEY (id),
  constraint agency_applications_case_id_key UNIQUE (case_id),
  constraint agency_applications_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id),
  constraint agency_applications_check CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint agency_applications_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text]))
);
CREATE INDEX agency_applications_created ON agency_applications USING btree (created_at, id);
CREATE INDEX agency_applications_member ON agency_applications USING btree (member_id, id DESC);
CREATE INDEX agency_applications_state ON agency_applications USING btree (state, id);
CREATE UNIQUE INDEX agency_applications_waiting ON agency_applications USING btree (member_id) WHERE state = 'waiting'::text;

create table agency_bets (
  key uuid not null,
  source text not null,
  vendor text,
  bet_id text not null,
  member_id bigint not null,
  product text not null,
  game_code text not null,
  game_name text not null,
  round_id text,
  stake_minor bigint,
  bonus_minor bigint,
  placed_at timestamp with time zone,
  status text not null default 'open'::text,
  win_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  settled_at timestamp with time zone,
  version integer not null default 0,
  counted_day date,
  counted_turnover_minor bigint not null default 0,
  counted_prize_minor bigint not null default 0,
  counted_bets integer not null default 0,
  constraint agency_bets_pkey PRIMARY KEY (key),
  constraint agency_bets_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'refunded'::text, 'cancelled'::text]))
);
CREATE INDEX agency_bets_counted ON agency_bets USING btree (counted_day, member_id) WHERE counted_day IS NOT NULL;
CREATE INDEX agency_bets_member ON agency_bets USING btree (member_id, placed_at DESC) WHERE placed_at IS NOT NULL;
CREATE INDEX agency_bets_newest ON agency_bets USING btree (placed_at DESC, key) WHERE placed_at IS NOT NULL;

create table agency_bills (
  id bigint not null generated always as identity,
  contract_id bigint not null,
  kind text not null,
  member_id bigint not null,
  payer_id bigint,
  from_day date not null,
  to_day date not null,
  amount_minor bigint not null,
  paid_minor bigint not null default 0,
  parts integer not null default 0,
  state text not null,
  explanation jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  rhythm text not null default 'day'::text,
  carry_minor bigint not null default 0,
  waits_since timestamp with time zone,
  computed_minor bigint not null default 0,
  corrected_minor bigint not null default 0,
  constraint agency_bills_pkey PRIMARY KEY (id),
  constraint agency_bills_contract_id_from_day_key UNIQUE (contract_id, from_day),
  constraint agency_bills_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES agency_contracts(id),
  constraint agency_bills_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id),
  constraint agency_bills_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES agency_members(member_id),
  constraint agency_bills_amount_minor_check CHECK (amount_minor >= 0),
  constraint agency_bills_carry_minor_check CHECK (carry_minor <= 0),
  constraint agency_bills_check CHECK (paid_minor >= 0 AND paid_minor <= amount_minor),
  constraint agency_bills_computed_minor_check CHECK (computed_minor >= 0),
  constraint agency_bills_rhythm_check CHECK (rhythm = ANY (ARRAY['day'::text, 'week'::text, 'tenDays'::text, 'halfMonth'::text, 'month'::text])),
  constraint agency_bills_state_check CHECK (state = ANY (ARRAY['issued'::text, 'unapproved'::text, 'uncollected'::text, 'collected'::text, 'partCollected'::text, 'insufficient'::text, 'notReached'::text, 'denied'::text, 'expired'::text]))
);
CREATE INDEX agency_bills_created ON agency_bills USING btree (created_at DESC, id DESC);
CREATE INDEX agency_bills_former ON agency_bills USING btree (member_id, kind, to_day DESC);
CREATE INDEX agency_bills_member ON agency_bills USING btree (member_id, id DESC);
CREATE INDEX agency_bills_open ON agency_bills USING btree (id) WHERE state = ANY (ARRAY['issued'::text, 'partCollected'::text, 'insufficient'::text]);
CREATE INDEX agency_bills_payer ON agency_bills USING btree (payer_id, id DESC);
CREATE INDEX agency_bills_run ON agency_bills USING btree (kind, rhythm, from_day);
CREATE INDEX agency_bills_state ON agency_bills USING btree (state, id DESC);
CREATE INDEX agency_bills_waiting ON agency_bills USING btree (waits_since) WHERE state = 'uncollected'::text;

create table agency_contracts (
  id bigint not null generated always as identity,
  kind text not null,
  upper_id bigint,
  lower_id bigint not null,
  payer text not null,
  terms jsonb not null,
  state text not null default 'requested'::text,
  end_asked_by text,
  created_at timestamp with time zone not null default clock_timestamp(),
  from_day date,
  until_day date,
  change_note text,
  constraint agency_contracts_pkey PRIMARY KEY (id),
  constraint agency_contracts_lower_id_fkey FOREIGN KEY (lower_id) REFERENCES agency_members(member_id),
  constraint agency_contracts_upper_id_fkey FOREIGN KEY (upper_id) REFERENCES agency_members(member_id),
  constraint agency_contracts_check CHECK ((state = ANY (ARRAY['valid'::text, 'ended'::text])) = (from_day IS NOT NULL)),
  constraint agency_contracts_end_asked_by_check CHECK (end_asked_by = ANY (ARRAY['upper'::text, 'lower'::text])),
  constraint agency_contracts_kind_check CHECK (kind = ANY (ARRAY['dailySalary'::text, 'dividend'::text, 'hourly'::text, 'realTime'::text])),
  constraint agency_contracts_payer_check CHECK (payer = ANY (ARRAY['platform'::text, 'upper'::text])),
  constraint agency_contracts_state_check CHECK (state = ANY (ARRAY['requested'::text, 'valid'::text, 'denied'::text, 'changeAsked'::text, 'ended'::text]))
);
CREATE UNIQUE INDEX agency_contracts_requested ON agency_contracts USING btree (lower_id, kind) WHERE state = 'requested'::text;
CREATE INDEX agency_contracts_upper ON agency_contracts USING btree (upper_id, id DESC);
CREATE UNIQUE INDEX agency_contracts_valid ON agency_contracts USING btree (lower_id, kind) WHERE state = 'valid'::text;

create table agency_corrected_days (
  day date not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint agency_corrected_days_pkey PRIMARY KEY (day)
);

create table agency_corrections (
  id bigint not null generated always as identity,
  bill_id bigint,
  member_id bigint not null,
  day date,
  product text,
  amount_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  returned_minor bigint not null default 0,
  reason text not null,
  approval_id bigint not null,
  asked_by text not null,
  approved_by text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint agency_corrections_pkey PRIMARY KEY (id),
  constraint agency_corrections_approval_id_key UNIQUE (approval_id),
  constraint agency_corrections_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES agency_bills(id),
  constraint agency_corrections_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id),
  constraint agency_corrections_check CHECK ((bill_id IS NULL) = (day IS NOT NULL)),
  constraint agency_corrections_check1 CHECK ((bill_id IS NULL) = (product IS NOT NULL)),
  constraint agency_corrections_check2 CHECK ((bill_id IS NULL) = (amount_minor = 0)),
  constraint agency_corrections_returned_minor_check CHECK (returned_minor >= 0)
);
CREATE INDEX agency_corrections_bill ON agency_corrections USING btree (bill_id) WHERE bill_id IS NOT NULL;
CREATE INDEX agency_corrections_day ON agency_corrections USING btree (day, member_id) WHERE day IS NOT NULL;

create table agency_days (
  member_id bigint not null,
  is_team boolean not null,
  day date not null,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  commission_minor bigint not null default 0,
  bets integer not null default 0,
  constraint agency_days_pkey PRIMARY KEY (member_id, is_team, day)
);
CREATE INDEX agency_days_played ON agency_days USING btree (day, member_id) INCLUDE (turnover_minor) WHERE NOT is_team;
CREATE INDEX agency_days_team ON agency_days USING btree (member_id, day) INCLUDE (deposit_minor, withdrawal_minor, turnover_minor, prize_minor, bonus_minor, commission_minor, bets) WHERE is_team;

create table agency_demonstration_bets (
  bet_id uuid not null,
  placed_at timestamp with time zone not null,
  placed jsonb not null,
  settled jsonb not null,
  constraint agency_demonstration_bets_pkey PRIMARY KEY (bet_id)
);

create table agency_links (
  id bigint not null generated always as identity,
  agent_id bigint not null,
  code text not null,
  label text not null,
  type integer not null,
  rates jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  used integer not null default 0,
  constraint agency_links_pkey PRIMARY KEY (id),
  constraint agency_links_code_key UNIQUE (code),
  constraint agency_links_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agency_members(member_id),
  constraint agency_links_type_check CHECK (type = ANY (ARRAY[0, 1]))
);
CREATE INDEX agency_links_agent ON agency_links USING btree (agent_id, id DESC);

create table agency_members (
  member_id bigint not null,
  parent_id bigint,
  path bigint[] not null,
  account text not null,
  type integer not null,
  asset text not null,
  joined_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  may_transfer boolean not null default true,
  left_at timestamp with time zone,
  constraint agency_members_pkey PRIMARY KEY (member_id),
  constraint agency_members_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES agency_members(member_id)
);
CREATE INDEX agency_members_account ON agency_members USING btree (account text_pattern_ops);
CREATE INDEX agency_members_joined ON agency_members USING btree (joined_at);
CREATE INDEX agency_members_names ON agency_members USING btree (parent_id, account, member_id);
CREATE INDEX agency_members_parent ON agency_members USING btree (parent_id, member_id);
CREATE INDEX agency_members_path ON agency_members USING gin (path);

create table agency_payments (
  key text not null,
  member_id bigint not null,
  kind text not null,
  amount_minor bigint not null,
  day date not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint agency_payments_pkey PRIMARY KEY (key),
  constraint agency_payments_kind_check CHECK (kind = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'bonus'::text, 'commission'::text]))
);
CREATE INDEX agency_payments_at ON agency_payments USING btree (kind, at);
CREATE INDEX agency_payments_member ON agency_payments USING btree (member_id, kind, at DESC);

create table agency_placements (
  member_id bigint not null,
  from_day date not null,
  path bigint[] not null,
  constraint agency_placements_pkey PRIMARY KEY (member_id, from_day),
  constraint agency_placements_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id)
);

create table agency_product_days (
  member_id bigint not null,
  is_team boolean not null,
  day date not null,
  product text not null,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bets integer not null default 0,
  constraint agency_product_days_pkey PRIMARY KEY (member_id, is_team, day, product)
);

create table agency_rates (
  id bigint not null generated always as identity,
  member_id bigint not null,
  product text not null,
  rate integer not null,
  from_at timestamp with time zone not null default clock_timestamp(),
  changed_by text not null,
  constraint agency_rates_pkey PRIMARY KEY (id),
  constraint agency_rates_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id),
  constraint agency_rates_rate_check CHECK (rate >= 0)
);
CREATE INDEX agency_rates_member ON agency_rates USING btree (member_id, product, from_at DESC, id DESC);

create table agency_rebate_accounts (
  member_id bigint not null,
  carry_micro bigint not null default 0,
  paid_minor bigint not null default 0,
  payments integer not null default 0,
  constraint agency_rebate_accounts_pkey PRIMARY KEY (member_id),
  constraint agency_rebate_accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id)
);

create table agency_rebate_days (
  member_id bigint not null,
  lower_id bigint not null,
  day date not null,
  product text not null,
  turnover_minor bigint not null default 0,
  amount_micro bigint not null default 0,
  bets integer not null default 0,
  constraint agency_rebate_days_pkey PRIMARY KEY (member_id, day, lower_id, product)
);

create table agency_rebate_payments (
  id bigint not null generated always as identity,
  member_id bigint not null,
  number integer not null,
  through_day date not null,
  earned_micro bigint not null,
  amount_minor bigint not null,
  carry_micro bigint not null,
  paid_at timestamp with time zone not null default clock_timestamp(),
  constraint agency_rebate_payments_pkey PRIMARY KEY (id),
  constraint agency_rebate_payments_member_id_number_key UNIQUE (member_id, number),
  constraint agency_rebate_payments_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id),
  constraint agency_rebate_payments_amount_minor_check CHECK (amount_minor >= 0)
);
CREATE INDEX agency_rebate_payments_member ON agency_rebate_payments USING btree (member_id, id DESC);

create table agency_rebates (
  bet_key uuid not null,
  member_id bigint not null,
  lower_id bigint not null,
  day date not null,
  product text not null,
  rate integer not null,
  turnover_minor bigint not null,
  amount_micro bigint not null,
  settled_micro bigint not null default 0,
  settled_at timestamp with time zone,
  constraint agency_rebates_pkey PRIMARY KEY (member_id, bet_key),
  constraint agency_rebates_bet_key_fkey FOREIGN KEY (bet_key) REFERENCES agency_bets(key),
  constraint agency_rebates_lower_id_fkey FOREIGN KEY (lower_id) REFERENCES agency_members(member_id),
  constraint agency_rebates_member_id_fkey FOREIGN KEY (member_id) REFERENCES agency_members(member_id),
  constraint agency_rebates_rate_check CHECK (rate > 0)
);
CREATE INDEX agency_rebates_bet ON agency_rebates USING btree (bet_key);
CREATE INDEX agency_rebates_day ON agency_rebates USING btree (member_id, day DESC, bet_key);
CREATE INDEX agency_rebates_open ON agency_rebates USING btree (member_id, day) WHERE amount_micro <> settled_micro;

create table agency_runs (
  kind text not null,
  from_day date not null,
  to_day date not null,
  bills integer not null,
  amount_minor bigint not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  rhythm text not null default 'day'::text,
  constraint agency_runs_pkey PRIMARY KEY (kind, rhythm, from_day),
  constraint agency_runs_rhythm_check CHECK (rhythm = ANY (ARRAY['day'::text, 'week'::text, 'tenDays'::text, 'halfMonth'::text, 'month'::text]))
);

create table agency_seen_days (
  day date not null,
  member_id bigint not null,
  at timestamp with time zone default clock_timestamp(),
  constraint agency_seen_days_pkey PRIMARY KEY (day, member_id)
);

create table agency_seen_looks (
  kind text not null,
  rhythm text not null,
  from_day date not null,
  key text not null,
  seen_by text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint agency_seen_looks_pkey PRIMARY KEY (kind, rhythm, from_day, key)
);

create table agency_templates (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  terms jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  retired_at timestamp with time zone,
  constraint agency_templates_pkey PRIMARY KEY (id),
  constraint agency_templates_kind_check CHECK (kind = ANY (ARRAY['dailySalary'::text, 'dividend'::text, 'hourly'::text, 'realTime'::text]))
);
CREATE UNIQUE INDEX agency_templates_name ON agency_templates USING btree (name) WHERE retired_at IS NULL;

create table agency_transfer_terms (
  asset text not null,
  min_minor bigint not null,
  max_minor bigint not null,
  daily_minor bigint not null,
  constraint agency_transfer_terms_pkey PRIMARY KEY (asset),
  constraint agency_transfer_terms_check CHECK (min_minor <= max_minor AND max_minor <= daily_minor),
  constraint agency_transfer_terms_min_minor_check CHECK (min_minor > 0)
);

create table agency_transfers (
  id uuid not null,
  from_id bigint not null,
  to_id bigint not null,
  asset text not null,
  amount_minor bigint not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint agency_transfers_pkey PRIMARY KEY (id),
  constraint agency_transfers_from_id_fkey FOREIGN KEY (from_id) REFERENCES agency_members(member_id),
  constraint agency_transfers_to_id_fkey FOREIGN KEY (to_id) REFERENCES agency_members(member_id),
  constraint agency_transfers_amount_minor_check CHECK (amount_minor > 0),
  constraint agency_transfers_check CHECK (from_id <> to_id)
);
CREATE INDEX agency_transfers_from ON agency_transfers USING btree (from_id, made_at DESC);
CREATE INDEX agency_transfers_to ON agency_transfers USING btree (to_id, made_at DESC);

create table backoffice_alarm_messages (
  id uuid not null default gen_random_uuid(),
  alarm_id bigint not null,
  way text not null,
  target text not null,
  tries integer not null default 0,
  next_try_at timestamp with time zone default clock_timestamp(),
  sent_at timestamp with time zone,
  constraint backoffice_alarm_messages_pkey PRIMARY KEY (id),
  constraint backoffice_alarm_messages_alarm_id_fkey FOREIGN KEY (alarm_id) REFERENCES backoffice_alarms(id),
  constraint backoffice_alarm_messages_way_check CHECK (way = ANY (ARRAY['mail'::text, 'webhook'::text]))
);
CREATE INDEX backoffice_alarm_messages_due ON backoffice_alarm_messages USING btree (next_try_at) WHERE next_try_at IS NOT NULL;

create table backoffice_alarm_rules (
  id bigint not null generated always as identity,
  kind text not null,
  threshold bigint not null,
  mails text[] not null default '{}'::text[],
  webhook text,
  webhook_secret bytea,
  created_by text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  checked_at timestamp with time zone,
  ended_at timestamp with time zone,
  stops_after integer,
  constraint backoffice_alarm_rules_pkey PRIMARY KEY (id),
  constraint backoffice_alarm_rules_check CHECK ((webhook IS NULL) = (webhook_secret IS NULL)),
  constraint backoffice_alarm_rules_stops_after_check CHECK (stops_after >= 1 AND stops_after <= 60),
  constraint backoffice_alarm_rules_threshold_check CHECK (threshold > 0)
);
CREATE INDEX backoffice_alarm_rules_on ON backoffice_alarm_rules USING btree (id) WHERE ended_at IS NULL;

create table backoffice_alarms (
  id bigint not null generated always as identity,
  rule_id bigint not null,
  kind text not null,
  object text not null,
  title text not null,
  value bigint not null,
  unit text not null,
  asset text not null,
  page text not null,
  query jsonb not null,
  began_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  acknowledged_by text,
  acknowledged_at timestamp with time zone,
  note text,
  ended_at timestamp with time zone,
  stopped_at timestamp with time zone,
  constraint backoffice_alarms_pkey PRIMARY KEY (id),
  constraint backoffice_alarms_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES backoffice_alarm_rules(id),
  constraint backoffice_alarms_check CHECK ((acknowledged_by IS NULL) = (acknowledged_at IS NULL)),
  constraint backoffice_alarms_unit_check CHECK (unit = ANY (ARRAY['money'::text, 'percent'::text, 'count'::text]))
);
CREATE INDEX backoffice_alarms_began ON backoffice_alarms USING btree (began_at, id);
CREATE INDEX backoffice_alarms_object ON backoffice_alarms USING btree (rule_id, object);
CREATE UNIQUE INDEX backoffice_alarms_open ON backoffice_alarms USING btree (rule_id, object) WHERE ended_at IS NULL;
CREATE INDEX backoffice_alarms_waiting ON backoffice_alarms USING btree (began_at, id) WHERE ended_at IS NULL AND acknowledged_at IS NULL;

create table backoffice_approval_tries (
  approval_id bigint not null,
  tries integer not null,
  try_at timestamp with time zone not null,
  constraint backoffice_approval_tries_pkey PRIMARY KEY (approval_id),
  constraint backoffice_approval_tries_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES backoffice_approvals(id),
  constraint backoffice_approval_tries_tries_check CHECK (tries > 0)
);

create table backoffice_approvals (
  id bigint not null generated always as identity,
  kind text not null,
  payload jsonb not null,
  reason text not null,
  request_key text not null,
  requested_by bigint not null,
  requested_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null default (clock_timestamp() + '24:00:00'::interval),
  state text not null default 'pending'::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  executed_at timestamp with time zone,
  failure text,
  constraint backoffice_approvals_pkey PRIMARY KEY (id),
  constraint backoffice_approvals_requested_by_request_key_key UNIQUE (requested_by, request_key),
  constraint backoffice_approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice_operators(id),
  constraint backoffice_approvals_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES backoffice_operators(id),
  constraint backoffice_approvals_decided CHECK ((state = ANY (ARRAY['pending'::text, 'expired'::text])) = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  constraint backoffice_approvals_executed CHECK ((state = 'executed'::text) = (executed_at IS NOT NULL)),
  constraint backoffice_approvals_failed CHECK ((state = 'failed'::text) = (failure IS NOT NULL)),
  constraint backoffice_approvals_reason_check CHECK (length(TRIM(BOTH FROM reason)) >= 10),
  constraint backoffice_approvals_state_check CHECK (state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'executed'::text, 'failed'::text, 'expired'::text])),
  constraint backoffice_approvals_two_persons CHECK (decided_by <> requested_by)
);
CREATE INDEX backoffice_approvals_waiting ON backoffice_approvals USING btree (state, expires_at) WHERE state = ANY (ARRAY['pending'::text, 'approved'::text]);
CREATE TRIGGER backoffice_approvals_kept BEFORE DELETE OR TRUNCATE ON backoffice_approvals FOR EACH STATEMENT EXECUTE FUNCTION backoffice_refuse_change();
CREATE TRIGGER backoffice_approvals_steps BEFORE UPDATE ON backoffice_approvals FOR EACH ROW EXECUTE FUNCTION backoffice_check_approval();

create table backoffice_attempts (
  id bigint not null generated always as identity,
  subject_hash text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint backoffice_attempts_pkey PRIMARY KEY (id)
);
CREATE INDEX backoffice_attempts_at ON backoffice_attempts USING btree (at);
CREATE INDEX backoffice_attempts_subject ON backoffice_attempts USING btree (subject_hash, at);

create table backoffice_audit (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  operator_id bigint,
  actor text not null,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  reason text,
  ip text not null,
  token_id bigint,
  constraint backoffice_audit_pkey PRIMARY KEY (id),
  constraint backoffice_audit_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id)
);
CREATE INDEX backoffice_audit_action ON backoffice_audit USING btree (action text_pattern_ops, id);
CREATE INDEX backoffice_audit_actor ON backoffice_audit USING btree (actor, id);
CREATE INDEX backoffice_audit_at ON backoffice_audit USING btree (at, id);
CREATE INDEX backoffice_audit_object ON backoffice_audit USING btree (object, id);
CREATE INDEX backoffice_audit_object_begins ON backoffice_audit USING btree (object text_pattern_ops, id);
CREATE TRIGGER backoffice_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON backoffice_audit FOR EACH STATEMENT EXECUTE FUNCTION backoffice_refuse_change();
CREATE TRIGGER backoffice_audit_link AFTER INSERT ON backoffice_audit FOR EACH ROW EXECUTE FUNCTION backoffice_await_link();

create table backoffice_audit_chain (
  place bigint not null,
  entry_id bigint not null,
  hash text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint backoffice_audit_chain_pkey PRIMARY KEY (place),
  constraint backoffice_audit_chain_entry_id_key UNIQUE (entry_id),
  constraint backoffice_audit_chain_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  constraint backoffice_audit_chain_place_check CHECK (place > 0)
);
CREATE TRIGGER backoffice_audit_chain_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON backoffice_audit_chain FOR EACH STATEMENT EXECUTE FUNCTION backoffice_refuse_change();

create table backoffice_audit_unlinked (
  entry_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint backoffice_audit_unlinked_pkey PRIMARY KEY (entry_id)
);

create table backoffice_bulk_jobs (
  id uuid not null default gen_random_uuid(),
  operator_id bigint not null,
  ip text not null,
  list text not null,
  filter text[] not null,
  action text not null,
  reason text not null default ''::text,
  state text not null default 'counting'::text,
  place text,
  fits bigint not null default 0,
  refused bigint not null default 0,
  rows_done bigint not null default 0,
  rows_failed bigint not null default 0,
  failure text,
  lease uuid,
  leased_until timestamp with time zone,
  stepped_at timestamp with time zone not null default clock_timestamp(),
  created_at timestamp with time zone not null default clock_timestamp(),
  finished_at timestamp with time zone,
  left_out jsonb not null default '{}'::jsonb,
  failures jsonb not null default '{}'::jsonb,
  constraint backoffice_bulk_jobs_pkey PRIMARY KEY (id),
  constraint backoffice_bulk_jobs_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id),
  constraint backoffice_bulk_jobs_check CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL)),
  constraint backoffice_bulk_jobs_state_check CHECK (state = ANY (ARRAY['counting'::text, 'counted'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))
);
CREATE INDEX backoffice_bulk_jobs_due ON backoffice_bulk_jobs USING btree (stepped_at) WHERE state = ANY (ARRAY['counting'::text, 'running'::text]);
CREATE INDEX backoffice_bulk_jobs_own ON backoffice_bulk_jobs USING btree (operator_id) WHERE finished_at IS NULL;

create table backoffice_bulk_rows (
  job_id uuid not null,
  row_key text not null,
  position bigint not null generated always as identity,
  state text not null,
  code text,
  constraint backoffice_bulk_rows_pkey PRIMARY KEY (job_id, row_key),
  constraint backoffice_bulk_rows_job_id_fkey FOREIGN KEY (job_id) REFERENCES backoffice_bulk_jobs(id) ON DELETE CASCADE,
  constraint backoffice_bulk_rows_state_check CHECK (state = ANY (ARRAY['fits'::text, 'left'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX backoffice_bulk_rows_due ON backoffice_bulk_rows USING btree (job_id, "position") WHERE state = 'fits'::text;
CREATE INDEX backoffice_bulk_rows_told ON backoffice_bulk_rows USING btree (job_id, state, "position") WHERE code IS NOT NULL;

create table backoffice_challenges (
  id text not null,
  purpose text not null,
  operator_id bigint,
  session_id uuid,
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint backoffice_challenges_pkey PRIMARY KEY (id),
  constraint backoffice_challenges_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id),
  constraint backoffice_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES backoffice_sessions(id) ON DELETE CASCADE,
  constraint backoffice_challenges_asked_by CHECK ((purpose = 'login'::text) = (operator_id IS NULL) AND (operator_id IS NULL) = (session_id IS NULL)),
  constraint backoffice_challenges_purpose_check CHECK (purpose = ANY (ARRAY['add'::text, 'factor'::text, 'login'::text]))
);
CREATE INDEX backoffice_challenges_end ON backoffice_challenges USING btree (expires_at);
CREATE INDEX backoffice_challenges_operator ON backoffice_challenges USING btree (operator_id);
CREATE INDEX backoffice_challenges_session ON backoffice_challenges USING btree (session_id);

create table backoffice_emergencies (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  reason text not null,
  began_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint backoffice_emergencies_pkey PRIMARY KEY (id),
  constraint backoffice_emergencies_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id),
  constraint backoffice_emergencies_reason_check CHECK (length(TRIM(BOTH FROM reason)) >= 10)
);
CREATE UNIQUE INDEX backoffice_emergencies_open ON backoffice_emergencies USING btree (operator_id) WHERE ended_at IS NULL;

create table backoffice_export_parts (
  export_id uuid not null,
  part integer not null,
  content bytea not null,
  constraint backoffice_export_parts_pkey PRIMARY KEY (export_id, part),
  constraint backoffice_export_parts_export_id_fkey FOREIGN KEY (export_id) REFERENCES backoffice_exports(id) ON DELETE CASCADE
);

create table backoffice_exports (
  id uuid not null default gen_random_uuid(),
  operator_id bigint not null,
  list text not null,
  filter text[] not null,
  sort text,
  columns text[] not null,
  state text not null default 'waiting'::text,
  place text,
  parts integer not null default 0,
  rows_done bigint not null default 0,
  rows_guess bigint not null default 0,
  failure text,
  lease uuid,
  leased_until timestamp with time zone,
  stepped_at timestamp with time zone not null default clock_timestamp(),
  created_at timestamp with time zone not null default clock_timestamp(),
  finished_at timestamp with time zone,
  constraint backoffice_exports_pkey PRIMARY KEY (id),
  constraint backoffice_exports_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id),
  constraint backoffice_exports_check CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL)),
  constraint backoffice_exports_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))
);
CREATE INDEX backoffice_exports_due ON backoffice_exports USING btree (stepped_at) WHERE state = ANY (ARRAY['waiting'::text, 'running'::text]);
CREATE INDEX backoffice_exports_own ON backoffice_exports USING btree (operator_id, created_at);

create table backoffice_first_passwords (
  operator_id bigint not null,
  holder_id bigint not null,
  half bytea not null,
  constraint backoffice_first_passwords_pkey PRIMARY KEY (operator_id, holder_id),
  constraint backoffice_first_passwords_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES backoffice_operators(id),
  constraint backoffice_first_passwords_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id)
);

create table backoffice_handovers (
  id bigint not null generated always as identity,
  from_id bigint not null,
  to_id bigint,
  note text not null,
  waiting jsonb not null,
  tasks bigint[] not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  taken_by bigint,
  taken_at timestamp with time zone,
  constraint backoffice_handovers_pkey PRIMARY KEY (id),
  constraint backoffice_handovers_from_id_fkey FOREIGN KEY (from_id) REFERENCES backoffice_operators(id),
  constraint backoffice_handovers_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES backoffice_operators(id),
  constraint backoffice_handovers_to_id_fkey FOREIGN KEY (to_id) REFERENCES backoffice_operators(id),
  constraint backoffice_handovers_check CHECK ((taken_by IS NULL) = (taken_at IS NULL)),
  constraint backoffice_handovers_check1 CHECK (taken_by <> from_id)
);
CREATE INDEX backoffice_handovers_open ON backoffice_handovers USING btree (id) WHERE taken_at IS NULL;

create table backoffice_notes (
  id bigint not null generated always as identity,
  object text not null,
  text text not null,
  author text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint backoffice_notes_pkey PRIMARY KEY (id),
  constraint backoffice_notes_text_check CHECK (length(TRIM(BOTH FROM text)) > 0)
);
CREATE INDEX backoffice_notes_object ON backoffice_notes USING btree (object, id);
CREATE TRIGGER backoffice_notes_kept BEFORE DELETE OR UPDATE ON backoffice_notes FOR EACH ROW EXECUTE FUNCTION backoffice_refuse_change();

create table backoffice_operators (
  id bigint not null generated always as identity,
  name text not null,
  role text not null,
  password_hash text not null,
  must_change_password boolean not null default true,
  totp_secret bytea,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint not null default 0,
  totp_optional boolean not null default false,
  created_at timestamp with time zone not null default clock_timestamp(),
  disabled_at timestamp with time zone,
  passkey_handle text,
  approval_id bigint,
  first_password_until timestamp with time zone,
  constraint backoffice_operators_pkey PRIMARY KEY (id),
  constraint backoffice_operators_name_key UNIQUE (name),
  constraint backoffice_operators_passkey_handle_key UNIQUE (passkey_handle),
  constraint backoffice_operators_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES backoffice_approvals(id),
  constraint backoffice_operators_role FOREIGN KEY (role) REFERENCES backoffice_roles(name),
  constraint backoffice_operators_check CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL),
  constraint backoffice_operators_name_check CHECK (name ~ '^[a-z0-9][a-z0-9._-]{2,31}$'::text)
);
CREATE INDEX backoffice_operators_role_index ON backoffice_operators USING btree (role);

create table backoffice_passkeys (
  id text not null,
  operator_id bigint not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  is_synced boolean not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  last_used_at timestamp with time zone,
  constraint backoffice_passkeys_pkey PRIMARY KEY (id),
  constraint backoffice_passkeys_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id)
);
CREATE INDEX backoffice_passkeys_operator ON backoffice_passkeys USING btree (operator_id);

create table backoffice_report_mails (
  report_id bigint not null,
  rhythm text not null,
  mails text[] not null,
  next_at timestamp with time zone not null,
  due_day text,
  tries integer not null default 0,
  try_at timestamp with time zone,
  sent_at timestamp with time zone,
  sent_to text[] not null default '{}'::text[],
  constraint backoffice_report_mails_pkey PRIMARY KEY (report_id),
  constraint backoffice_report_mails_report_id_fkey FOREIGN KEY (report_id) REFERENCES backoffice_reports(id) ON DELETE CASCADE,
  constraint backoffice_report_mails_mails_check CHECK (cardinality(mails) >= 1 AND cardinality(mails) <= 10),
  constraint backoffice_report_mails_rhythm_check CHECK (rhythm = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))
);
CREATE INDEX backoffice_report_mails_next ON backoffice_report_mails USING btree (next_at);
CREATE INDEX backoffice_report_mails_try ON backoffice_report_mails USING btree (try_at) WHERE try_at IS NOT NULL;

create table backoffice_reports (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  title text not null,
  report text not null,
  query jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint backoffice_reports_pkey PRIMARY KEY (id),
  constraint backoffice_reports_operator_id_title_key UNIQUE (operator_id, title),
  constraint backoffice_reports_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id),
  constraint backoffice_reports_title_check CHECK (length(TRIM(BOTH FROM title)) > 0)
);

create table backoffice_role_permissions (
  role text not null,
  permission text not null,
  is_allowed boolean not null,
  constraint backoffice_role_permissions_pkey PRIMARY KEY (role, permission),
  constraint backoffice_role_permissions_role_fkey FOREIGN KEY (role) REFERENCES backoffice_roles(name)
);

create table backoffice_roles (
  name text not null,
  is_standard boolean not null default false,
  version integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint backoffice_roles_pkey PRIMARY KEY (name),
  constraint backoffice_roles_name_check CHECK (name ~ '^[a-z][a-z0-9-]{2,31}$'::text)
);

create table backoffice_sessions (
  id uuid not null default gen_random_uuid(),
  operator_id bigint not null,
  cookie_hash text not null,
  token_hash text not null,
  has_code boolean not null default false,
  created_at timestamp with time zone not null default clock_timestamp(),
  last_used_at timestamp with time zone not null default clock_timestamp(),
  ip text not null,
  user_agent text not null,
  revoked_at timestamp with time zone,
  passkey_id text,
  constraint backoffice_sessions_pkey PRIMARY KEY (id),
  constraint backoffice_sessions_cookie_hash_key UNIQUE (cookie_hash),
  constraint backoffice_sessions_token_hash_key UNIQUE (token_hash),
  constraint backoffice_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id)
);
CREATE INDEX backoffice_sessions_operator ON backoffice_sessions USING btree (operator_id);
CREATE INDEX backoffice_sessions_passkey ON backoffice_sessions USING btree (passkey_id) WHERE passkey_id IS NOT NULL;

create table backoffice_settings (
  id boolean not null default true,
  idle_minutes integer not null default 30,
  constraint backoffice_settings_pkey PRIMARY KEY (id),
  constraint backoffice_settings_id_check CHECK (id),
  constraint backoffice_settings_idle_minutes_check CHECK (idle_minutes >= 5 AND idle_minutes <= 120)
);

create table backoffice_tasks (
  id bigint not null generated always as identity,
  title text not null,
  detail text not null default ''::text,
  page text,
  query jsonb,
  created_by bigint not null,
  assignee_id bigint,
  due_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  done_at timestamp with time zone,
  done_by bigint,
  note text,
  constraint backoffice_tasks_pkey PRIMARY KEY (id),
  constraint backoffice_tasks_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES backoffice_operators(id),
  constraint backoffice_tasks_created_by_fkey FOREIGN KEY (created_by) REFERENCES backoffice_operators(id),
  constraint backoffice_tasks_done_by_fkey FOREIGN KEY (done_by) REFERENCES backoffice_operators(id),
  constraint backoffice_tasks_check CHECK ((page IS NULL) = (query IS NULL)),
  constraint backoffice_tasks_check1 CHECK ((done_at IS NULL) = (done_by IS NULL)),
  constraint backoffice_tasks_title_check CHECK (length(TRIM(BOTH FROM title)) > 0)
);
CREATE INDEX backoffice_tasks_assignee ON backoffice_tasks USING btree (assignee_id, id);
CREATE INDEX backoffice_tasks_created ON backoffice_tasks USING btree (created_at, id);
CREATE INDEX backoffice_tasks_open ON backoffice_tasks USING btree (assignee_id, id) WHERE done_at IS NULL;

create table backoffice_token_uses (
  id bigint not null generated always as identity,
  token_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  call text not null,
  ip text not null,
  constraint backoffice_token_uses_pkey PRIMARY KEY (id),
  constraint backoffice_token_uses_token_id_fkey FOREIGN KEY (token_id) REFERENCES backoffice_tokens(id)
);
CREATE INDEX backoffice_token_uses_at ON backoffice_token_uses USING btree (at);
CREATE INDEX backoffice_token_uses_token ON backoffice_token_uses USING btree (token_id, id);

create table backoffice_tokens (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  name text not null,
  token_hash text not null,
  permissions text[] not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint backoffice_tokens_pkey PRIMARY KEY (id),
  constraint backoffice_tokens_token_hash_key UNIQUE (token_hash),
  constraint backoffice_tokens_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id),
  constraint backoffice_tokens_name_check CHECK (length(TRIM(BOTH FROM name)) > 0),
  constraint backoffice_tokens_permissions_check CHECK (cardinality(permissions) > 0)
);
CREATE INDEX backoffice_tokens_operator ON backoffice_tokens USING btree (operator_id, id);

create table backoffice_views (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  list text not null,
  name text not null,
  filter text[] not null,
  sort text,
  columns text[],
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint backoffice_views_pkey PRIMARY KEY (id),
  constraint backoffice_views_operator_id_list_name_key UNIQUE (operator_id, list, name),
  constraint backoffice_views_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id)
);

create table catalogue_favourites (
  member_id bigint not null,
  node_id text not null,
  added_at timestamp with time zone not null default clock_timestamp(),
  turn bigint not null default nextval('catalogue_turns'::regclass),
  constraint catalogue_favourites_pkey PRIMARY KEY (member_id, node_id),
  constraint catalogue_favourites_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue_games(node_id)
);
CREATE INDEX catalogue_favourites_turn ON catalogue_favourites USING btree (member_id, turn DESC);

create table catalogue_games (
  node_id text not null,
  position integer not null,
  game_id text not null,
  code text not null,
  vendor text not null,
  game_type text not null,
  classify text not null,
  name text not null,
  is_top boolean not null,
  is_new boolean not null,
  min_bet_minor bigint not null,
  line_count integer not null,
  launch_path text,
  names jsonb not null default '{}'::jsonb,
  classify_new text not null default ''::text,
  is_enabled boolean not null default true,
  rank integer not null default 100,
  icon text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  constraint catalogue_games_pkey PRIMARY KEY (node_id),
  constraint catalogue_games_position_key UNIQUE ("position"),
  constraint catalogue_games_vendor_game_id_key UNIQUE (vendor, game_id),
  constraint catalogue_games_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalogue_vendors(code),
  constraint catalogue_games_details_check CHECK (jsonb_typeof(details) = 'object'::text),
  constraint catalogue_games_rank_check CHECK (rank >= 1 AND rank <= 999)
);
CREATE TRIGGER catalogue_games_changed AFTER INSERT OR DELETE OR UPDATE ON catalogue_games FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count_change();

create table catalogue_jackpots (
  node_id text not null,
  amount_minor bigint not null,
  reported_at timestamp with time zone not null default clock_timestamp(),
  constraint catalogue_jackpots_pkey PRIMARY KEY (node_id),
  constraint catalogue_jackpots_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue_games(node_id),
  constraint catalogue_jackpots_amount_minor_check CHECK (amount_minor > 0)
);

create table catalogue_plays (
  ticket_id uuid not null,
  node_id text not null,
  played_at timestamp with time zone not null,
  constraint catalogue_plays_pkey PRIMARY KEY (ticket_id),
  constraint catalogue_plays_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue_games(node_id)
);
CREATE INDEX catalogue_plays_time ON catalogue_plays USING btree (played_at, node_id);

create table catalogue_recents (
  member_id bigint not null,
  node_id text not null,
  turn bigint not null default nextval('catalogue_turns'::regclass),
  played_at timestamp with time zone not null default clock_timestamp(),
  constraint catalogue_recents_pkey PRIMARY KEY (member_id, node_id),
  constraint catalogue_recents_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue_games(node_id)
);
CREATE INDEX catalogue_recents_turn ON catalogue_recents USING btree (member_id, turn DESC);

create table catalogue_vendors (
  code text not null,
  display_name text not null,
  position integer not null,
  rank integer not null default 100,
  is_shown boolean not null default true,
  is_top boolean not null default false,
  is_new boolean not null default false,
  maintenance_reason text,
  maintenance_until timestamp with time zone,
  constraint catalogue_vendors_pkey PRIMARY KEY (code),
  constraint catalogue_vendors_check CHECK (maintenance_reason IS NOT NULL OR maintenance_until IS NULL),
  constraint catalogue_vendors_rank_check CHECK (rank >= 1 AND rank <= 999)
);
CREATE TRIGGER catalogue_vendors_changed AFTER INSERT OR DELETE OR UPDATE ON catalogue_vendors FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count_change();

create table catalogue_versions (
  is_only boolean not null default true,
  version bigint not null,
  constraint catalogue_versions_pkey PRIMARY KEY (is_only),
  constraint catalogue_versions_is_only_check CHECK (is_only)
);

create table catalogue_wins (
  ticket_id uuid not null,
  name text not null,
  game_code text not null,
  game_name text not null,
  amount_minor bigint not null,
  won_at timestamp with time zone not null,
  constraint catalogue_wins_pkey PRIMARY KEY (ticket_id),
  constraint catalogue_wins_amount_minor_check CHECK (amount_minor > 0)
);
CREATE INDEX catalogue_wins_time ON catalogue_wins USING btree (won_at DESC, ticket_id);

create table chat_answers (
  id bigint not null generated always as identity,
  texts jsonb not null,
  constraint chat_answers_pkey PRIMARY KEY (id)
);

create table chat_conversations (
  id bigint not null generated always as identity,
  thread_id bigint not null,
  state text not null,
  operator_id bigint,
  operator_name text,
  is_away boolean not null,
  preview text not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  last_at timestamp with time zone not null default clock_timestamp(),
  waiting_since timestamp with time zone,
  first_answer_at timestamp with time zone,
  first_answer_by text,
  closed_at timestamp with time zone,
  rating smallint,
  rating_note text,
  closed_by text,
  constraint chat_conversations_pkey PRIMARY KEY (id),
  constraint chat_conversations_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES chat_threads(id) ON DELETE CASCADE,
  constraint chat_conversations_check CHECK ((state = 'waiting'::text) = (operator_id IS NULL AND closed_at IS NULL)),
  constraint chat_conversations_check1 CHECK ((state = 'closed'::text) = (closed_at IS NOT NULL)),
  constraint chat_conversations_check2 CHECK (closed_by IS NULL OR state = 'closed'::text),
  constraint chat_conversations_closed_by_check CHECK (closed_by = ANY (ARRAY['member'::text, 'staff'::text])),
  constraint chat_conversations_rating_check CHECK (rating >= 1 AND rating <= 5),
  constraint chat_conversations_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'open'::text, 'closed'::text]))
);
CREATE UNIQUE INDEX chat_conversations_current ON chat_conversations USING btree (thread_id) WHERE state <> 'closed'::text;
CREATE INDEX chat_conversations_opened ON chat_conversations USING btree (opened_at);
CREATE INDEX chat_conversations_operator ON chat_conversations USING btree (operator_id, id);
CREATE INDEX chat_conversations_state ON chat_conversations USING btree (state, id);
CREATE INDEX chat_conversations_thread ON chat_conversations USING btree (thread_id, id);

create table chat_messages (
  id bigint not null generated always as identity,
  thread_id bigint not null,
  conversation_id bigint not null,
  author text not null,
  name text,
  text text,
  key text,
  width integer,
  height integer,
  at timestamp with time zone not null default clock_timestamp(),
  card_kind text,
  card_ref uuid,
  translation text,
  translation_language text,
  constraint chat_messages_pkey PRIMARY KEY (id),
  constraint chat_messages_thread_id_author_key_key UNIQUE (thread_id, author, key),
  constraint chat_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES chat_conversations(id) ON DELETE CASCADE,
  constraint chat_messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES chat_threads(id) ON DELETE CASCADE,
  constraint chat_messages_author_check CHECK (author = ANY (ARRAY['member'::text, 'staff'::text, 'note'::text])),
  constraint chat_messages_check CHECK ((card_kind IS NULL) = (card_ref IS NULL)),
  constraint chat_messages_check1 CHECK ((width IS NULL) = (height IS NULL)),
  constraint chat_messages_check2 CHECK (num_nonnulls(text, width, card_kind) = 1),
  constraint chat_messages_check3 CHECK ((translation IS NULL) = (translation_language IS NULL)),
  constraint chat_messages_check4 CHECK (translation IS NULL OR text IS NOT NULL AND author = 'staff'::text)
);
CREATE INDEX chat_messages_card ON chat_messages USING btree (card_ref) WHERE card_ref IS NOT NULL;
CREATE INDEX chat_messages_thread ON chat_messages USING btree (thread_id, id);

create table chat_pictures (
  message_id bigint not null,
  picture_sealed bytea not null,
  constraint chat_pictures_pkey PRIMARY KEY (message_id),
  constraint chat_pictures_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_messages(id) ON DELETE CASCADE
);

create table chat_settings (
  is_it boolean not null default true,
  value jsonb not null,
  constraint chat_settings_pkey PRIMARY KEY (is_it),
  constraint chat_settings_is_it_check CHECK (is_it)
);

create table chat_staff (
  operator_id bigint not null,
  name text not null,
  is_taking boolean not null default false,
  seen_at timestamp with time zone not null default clock_timestamp(),
  constraint chat_staff_pkey PRIMARY KEY (operator_id)
);

create table chat_threads (
  id bigint not null generated always as identity,
  member_id bigint,
  account text not null,
  language text not null,
  member_delivered_id bigint not null default 0,
  member_read_id bigint not null default 0,
  staff_delivered_id bigint not null default 0,
  staff_read_id bigint not null default 0,
  guest_hash text,
  guest_network text,
  guest_seen_at timestamp with time zone,
  began_at timestamp with time zone not null default clock_timestamp(),
  constraint chat_threads_pkey PRIMARY KEY (id),
  constraint chat_threads_guest_hash_key UNIQUE (guest_hash),
  constraint chat_threads_member_id_key UNIQUE (member_id),
  constraint chat_threads_check CHECK ((member_id IS NULL) = (guest_hash IS NOT NULL))
);
CREATE INDEX chat_threads_guests ON chat_threads USING btree (guest_network, began_at) WHERE member_id IS NULL;
CREATE INDEX chat_threads_guests_seen ON chat_threads USING btree (guest_seen_at) WHERE member_id IS NULL;

create table content_announcements (
  id bigint not null generated always as identity,
  kind text not null,
  platform text not null default 'M'::text,
  is_hot boolean not null default false,
  texts jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  is_published boolean not null default true,
  audience text not null default 'all'::text,
  images jsonb not null default '[]'::jsonb,
  category_ids jsonb not null default '[]'::jsonb,
  takes_applications boolean not null default false,
  constraint content_announcements_pkey PRIMARY KEY (id),
  constraint content_announcements_audience_check CHECK (audience = ANY (ARRAY['all'::text, 'members'::text])),
  constraint content_announcements_kind_check CHECK (kind = ANY (ARRAY['PL'::text, 'PU'::text, 'A'::text, 'PR'::text]))
);

create table content_application_pictures (
  application_id bigint not null,
  position integer not null,
  content bytea not null,
  constraint content_application_pictures_pkey PRIMARY KEY (application_id, "position"),
  constraint content_application_pictures_application_id_fkey FOREIGN KEY (application_id) REFERENCES content_applications(id) ON DELETE CASCADE
);

create table content_applications (
  id bigint not null generated always as identity,
  member_id bigint not null,
  announcement_id bigint not null,
  comment text not null,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  constraint content_applications_pkey PRIMARY KEY (id),
  constraint content_applications_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES content_announcements(id) ON DELETE CASCADE,
  constraint content_applications_check CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  constraint content_applications_state_check CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text]))
);
CREATE INDEX content_applications_created ON content_applications USING btree (created_at);
CREATE INDEX content_applications_member ON content_applications USING btree (member_id, id);
CREATE UNIQUE INDEX content_applications_open ON content_applications USING btree (member_id, announcement_id) WHERE state <> 'refused'::text;
CREATE INDEX content_applications_state ON content_applications USING btree (state, id);

create table content_banners (
  id bigint not null generated always as identity,
  group_name text not null,
  platform text not null default 'M'::text,
  position integer not null,
  url text,
  art jsonb not null,
  texts jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  is_published boolean not null default true,
  audience text not null default 'all'::text,
  image text,
  constraint content_banners_pkey PRIMARY KEY (id),
  constraint content_banners_audience_check CHECK (audience = ANY (ARRAY['all'::text, 'members'::text]))
);

create table content_categories (
  id bigint not null generated always as identity,
  position integer not null,
  texts jsonb not null,
  is_published boolean not null default true,
  starts_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone,
  constraint content_categories_pkey PRIMARY KEY (id)
);

create table content_help (
  id bigint not null generated always as identity,
  tag text not null,
  position integer not null,
  texts jsonb not null,
  is_published boolean not null default true,
  starts_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone,
  constraint content_help_pkey PRIMARY KEY (id),
  constraint content_help_tag_key UNIQUE (tag)
);

create table content_reads (
  member_id bigint not null,
  announcement_id bigint not null,
  read_at timestamp with time zone not null default clock_timestamp(),
  constraint content_reads_pkey PRIMARY KEY (member_id, announcement_id),
  constraint content_reads_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES content_announcements(id) ON DELETE CASCADE
);

create table content_sponsors (
  id bigint not null generated always as identity,
  position integer not null,
  url text,
  image text,
  art jsonb not null,
  texts jsonb not null,
  is_published boolean not null default true,
  starts_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone,
  constraint content_sponsors_pkey PRIMARY KEY (id)
);

create table identity_captchas (
  id text not null,
  salt text not null,
  answer_hash text not null,
  expires_at timestamp with time zone not null,
  constraint identity_captchas_pkey PRIMARY KEY (id)
);
CREATE INDEX identity_captchas_end ON identity_captchas USING btree (expires_at);

create table identity_challenges (
  id text not null,
  member_id bigint,
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint identity_challenges_pkey PRIMARY KEY (id),
  constraint identity_challenges_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
);
CREATE INDEX identity_challenges_end ON identity_challenges USING btree (expires_at);

create table identity_codes (
  id uuid not null,
  scene text not null,
  mobile_mac text not null,
  code_mac text not null,
  ip text not null,
  attempts integer not null default 0,
  sent_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint identity_codes_pkey PRIMARY KEY (id),
  constraint identity_codes_scene_check CHECK (scene = ANY (ARRAY['register'::text, 'login'::text, 'password'::text]))
);
CREATE INDEX identity_codes_ip ON identity_codes USING btree (ip, sent_at);
CREATE INDEX identity_codes_mobile ON identity_codes USING btree (mobile_mac, sent_at);

create table identity_keys (
  kid text not null,
  public_jwk jsonb not null,
  sealed_private bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint identity_keys_pkey PRIMARY KEY (kid)
);

create table identity_login_failures (
  id bigint not null generated always as identity,
  account_hash text not null,
  ip text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint identity_login_failures_pkey PRIMARY KEY (id)
);
CREATE INDEX identity_login_failures_account ON identity_login_failures USING btree (account_hash, at);
CREATE INDEX identity_login_failures_at ON identity_login_failures USING btree (at);
CREATE INDEX identity_login_failures_ip ON identity_login_failures USING btree (ip, at);

create table identity_logins (
  id bigint not null generated always as identity,
  member_id bigint,
  at timestamp with time zone not null default clock_timestamp(),
  ip text not null,
  user_agent text not null,
  method text not null,
  is_success boolean not null,
  session_id uuid,
  constraint identity_logins_pkey PRIMARY KEY (id),
  constraint identity_logins_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
);
CREATE INDEX identity_logins_address ON identity_logins USING btree (ip, member_id);
CREATE INDEX identity_logins_at ON identity_logins USING btree (at);
CREATE INDEX identity_logins_device ON identity_logins USING btree (md5(user_agent), member_id);
CREATE INDEX identity_logins_member ON identity_logins USING btree (member_id, id);

create table identity_members (
  id bigint not null generated always as identity,
  account text not null,
  nickname text,
  email text,
  type integer not null,
  asset text not null,
  labels text[] not null default '{}'::text[],
  password_hash text,
  password_changed_at timestamp with time zone not null default clock_timestamp(),
  must_change_password boolean not null default false,
  disabled_at timestamp with time zone,
  inviter_id bigint,
  invitation_code text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  trial_expires_at timestamp with time zone,
  register_method text,
  register_url text,
  register_domain text,
  registered_ip text,
  mobile text,
  mobile_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  contacts jsonb not null default '{}'::jsonb,
  payee_name text,
  avatar text,
  password_expires_at timestamp with time zone,
  closed_at timestamp with time zone,
  language text,
  email_sealed bytea,
  email_mark text,
  mobile_sealed bytea,
  mobile_mark text,
  contacts_sealed bytea,
  payee_name_sealed bytea,
  mobile_tail_mark text,
  constraint identity_members_pkey PRIMARY KEY (id),
  constraint identity_members_account_key UNIQUE (account),
  constraint identity_members_invitation_code_key UNIQUE (invitation_code),
  constraint identity_members_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES identity_members(id),
  constraint identity_members_account_check CHECK (account = lower(account))
);
CREATE INDEX identity_members_account_begins ON identity_members USING btree (account text_pattern_ops);
CREATE INDEX identity_members_created ON identity_members USING btree (created_at, id);
CREATE INDEX identity_members_email_mark ON identity_members USING btree (email_mark);
CREATE INDEX identity_members_inviter ON identity_members USING btree (inviter_id);
CREATE UNIQUE INDEX identity_members_mobile ON identity_members USING btree (mobile);
CREATE UNIQUE INDEX identity_members_mobile_mark ON identity_members USING btree (mobile_mark);
CREATE INDEX identity_members_mobile_tail ON identity_members USING btree (mobile_tail_mark) WHERE mobile_tail_mark IS NOT NULL;
CREATE INDEX identity_members_unsealed ON identity_members USING btree (id) WHERE email IS NOT NULL OR mobile IS NOT NULL;
CREATE INDEX identity_members_unsealed_details ON identity_members USING btree (id) WHERE payee_name IS NOT NULL OR contacts <> '{}'::jsonb OR closed_at IS NOT NULL AND contacts_sealed IS NOT NULL;
CREATE INDEX identity_members_without_tail ON identity_members USING btree (id) WHERE mobile_sealed IS NOT NULL AND mobile_tail_mark IS NULL;
CREATE TRIGGER identity_members_tail BEFORE UPDATE OF mobile_sealed ON identity_members FOR EACH ROW WHEN (new.mobile_sealed IS DISTINCT FROM old.mobile_sealed) EXECUTE FUNCTION identity_forget_tail();

create table identity_messages (
  id uuid not null,
  channel text not null,
  sealed bytea not null,
  is_decoy boolean not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  constraint identity_messages_pkey PRIMARY KEY (id),
  constraint identity_messages_channel_check CHECK (channel = ANY (ARRAY['sms'::text, 'mail'::text]))
);
CREATE INDEX identity_messages_due ON identity_messages USING btree (due_at);

create table identity_nonces (
  nonce_hash text not null,
  seen_at timestamp with time zone not null default clock_timestamp(),
  constraint identity_nonces_pkey PRIMARY KEY (nonce_hash)
);
CREATE INDEX identity_nonces_seen ON identity_nonces USING btree (seen_at);

create table identity_passkeys (
  id text not null,
  member_id bigint not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  is_synced boolean not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  last_used_at timestamp with time zone,
  constraint identity_passkeys_pkey PRIMARY KEY (id),
  constraint identity_passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
);
CREATE INDEX identity_passkeys_member ON identity_passkeys USING btree (member_id);

create table identity_pictures (
  member_id bigint not null,
  name text not null,
  content bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint identity_pictures_pkey PRIMARY KEY (member_id),
  constraint identity_pictures_name_key UNIQUE (name),
  constraint identity_pictures_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id),
  constraint identity_pictures_content_check CHECK (octet_length(content) <= 262144),
  constraint identity_pictures_name_check CHECK (name ~ '^[A-Za-z0-9_-]{22}$'::text)
);

create table identity_resets (
  token_hash text not null,
  member_id bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  constraint identity_resets_pkey PRIMARY KEY (token_hash),
  constraint identity_resets_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
);
CREATE INDEX identity_resets_member ON identity_resets USING btree (member_id, created_at);

create table identity_secrets (
  member_id bigint not null,
  id_number bytea,
  payment_password_hash text,
  totp_secret bytea,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}'::text[],
  passkey_handle text,
  constraint identity_secrets_pkey PRIMARY KEY (member_id),
  constraint identity_secrets_passkey_handle_key UNIQUE (passkey_handle),
  constraint identity_secrets_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
);

create table identity_sessions (
  id uuid not null default gen_random_uuid(),
  cookie_hash text not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  last_used_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  absolute_expires_at timestamp with time zone not null,
  user_agent text not null,
  ip text not null,
  revoked_at timestamp with time zone,
  is_remembered boolean not null default false,
  constraint identity_sessions_pkey PRIMARY KEY (id),
  constraint identity_sessions_cookie_hash_key UNIQUE (cookie_hash),
  constraint identity_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
);
CREATE INDEX identity_sessions_end ON identity_sessions USING btree (absolute_expires_at);
CREATE INDEX identity_sessions_member ON identity_sessions USING btree (member_id);

create table identity_social_flows (
  state_hash text not null,
  provider text not null,
  nonce text not null,
  sealed_verifier bytea not null,
  binding text not null,
  expires_at timestamp with time zone not null,
  constraint identity_social_flows_pkey PRIMARY KEY (state_hash)
);

create table identity_social_links (
  issuer text not null,
  subject text not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint identity_social_links_pkey PRIMARY KEY (issuer, subject),
  constraint identity_social_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
);
CREATE INDEX identity_social_links_member ON identity_social_links USING btree (member_id);

create table identity_social_tickets (
  ticket_hash text not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  binding text not null,
  expires_at timestamp with time zone not null,
  constraint identity_social_tickets_pkey PRIMARY KEY (ticket_hash)
);

create table identity_tokens (
  token_hash text not null,
  session_id uuid not null,
  issued_at timestamp with time zone not null default clock_timestamp(),
  good_until timestamp with time zone,
  constraint identity_tokens_pkey PRIMARY KEY (token_hash),
  constraint identity_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity_sessions(id) ON DELETE CASCADE
);
CREATE INDEX identity_tokens_session ON identity_tokens USING btree (session_id);

create table inbox_cases (
  id bigint not null generated always as identity,
  member_id bigint not null,
  type smallint not null,
  content text not null,
  state text not null default 'open'::text,
  answer text,
  created_at timestamp with time zone not null default clock_timestamp(),
  answered_at timestamp with time zone,
  constraint inbox_cases_pkey PRIMARY KEY (id),
  constraint inbox_cases_check CHECK ((state = 'open'::text) = (answered_at IS NULL)),
  constraint inbox_cases_state_check CHECK (state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])),
  constraint inbox_cases_type_check CHECK (type = ANY (ARRAY[0, 1, 2, 3, 4, 6]))
);
CREATE INDEX inbox_cases_created ON inbox_cases USING btree (created_at);
CREATE INDEX inbox_cases_member ON inbox_cases USING btree (member_id, id);
CREATE INDEX inbox_cases_state ON inbox_cases USING btree (state, id);

create table inbox_choices (
  member_id bigint not null,
  kind text not null,
  is_wanted boolean not null,
  constraint inbox_choices_pkey PRIMARY KEY (member_id, kind)
);
CREATE INDEX inbox_choices_wanted ON inbox_choices USING btree (kind, member_id) WHERE is_wanted;

create table inbox_counters (
  member_id bigint not null,
  total bigint not null,
  unread bigint not null,
  constraint inbox_counters_pkey PRIMARY KEY (member_id),
  constraint inbox_counters_check CHECK (unread >= 0 AND unread <= total),
  constraint inbox_counters_total_check CHECK (total >= 0)
);

create table inbox_devices (
  id bigint not null generated always as identity,
  member_id bigint not null,
  member_type smallint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  session_id uuid,
  constraint inbox_devices_pkey PRIMARY KEY (id),
  constraint inbox_devices_endpoint_key UNIQUE (endpoint)
);
CREATE INDEX inbox_devices_member ON inbox_devices USING btree (member_id, id);
CREATE INDEX inbox_devices_session ON inbox_devices USING btree (session_id);

create table inbox_marks (
  member_id bigint not null,
  message_id bigint not null,
  read_at timestamp with time zone not null default clock_timestamp(),
  removed_at timestamp with time zone,
  constraint inbox_marks_pkey PRIMARY KEY (member_id, message_id),
  constraint inbox_marks_message_id_fkey FOREIGN KEY (message_id) REFERENCES inbox_messages(id) ON DELETE CASCADE
);
CREATE INDEX inbox_marks_message ON inbox_marks USING btree (message_id);
CREATE TRIGGER inbox_marks_forgotten AFTER DELETE ON inbox_marks REFERENCING OLD TABLE AS marks FOR EACH STATEMENT EXECUTE FUNCTION inbox_count_openings();
CREATE TRIGGER inbox_marks_opened AFTER INSERT ON inbox_marks REFERENCING NEW TABLE AS marks FOR EACH STATEMENT EXECUTE FUNCTION inbox_count_openings();

create table inbox_messages (
  id bigint not null generated always as identity,
  member_id bigint,
  kind text not null,
  key text,
  texts jsonb,
  template text,
  params jsonb,
  audience jsonb,
  created_at timestamp with time zone not null default clock_timestamp(),
  read_at timestamp with time zone,
  expires_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint inbox_messages_pkey PRIMARY KEY (id),
  constraint inbox_messages_key_key UNIQUE (key),
  constraint inbox_messages_check CHECK ((texts IS NULL) <> (template IS NULL)),
  constraint inbox_messages_check1 CHECK ((member_id IS NULL) = (audience IS NOT NULL)),
  constraint inbox_messages_kind_check CHECK (kind = ANY (ARRAY['news'::text, 'deposit'::text, 'withdrawal'::text, 'settled'::text, 'security'::text, 'answer'::text]))
);
CREATE INDEX inbox_messages_many ON inbox_messages USING btree (id) WHERE member_id IS NULL;
CREATE INDEX inbox_messages_member ON inbox_messages USING btree (member_id, id) WHERE member_id IS NOT NULL;
CREATE INDEX inbox_messages_written_at ON inbox_messages USING btree (created_at, id) WHERE texts IS NOT NULL;
CREATE INDEX inbox_messages_written_kind ON inbox_messages USING btree (kind, created_at, id) WHERE texts IS NOT NULL;

create table inbox_openings (
  message_id bigint not null,
  part integer not null,
  opened bigint not null,
  constraint inbox_openings_pkey PRIMARY KEY (message_id, part),
  constraint inbox_openings_message_id_fkey FOREIGN KEY (message_id) REFERENCES inbox_messages(id) ON DELETE CASCADE
);

create table inbox_push_keys (
  id smallint not null,
  public_key text not null,
  sealed bytea not null,
  constraint inbox_push_keys_pkey PRIMARY KEY (id),
  constraint inbox_push_keys_id_check CHECK (id = 1)
);

create table inbox_pushes (
  message_id bigint not null,
  device_id bigint not null,
  due_at timestamp with time zone not null default clock_timestamp(),
  tries smallint not null default 0,
  constraint inbox_pushes_pkey PRIMARY KEY (message_id, device_id),
  constraint inbox_pushes_device_id_fkey FOREIGN KEY (device_id) REFERENCES inbox_devices(id) ON DELETE CASCADE,
  constraint inbox_pushes_message_id_fkey FOREIGN KEY (message_id) REFERENCES inbox_messages(id) ON DELETE CASCADE
);
CREATE INDEX inbox_pushes_device ON inbox_pushes USING btree (device_id);
CREATE INDEX inbox_pushes_due ON inbox_pushes USING btree (due_at);

create table inbox_quiet (
  member_id bigint not null,
  from_minute smallint not null,
  to_minute smallint not null,
  constraint inbox_quiet_pkey PRIMARY KEY (member_id),
  constraint inbox_quiet_check CHECK (from_minute <> to_minute),
  constraint inbox_quiet_from_minute_check CHECK (from_minute >= 0 AND from_minute <= 1439),
  constraint inbox_quiet_to_minute_check CHECK (to_minute >= 0 AND to_minute <= 1439)
);

create table lottery_closed_days (
  calendar text not null,
  day date not null,
  reason text not null,
  constraint lottery_closed_days_pkey PRIMARY KEY (calendar, day)
);

create table lottery_draw_exposure (
  draw_id bigint not null,
  exposure_minor bigint not null,
  counted_at timestamp with time zone not null,
  constraint lottery_draw_exposure_pkey PRIMARY KEY (draw_id),
  constraint lottery_draw_exposure_exposure_minor_check CHECK (exposure_minor >= 0)
) with (fillfactor=50);

create table lottery_draws (
  id bigint not null generated always as identity,
  game_code text not null,
  numero text not null,
  state text not null,
  open_at timestamp with time zone not null,
  lock_at timestamp with time zone not null,
  draw_at timestamp with time zone not null,
  next_due_at timestamp with time zone not null,
  rules_version integer not null,
  commitment text,
  sealed_seed bytea,
  merkle_root text,
  ticket_count integer,
  assets text[] not null default '{}'::text[],
  revealed_seed text,
  result jsonb,
  result_version integer not null default 0,
  settle_asset text,
  settle_ticket uuid,
  void_reason text,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  beacon_mode text not null default 'off'::text,
  beacon_public_key text,
  beacon_genesis_time bigint,
  beacon_period_seconds integer,
  beacon_round bigint,
  beacon_signature text,
  beacon_missed_at timestamp with time zone,
  settled_version integer not null default 0,
  source text not null default 'rng'::text,
  void_note text,
  avoided_result jsonb,
  sales jsonb,
  has_stops boolean not null default false,
  closed_at timestamp with time zone,
  constraint lottery_draws_pkey PRIMARY KEY (id),
  constraint lottery_draws_game_code_numero_key UNIQUE (game_code, numero),
  constraint lottery_draws_game_code_fkey FOREIGN KEY (game_code) REFERENCES lottery_games(code),
  constraint lottery_draws_avoided CHECK (void_reason IS NOT NULL OR void_note IS NULL AND avoided_result IS NULL),
  constraint lottery_draws_beacon_genesis_time_check CHECK (beacon_genesis_time > 0),
  constraint lottery_draws_beacon_mode_check CHECK (beacon_mode = ANY (ARRAY['off'::text, 'drand'::text])),
  constraint lottery_draws_beacon_period_seconds_check CHECK (beacon_period_seconds > 0),
  constraint lottery_draws_beacon_public_key_check CHECK (beacon_public_key ~ '^[0-9a-f]{192}$'::text),
  constraint lottery_draws_beacon_round_check CHECK (beacon_round > 0),
  constraint lottery_draws_beacon_signature_check CHECK (beacon_signature ~ '^[0-9a-f]{96}$'::text),
  constraint lottery_draws_check CHECK (open_at < lock_at AND lock_at < draw_at),
  constraint lottery_draws_check2 CHECK ((state = ANY (ARRAY['scheduled'::text, 'open'::text, 'void'::text])) OR merkle_root IS NOT NULL),
  constraint lottery_draws_check3 CHECK (state <> 'void'::text OR void_reason IS NOT NULL),
  constraint lottery_draws_check4 CHECK ((beacon_mode = 'off'::text) = (beacon_public_key IS NULL) AND (beacon_mode = 'off'::text) = (beacon_genesis_time IS NULL) AND (beacon_mode = 'off'::text) = (beacon_period_seconds IS NULL) AND (beacon_mode = 'off'::text) = (beacon_round IS NULL)),
  constraint lottery_draws_check5 CHECK (beacon_mode <> 'off'::text OR beacon_signature IS NULL),
  constraint lottery_draws_check6 CHECK (beacon_mode = 'off'::text OR result IS NULL OR beacon_signature IS NOT NULL),
  constraint lottery_draws_check7 CHECK (settled_version <= result_version),
  constraint lottery_draws_commitment_check CHECK (commitment ~ '^[0-9a-f]{64}$'::text),
  constraint lottery_draws_merkle_root_check CHECK (merkle_root ~ '^[0-9a-f]{64}$'::text),
  constraint lottery_draws_numero_check CHECK (numero ~ '^\d{8}(\d{4})?$'::text),
  constraint lottery_draws_reveal CHECK ((source = 'rng'::text AND result IS NOT NULL) = (revealed_seed IS NOT NULL) OR source = 'rng'::text AND result IS NULL AND void_reason IS NOT NULL),
  constraint lottery_draws_revealed_seed_check CHECK (revealed_seed ~ '^[0-9a-f]{64}$'::text),
  constraint lottery_draws_seed CHECK ((source = 'rng'::text) = (commitment IS NOT NULL) AND (source = 'rng'::text) = (sealed_seed IS NOT NULL)),
  constraint lottery_draws_source_check CHECK (source = ANY (ARRAY['rng'::text, 'feed'::text])),
  constraint lottery_draws_state_check CHECK (state = ANY (ARRAY['scheduled'::text, 'open'::text, 'locked'::text, 'drawn'::text, 'settling'::text, 'settled'::text, 'void'::text])),
  constraint lottery_draws_versions CHECK (source = 'feed'::text OR result_version <= 1)
);
CREATE INDEX lottery_draws_awaited ON lottery_draws USING btree (draw_at) WHERE source = 'feed'::text AND state = 'locked'::text;
CREATE INDEX lottery_draws_beacon ON lottery_draws USING btree (id) WHERE beacon_mode <> 'off'::text AND state = 'locked'::text AND beacon_signature IS NULL;
CREATE INDEX lottery_draws_due ON lottery_draws USING btree (next_due_at) WHERE state <> ALL (ARRAY['settled'::text, 'void'::text]);
CREATE INDEX lottery_draws_game_time ON lottery_draws USING btree (game_code, draw_at);
CREATE INDEX lottery_draws_results ON lottery_draws USING btree (game_code, draw_at DESC) WHERE result IS NOT NULL;
CREATE INDEX lottery_draws_state ON lottery_draws USING btree (state, draw_at, id);
CREATE INDEX lottery_draws_time ON lottery_draws USING btree (draw_at, id);
CREATE TRIGGER lottery_draws_beacon_promise BEFORE UPDATE OF beacon_mode, beacon_public_key, beacon_genesis_time, beacon_period_seconds, beacon_round ON lottery_draws FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_draws_beacon_published BEFORE UPDATE OF beacon_signature ON lottery_draws FOR EACH ROW WHEN (old.beacon_signature IS NOT NULL AND new.beacon_signature IS DISTINCT FROM old.beacon_signature) EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_draws_kept BEFORE DELETE ON lottery_draws FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_draws_promise BEFORE UPDATE OF game_code, numero, commitment, rules_version ON lottery_draws FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_draws_published BEFORE UPDATE OF merkle_root, ticket_count, revealed_seed, result ON lottery_draws FOR EACH ROW WHEN (old.merkle_root IS NOT NULL AND (new.merkle_root IS DISTINCT FROM old.merkle_root OR new.ticket_count IS DISTINCT FROM old.ticket_count) OR old.result IS NOT NULL AND (new.result IS DISTINCT FROM old.result OR new.revealed_seed IS DISTINCT FROM old.revealed_seed) AND (old.source IS DISTINCT FROM 'feed'::text OR old.state IS DISTINCT FROM 'settled'::text OR new.state IS DISTINCT FROM 'drawn'::text OR new.result_version IS DISTINCT FROM (old.result_version + 1))) EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_draws_source_fixed BEFORE UPDATE OF source ON lottery_draws FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_draws_void_kept BEFORE UPDATE OF void_note, avoided_result, revealed_seed ON lottery_draws FOR EACH ROW WHEN (old.void_reason IS NOT NULL AND new.void_reason IS NOT NULL AND (new.void_note IS DISTINCT FROM old.void_note OR new.avoided_result IS DISTINCT FROM old.avoided_result OR new.revealed_seed IS DISTINCT FROM old.revealed_seed)) EXECUTE FUNCTION lottery_refuse_change();

create table lottery_feed_health (
  name text not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  failures_in_row integer not null default 0,
  failure text,
  refused_at timestamp with time zone,
  refusal text,
  constraint lottery_feed_health_pkey PRIMARY KEY (name)
);

create table lottery_follow_up_tickets (
  follow_up_id uuid not null,
  place integer not null,
  ticket_id uuid not null,
  draw_id bigint not null,
  constraint lottery_follow_up_tickets_pkey PRIMARY KEY (follow_up_id, place),
  constraint lottery_follow_up_tickets_follow_up_id_draw_id_key UNIQUE (follow_up_id, draw_id),
  constraint lottery_follow_up_tickets_ticket_id_key UNIQUE (ticket_id),
  constraint lottery_follow_up_tickets_follow_up_id_fkey FOREIGN KEY (follow_up_id) REFERENCES lottery_follow_ups(id),
  constraint lottery_follow_up_tickets_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES lottery_tickets(id),
  constraint lottery_follow_up_tickets_place_check CHECK (place >= 0)
);

create table lottery_follow_ups (
  id uuid not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_code text not null,
  first_ticket uuid not null,
  draws_wanted integer not null,
  stop_on_win boolean not null,
  loss_cap_minor bigint,
  state text not null default 'active'::text,
  end_reason text,
  next_due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint lottery_follow_ups_pkey PRIMARY KEY (id),
  constraint lottery_follow_ups_first_ticket_key UNIQUE (first_ticket),
  constraint lottery_follow_ups_first_ticket_fkey FOREIGN KEY (first_ticket) REFERENCES lottery_tickets(id),
  constraint lottery_follow_ups_game_code_fkey FOREIGN KEY (game_code) REFERENCES lottery_games(code),
  constraint lottery_follow_ups_check CHECK ((state = 'ended'::text) = (end_reason IS NOT NULL)),
  constraint lottery_follow_ups_check1 CHECK ((state = 'ended'::text) = (ended_at IS NOT NULL)),
  constraint lottery_follow_ups_draws_wanted_check CHECK (draws_wanted > 0),
  constraint lottery_follow_ups_loss_cap_minor_check CHECK (loss_cap_minor > 0),
  constraint lottery_follow_ups_state_check CHECK (state = ANY (ARRAY['active'::text, 'ended'::text]))
);
CREATE INDEX lottery_follow_ups_due ON lottery_follow_ups USING btree (next_due_at) WHERE state = 'active'::text;
CREATE INDEX lottery_follow_ups_member ON lottery_follow_ups USING btree (member_id, created_at DESC);

create table lottery_games (
  code text not null,
  name text not null,
  vendor text not null,
  menu_tag text not null,
  game_type text not null,
  draw_days text not null,
  currency text not null,
  zone text not null,
  interval_seconds integer,
  lock_seconds integer not null,
  span_seconds integer not null,
  max_lines integer not null,
  sort_order integer not null,
  enabled boolean not null default true,
  rules_version integer not null,
  odds_version integer not null,
  draw_time time without time zone,
  calendar text,
  source text not null default 'rng'::text,
  cancellable boolean not null default false,
  point_minor bigint,
  member_draw_minor bigint,
  return_floor_percent integer not null default 40,
  exposure_minor bigint not null default '50000000000000'::bigint,
  constraint lottery_games_pkey PRIMARY KEY (code),
  constraint lottery_games_code_odds_version_fkey FOREIGN KEY (code, odds_version) REFERENCES lottery_odds(game_code, version),
  constraint lottery_games_code_rules_version_fkey FOREIGN KEY (code, rules_version) REFERENCES lottery_rules(game_code, version),
  constraint lottery_games_code_check CHECK (code ~ '^[A-Z0-9_]{2,32}$'::text),
  constraint lottery_games_exposure_minor_check CHECK (exposure_minor > 0),
  constraint lottery_games_interval_seconds_check CHECK (interval_seconds >= 10 AND interval_seconds <= 43200),
  constraint lottery_games_lock CHECK (lock_seconds > 0 AND lock_seconds < COALESCE(interval_seconds, 86400)),
  constraint lottery_games_max_lines_check CHECK (max_lines >= 1 AND max_lines <= 1000),
  constraint lottery_games_member_draw_minor_check CHECK (member_draw_minor > 0),
  constraint lottery_games_point_minor_check CHECK (point_minor > 0),
  constraint lottery_games_return_floor_percent_check CHECK (return_floor_percent >= 0 AND return_floor_percent <= 100),
  constraint lottery_games_schedule CHECK ((interval_seconds IS NULL) = (draw_time IS NOT NULL)),
  constraint lottery_games_source_check CHECK (source = ANY (ARRAY['rng'::text, 'feed'::text])),
  constraint lottery_games_span_seconds_check CHECK (span_seconds > 0)
);

create table lottery_liability (
  draw_id bigint not null,
  play text not null,
  picks text not null,
  shard integer not null,
  liability_minor bigint not null,
  constraint lottery_liability_pkey PRIMARY KEY (draw_id, play, picks, shard),
  constraint lottery_liability_liability_minor_check CHECK (liability_minor >= 0)
) with (fillfactor=70);

create table lottery_lines (
  ticket_id uuid not null,
  line_no integer not null,
  play text not null,
  picks text not null,
  unit_stake_minor bigint not null,
  price_minor bigint not null,
  odds bigint not null,
  hits integer,
  win_minor bigint,
  constraint lottery_lines_pkey PRIMARY KEY (ticket_id, line_no),
  constraint lottery_lines_hits_check CHECK (hits > 0),
  constraint lottery_lines_odds_check CHECK (odds > 0),
  constraint lottery_lines_price_minor_check CHECK (price_minor > 0),
  constraint lottery_lines_unit_stake_minor_check CHECK (unit_stake_minor > 0),
  constraint lottery_lines_win_minor_check CHECK (win_minor >= 0)
) with (fillfactor=95);
CREATE TRIGGER lottery_lines_kept BEFORE DELETE ON lottery_lines FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_lines_sold BEFORE UPDATE OF ticket_id, line_no, play, picks, unit_stake_minor, price_minor, odds ON lottery_lines FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();

create table lottery_member_stakes (
  draw_id bigint not null,
  member_id bigint not null,
  play text not null,
  picks text not null,
  stake_minor bigint not null,
  constraint lottery_member_stakes_pkey PRIMARY KEY (draw_id, member_id, play, picks),
  constraint lottery_member_stakes_stake_minor_check CHECK (stake_minor >= 0)
) with (fillfactor=70);

create table lottery_odds (
  game_code text not null,
  version integer not null,
  plays jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint lottery_odds_pkey PRIMARY KEY (game_code, version),
  constraint lottery_odds_version_check CHECK (version > 0)
);
CREATE TRIGGER lottery_odds_fixed BEFORE DELETE OR UPDATE ON lottery_odds FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();

create table lottery_recents (
  member_id bigint not null,
  game_code text not null,
  played_at timestamp with time zone not null,
  constraint lottery_recents_pkey PRIMARY KEY (member_id, game_code)
);

create table lottery_result_reports (
  id bigint not null generated always as identity,
  draw_id bigint not null,
  version integer not null,
  source text not null,
  result jsonb not null,
  reported_at timestamp with time zone not null default clock_timestamp(),
  constraint lottery_result_reports_pkey PRIMARY KEY (id),
  constraint lottery_result_reports_draw_id_version_source_key UNIQUE (draw_id, version, source),
  constraint lottery_result_reports_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id),
  constraint lottery_result_reports_source_check CHECK (source ~ '^(feed|file|operator):.{1,64}$'::text),
  constraint lottery_result_reports_version_check CHECK (version > 0)
);
CREATE TRIGGER lottery_result_reports_kept BEFORE UPDATE ON lottery_result_reports FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_result_reports_withdrawn BEFORE DELETE ON lottery_result_reports FOR EACH ROW EXECUTE FUNCTION lottery_check_withdrawal();

create table lottery_results (
  draw_id bigint not null,
  version integer not null,
  result jsonb not null,
  sources text[] not null,
  accepted_at timestamp with time zone not null default clock_timestamp(),
  constraint lottery_results_pkey PRIMARY KEY (draw_id, version),
  constraint lottery_results_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id),
  constraint lottery_results_version_check CHECK (version > 0)
);
CREATE TRIGGER lottery_results_kept BEFORE DELETE OR UPDATE ON lottery_results FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();

create table lottery_rules (
  game_code text not null,
  version integer not null,
  structure jsonb not null,
  plays jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  valid_from date not null default '1900-01-01'::date,
  by_upgrade boolean not null default false,
  constraint lottery_rules_pkey PRIMARY KEY (game_code, version),
  constraint lottery_rules_version_check CHECK (version > 0)
);
CREATE TRIGGER lottery_rules_fixed BEFORE DELETE OR UPDATE ON lottery_rules FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();

create table lottery_stopped_numbers (
  draw_id bigint not null,
  play text not null,
  number text not null,
  stopped_by text not null,
  stopped_at timestamp with time zone not null default clock_timestamp(),
  reason text not null,
  constraint lottery_stopped_numbers_pkey PRIMARY KEY (draw_id, play, number),
  constraint lottery_stopped_numbers_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id)
);

create table lottery_tickets (
  id uuid not null,
  draw_id bigint not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  total_minor bigint not null,
  line_count integer not null,
  status text not null,
  win_minor bigint,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  salt bytea not null,
  leaf bytea not null,
  outcome_version integer,
  bonus_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  constraint lottery_tickets_pkey PRIMARY KEY (id),
  constraint lottery_tickets_check CHECK ((status = 'open'::text) = (settled_at IS NULL)),
  constraint lottery_tickets_check1 CHECK ((status = 'open'::text) = (win_minor IS NULL)),
  constraint lottery_tickets_leaf_check CHECK (length(leaf) = 32),
  constraint lottery_tickets_line_count_check CHECK (line_count > 0),
  constraint lottery_tickets_outcome_version_check CHECK (outcome_version > 0),
  constraint lottery_tickets_salt_check CHECK (length(salt) = 16),
  constraint lottery_tickets_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'refunded'::text, 'cancelled'::text])),
  constraint lottery_tickets_total_minor_check CHECK (total_minor > 0),
  constraint lottery_tickets_win_minor_check CHECK (win_minor >= 0)
) with (fillfactor=85);
CREATE INDEX lottery_tickets_draw ON lottery_tickets USING btree (draw_id, asset, id);
CREATE TRIGGER lottery_tickets_kept BEFORE DELETE ON lottery_tickets FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();
CREATE TRIGGER lottery_tickets_sold BEFORE UPDATE OF id, draw_id, member_id, asset, total_minor, line_count, placed_at, salt, leaf ON lottery_tickets FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();

create table lottery_vendor_groups (
  tag text not null,
  vendor text not null,
  sort_order integer not null,
  constraint lottery_vendor_groups_pkey PRIMARY KEY (tag)
);

create table lottery_winning_picks (
  draw_id bigint not null,
  play text not null,
  picks text not null,
  hits integer not null,
  constraint lottery_winning_picks_pkey PRIMARY KEY (draw_id, play, picks),
  constraint lottery_winning_picks_hits_check CHECK (hits > 0)
);

create table lottery_withdrawn_reports (
  report_id bigint not null,
  draw_id bigint not null,
  version integer not null,
  source text not null,
  result jsonb not null,
  reported_at timestamp with time zone not null,
  withdrawn_by text not null,
  withdrawn_at timestamp with time zone not null default clock_timestamp(),
  constraint lottery_withdrawn_reports_pkey PRIMARY KEY (report_id),
  constraint lottery_withdrawn_reports_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id)
);
CREATE INDEX lottery_withdrawn_reports_draw ON lottery_withdrawn_reports USING btree (draw_id);
CREATE TRIGGER lottery_withdrawn_reports_kept BEFORE DELETE OR UPDATE ON lottery_withdrawn_reports FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();

create table loyalty_bets (
  key uuid not null,
  member_id bigint not null,
  asset text not null,
  product text not null,
  stake_minor bigint,
  is_played boolean,
  settled_at timestamp with time zone,
  version integer not null default 0,
  counted_day date,
  counted_minor bigint not null default 0,
  counted_bets integer not null default 0,
  noted_at timestamp with time zone not null default clock_timestamp(),
  win_minor bigint,
  constraint loyalty_bets_pkey PRIMARY KEY (key)
);
CREATE INDEX loyalty_bets_noted ON loyalty_bets USING btree (noted_at);

create table loyalty_check_ins (
  member_id bigint not null,
  day date not null,
  step integer not null,
  amount_minor bigint not null,
  constraint loyalty_check_ins_pkey PRIMARY KEY (member_id, day)
);

create table loyalty_days (
  day date not null,
  member_id bigint not null,
  product text not null,
  turnover_minor bigint not null default 0,
  bets integer not null default 0,
  constraint loyalty_days_pkey PRIMARY KEY (day, member_id, product)
);
CREATE INDEX loyalty_days_member ON loyalty_days USING btree (member_id, day);

create table loyalty_deposits (
  key text not null,
  member_id bigint not null,
  amount_minor bigint not null,
  constraint loyalty_deposits_pkey PRIMARY KEY (key)
);

create table loyalty_history (
  id bigint not null generated always as identity,
  member_id bigint not null,
  from_level integer not null,
  to_level integer not null,
  cause text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint loyalty_history_pkey PRIMARY KEY (id),
  constraint loyalty_history_cause_check CHECK (cause = ANY (ARRAY['risen'::text, 'dropped'::text, 'operator'::text]))
);
CREATE INDEX loyalty_history_member ON loyalty_history USING btree (member_id, id DESC);

create table loyalty_levels (
  level integer not null,
  deposit_minor bigint not null,
  turnover_minor bigint not null,
  keep_minor bigint not null,
  rebates jsonb not null,
  rebate_cap_minor bigint not null,
  upgrade_minor bigint not null,
  birthday_minor bigint not null,
  monthly_minor bigint not null,
  withdraw_daily_minor bigint not null,
  free_withdrawals integer not null,
  service text not null,
  label text not null default ''::text,
  constraint loyalty_levels_pkey PRIMARY KEY (level),
  constraint loyalty_levels_birthday_minor_check CHECK (birthday_minor >= 0),
  constraint loyalty_levels_deposit_minor_check CHECK (deposit_minor >= 0),
  constraint loyalty_levels_free_withdrawals_check CHECK (free_withdrawals >= 0),
  constraint loyalty_levels_keep_minor_check CHECK (keep_minor >= 0),
  constraint loyalty_levels_label_check CHECK (length(label) <= 32),
  constraint loyalty_levels_level_check CHECK (level >= 1 AND level <= 30),
  constraint loyalty_levels_monthly_minor_check CHECK (monthly_minor >= 0),
  constraint loyalty_levels_rebate_cap_minor_check CHECK (rebate_cap_minor >= 0),
  constraint loyalty_levels_service_check CHECK (service = ANY (ARRAY['standard'::text, 'priority'::text, 'personal'::text])),
  constraint loyalty_levels_turnover_minor_check CHECK (turnover_minor >= 0),
  constraint loyalty_levels_upgrade_minor_check CHECK (upgrade_minor >= 0),
  constraint loyalty_levels_withdraw_daily_minor_check CHECK (withdraw_daily_minor >= 0)
);

create table loyalty_members (
  member_id bigint not null,
  asset text not null,
  level integer not null default 1,
  highest integer not null default 1,
  deposit_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  since timestamp with time zone not null default clock_timestamp(),
  risen_on date,
  keep_from date not null,
  check_on date not null,
  has_missions boolean not null default true,
  birthday text,
  birthday_told_on date,
  constraint loyalty_members_pkey PRIMARY KEY (member_id),
  constraint loyalty_members_birthday_check CHECK (birthday ~ '^\d\d-\d\d$'::text)
);
CREATE INDEX loyalty_members_birthday ON loyalty_members USING btree (birthday, member_id) WHERE birthday IS NOT NULL;
CREATE INDEX loyalty_members_check ON loyalty_members USING btree (check_on, member_id);

create table loyalty_missions (
  id bigint not null generated always as identity,
  period text not null,
  goal text not null,
  products text[],
  target integer not null,
  amount_minor bigint not null,
  titles jsonb not null,
  position integer not null default 0,
  is_open boolean not null default true,
  changed_at timestamp with time zone not null default clock_timestamp(),
  budget_minor bigint not null,
  spent_minor bigint not null default 0,
  version integer not null default 1,
  constraint loyalty_missions_pkey PRIMARY KEY (id),
  constraint loyalty_missions_amount_minor_check CHECK (amount_minor > 0),
  constraint loyalty_missions_check CHECK (budget_minor >= amount_minor),
  constraint loyalty_missions_check1 CHECK (spent_minor >= 0 AND spent_minor <= budget_minor),
  constraint loyalty_missions_goal_check CHECK (goal = ANY (ARRAY['bets'::text, 'checkIns'::text, 'verified'::text, 'limits'::text])),
  constraint loyalty_missions_limits_check CHECK (goal <> 'limits'::text OR period = 'once'::text AND target = 1),
  constraint loyalty_missions_period_check CHECK (period = ANY (ARRAY['day'::text, 'week'::text, 'once'::text])),
  constraint loyalty_missions_target_check CHECK (target >= 1 AND target <= 1000)
);

create table loyalty_owed (
  member_id bigint not null,
  amount_minor bigint not null,
  constraint loyalty_owed_pkey PRIMARY KEY (member_id)
);

create table loyalty_progress (
  member_id bigint not null,
  mission_id bigint not null,
  since date not null,
  done integer not null,
  constraint loyalty_progress_pkey PRIMARY KEY (member_id, mission_id, since),
  constraint loyalty_progress_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES loyalty_missions(id)
);

create table loyalty_rewards (
  id bigint not null generated always as identity,
  source_key text not null,
  member_id bigint not null,
  kind text not null,
  amount_minor bigint not null,
  asset text not null,
  title jsonb not null,
  terms jsonb,
  state text not null default 'waiting'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  details jsonb,
  constraint loyalty_rewards_pkey PRIMARY KEY (id),
  constraint loyalty_rewards_source_key_key UNIQUE (source_key),
  constraint loyalty_rewards_amount_minor_check CHECK (amount_minor >= 0),
  constraint loyalty_rewards_check CHECK ((state = 'waiting'::text) = (ended_at IS NULL)),
  constraint loyalty_rewards_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'collected'::text, 'expired'::text]))
);
CREATE INDEX loyalty_rewards_collected ON loyalty_rewards USING btree (ended_at) WHERE state = 'collected'::text;
CREATE INDEX loyalty_rewards_created ON loyalty_rewards USING btree (created_at);
CREATE INDEX loyalty_rewards_due ON loyalty_rewards USING btree (expires_at) WHERE state = 'waiting'::text;
CREATE INDEX loyalty_rewards_member ON loyalty_rewards USING btree (member_id, id DESC);
CREATE INDEX loyalty_rewards_pages ON loyalty_rewards USING btree (member_id, id DESC) INCLUDE (expires_at) WHERE state = 'waiting'::text;
CREATE INDEX loyalty_rewards_state ON loyalty_rewards USING btree (state, created_at);
CREATE INDEX loyalty_rewards_waiting ON loyalty_rewards USING btree (member_id, expires_at) WHERE state = 'waiting'::text;

create table loyalty_runs (
  kind text not null,
  day date not null,
  after_member bigint default 0,
  rewards integer not null default 0,
  amount_minor bigint not null default 0,
  laid_at timestamp with time zone not null default clock_timestamp(),
  constraint loyalty_runs_pkey PRIMARY KEY (kind, day),
  constraint loyalty_runs_kind_check CHECK (kind = ANY (ARRAY['rebate'::text, 'monthly'::text, 'birthday'::text]))
);

create table loyalty_terms (
  id boolean not null default true,
  keep_days integer not null,
  point_minor bigint not null,
  reward_days integer not null,
  check_in_minor bigint[] not null,
  version integer not null default 1,
  gift text not null default 'money'::text,
  gift_times integer not null default 1,
  gift_days integer not null default 30,
  constraint loyalty_terms_pkey PRIMARY KEY (id),
  constraint loyalty_terms_check_in_minor_check CHECK (cardinality(check_in_minor) >= 1 AND cardinality(check_in_minor) <= 31),
  constraint loyalty_terms_gift_check CHECK (gift = ANY (ARRAY['money'::text, 'bonus'::text])),
  constraint loyalty_terms_gift_days_check CHECK (gift_days >= 1 AND gift_days <= 90),
  constraint loyalty_terms_gift_times_check CHECK (gift_times >= 1 AND gift_times <= 10),
  constraint loyalty_terms_id_check CHECK (id),
  constraint loyalty_terms_keep_days_check CHECK (keep_days >= 1 AND keep_days <= 366),
  constraint loyalty_terms_point_minor_check CHECK (point_minor > 0),
  constraint loyalty_terms_reward_days_check CHECK (reward_days >= 1 AND reward_days <= 366)
);

create table originals_autos (
  id uuid not null,
  member_id bigint not null,
  asset text not null,
  game_code text not null,
  choices jsonb not null,
  stake_minor bigint not null,
  rounds integer not null,
  loss_stop_minor bigint not null,
  begun_at timestamp with time zone not null default clock_timestamp(),
  last_at timestamp with time zone not null default clock_timestamp(),
  state text not null default 'running'::text,
  constraint originals_autos_pkey PRIMARY KEY (id),
  constraint originals_autos_game_code_fkey FOREIGN KEY (game_code) REFERENCES originals_games(code),
  constraint originals_autos_check CHECK (loss_stop_minor >= stake_minor),
  constraint originals_autos_rounds_check CHECK (rounds >= 2 AND rounds <= 100),
  constraint originals_autos_stake_minor_check CHECK (stake_minor > 0),
  constraint originals_autos_state_check CHECK (state = ANY (ARRAY['running'::text, 'count'::text, 'loss'::text, 'stopped'::text, 'left'::text, 'replaced'::text, 'refused'::text, 'closed'::text]))
);
CREATE INDEX originals_autos_left ON originals_autos USING btree (last_at) WHERE state = 'running'::text;
CREATE UNIQUE INDEX originals_autos_running ON originals_autos USING btree (member_id) WHERE state = 'running'::text;

create table originals_chains (
  id bigint not null generated always as identity,
  anchor text not null,
  sealed_seed bytea not null,
  length integer not null,
  used integer not null default 0,
  salt text,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint originals_chains_pkey PRIMARY KEY (id),
  constraint originals_chains_anchor_key UNIQUE (anchor),
  constraint originals_chains_anchor_check CHECK (anchor ~ '^[0-9a-f]{64}$'::text),
  constraint originals_chains_check CHECK (used >= 0 AND used <= length),
  constraint originals_chains_check1 CHECK (salt IS NOT NULL OR used = 0),
  constraint originals_chains_length_check CHECK (length > 0),
  constraint originals_chains_salt_check CHECK (salt ~ '^[0-9a-f]{64}$'::text)
);

create table originals_flights (
  id bigint not null generated always as identity,
  chain_id bigint not null,
  place integer not null,
  return_scaled integer not null,
  state text not null default 'betting'::text,
  promise text not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  starts_at timestamp with time zone not null,
  crashed_at timestamp with time zone,
  point bigint,
  link text,
  forced_at bigint,
  constraint originals_flights_pkey PRIMARY KEY (id),
  constraint originals_flights_chain_id_place_key UNIQUE (chain_id, place),
  constraint originals_flights_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES originals_chains(id),
  constraint originals_flights_check CHECK ((state = ANY (ARRAY['crashed'::text, 'settled'::text])) = (point IS NOT NULL)),
  constraint originals_flights_check1 CHECK ((point IS NULL) = (link IS NULL)),
  constraint originals_flights_check2 CHECK ((point IS NULL) = (crashed_at IS NULL)),
  constraint originals_flights_link_check CHECK (link ~ '^[0-9a-f]{64}$'::text),
  constraint originals_flights_point_check CHECK (point >= 100),
  constraint originals_flights_promise_check CHECK (promise ~ '^[0-9a-f]{64}$'::text),
  constraint originals_flights_state_check CHECK (state = ANY (ARRAY['betting'::text, 'flying'::text, 'crashed'::text, 'settled'::text]))
);
CREATE UNIQUE INDEX originals_flights_now ON originals_flights USING btree ((true)) WHERE state <> 'settled'::text;

create table originals_games (
  code text not null,
  name text not null,
  game_id text not null,
  position integer not null,
  enabled boolean not null default true,
  version integer not null default 1,
  return_scaled integer not null default 9900,
  min_stake_minor bigint not null,
  max_stake_minor bigint not null,
  max_payout_minor bigint not null,
  min_round_ms integer not null default 0,
  max_exposure_minor bigint,
  return_floor_scaled integer not null default 8500,
  constraint originals_games_pkey PRIMARY KEY (code),
  constraint originals_games_game_id_key UNIQUE (game_id),
  constraint originals_games_check CHECK (max_stake_minor >= min_stake_minor),
  constraint originals_games_check1 CHECK (max_payout_minor >= max_stake_minor),
  constraint originals_games_check2 CHECK (max_exposure_minor >= max_payout_minor),
  constraint originals_games_min_round_ms_check CHECK (min_round_ms >= 0 AND min_round_ms <= 60000),
  constraint originals_games_min_stake_minor_check CHECK (min_stake_minor > 0),
  constraint originals_games_return_floor_scaled_check CHECK (return_floor_scaled >= 8500 AND return_floor_scaled <= 10000),
  constraint originals_games_return_scaled_check CHECK (return_scaled >= 8500 AND return_scaled <= 10000)
);

create table originals_merchant (
  is_only boolean not null default true,
  return_floor_scaled integer not null default 8500,
  constraint originals_merchant_pkey PRIMARY KEY (is_only),
  constraint originals_merchant_is_only_check CHECK (is_only),
  constraint originals_merchant_return_floor_scaled_check CHECK (return_floor_scaled >= 8500 AND return_floor_scaled <= 10000)
);

create table originals_next_seeds (
  member_id bigint not null,
  sealed_server_seed bytea not null,
  server_seed_hash text not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint originals_next_seeds_pkey PRIMARY KEY (member_id),
  constraint originals_next_seeds_server_seed_hash_key UNIQUE (server_seed_hash),
  constraint originals_next_seeds_server_seed_hash_check CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'::text)
);

create table originals_rounds (
  id uuid not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_code text not null,
  seed_id bigint,
  nonce bigint,
  return_scaled integer not null,
  choices jsonb not null,
  steps jsonb not null default '[]'::jsonb,
  stakes_minor bigint[] not null,
  state text not null default 'open'::text,
  payout_minor bigint,
  refunded boolean not null default false,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  due_at timestamp with time zone,
  flight_id bigint,
  leaves_at bigint,
  cash_out bigint,
  bonus_stakes_minor bigint[] not null default '{}'::bigint[],
  auto_id uuid,
  constraint originals_rounds_pkey PRIMARY KEY (id),
  constraint originals_rounds_seed_id_nonce_key UNIQUE (seed_id, nonce),
  constraint originals_rounds_auto_id_fkey FOREIGN KEY (auto_id) REFERENCES originals_autos(id),
  constraint originals_rounds_flight_id_fkey FOREIGN KEY (flight_id) REFERENCES originals_flights(id),
  constraint originals_rounds_game_code_fkey FOREIGN KEY (game_code) REFERENCES originals_games(code),
  constraint originals_rounds_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES originals_seeds(id),
  constraint originals_rounds_check CHECK ((state = 'settled'::text) = (payout_minor IS NOT NULL)),
  constraint originals_rounds_check1 CHECK ((state = 'settled'::text) = (settled_at IS NOT NULL)),
  constraint originals_rounds_check2 CHECK ((state = 'open'::text) = (due_at IS NOT NULL)),
  constraint originals_rounds_check3 CHECK (cash_out > 100 AND cash_out <= leaves_at),
  constraint originals_rounds_check4 CHECK ((seed_id IS NULL) = (flight_id IS NOT NULL)),
  constraint originals_rounds_check5 CHECK ((seed_id IS NULL) = (nonce IS NULL)),
  constraint originals_rounds_check6 CHECK ((flight_id IS NULL) = (leaves_at IS NULL)),
  constraint originals_rounds_leaves_at_check CHECK (leaves_at > 100),
  constraint originals_rounds_payout_minor_check CHECK (payout_minor >= 0),
  constraint originals_rounds_state_check CHECK (state = ANY (ARRAY['open'::text, 'settled'::text]))
);
CREATE INDEX originals_rounds_auto ON originals_rounds USING btree (auto_id) WHERE auto_id IS NOT NULL;
CREATE INDEX originals_rounds_due ON originals_rounds USING btree (due_at) WHERE state = 'open'::text;
CREATE INDEX originals_rounds_flight ON originals_rounds USING btree (flight_id, state) WHERE flight_id IS NOT NULL;
CREATE INDEX originals_rounds_game ON originals_rounds USING btree (game_code, placed_at);
CREATE INDEX originals_rounds_member ON originals_rounds USING btree (member_id, id DESC);
CREATE UNIQUE INDEX originals_rounds_open ON originals_rounds USING btree (member_id, game_code) WHERE state = 'open'::text;
CREATE INDEX originals_rounds_placed ON originals_rounds USING btree (placed_at);

create table originals_seeds (
  id bigint not null generated always as identity,
  member_id bigint not null,
  sealed_server_seed bytea,
  server_seed_hash text not null,
  client_seed text not null,
  nonce bigint not null default 0,
  last_round_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  revealed_at timestamp with time zone,
  revealed_seed text,
  constraint originals_seeds_pkey PRIMARY KEY (id),
  constraint originals_seeds_check CHECK ((revealed_at IS NULL) = (revealed_seed IS NULL)),
  constraint originals_seeds_check1 CHECK ((sealed_server_seed IS NULL) = (revealed_at IS NOT NULL)),
  constraint originals_seeds_client_seed_check CHECK (length(client_seed) >= 1 AND length(client_seed) <= 64),
  constraint originals_seeds_server_seed_hash_check CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'::text)
);
CREATE UNIQUE INDEX originals_seeds_in_use ON originals_seeds USING btree (member_id) WHERE revealed_at IS NULL;
CREATE INDEX originals_seeds_member ON originals_seeds USING btree (member_id, id);

create table payments_methods (
  method text not null,
  asset text not null,
  level integer not null,
  name text not null,
  names jsonb not null default '{}'::jsonb,
  position integer not null,
  min_minor bigint not null,
  max_minor bigint not null,
  fee_minor bigint not null,
  suggested_minor bigint[] not null,
  minutes integer not null,
  is_open boolean not null default true,
  via text,
  constraint payments_methods_pkey PRIMARY KEY (method, asset, level),
  constraint payments_methods_check CHECK (max_minor >= min_minor),
  constraint payments_methods_check1 CHECK (fee_minor >= 0 AND fee_minor < min_minor),
  constraint payments_methods_level_check CHECK (level >= 0),
  constraint payments_methods_min_minor_check CHECK (min_minor > 0),
  constraint payments_methods_minutes_check CHECK (minutes >= 1 AND minutes <= 1440)
);

create table payments_orders (
  id uuid not null,
  member_id bigint not null,
  client_key text,
  input_hash text not null,
  answer jsonb,
  provider text not null,
  method text not null,
  asset text not null,
  amount_minor bigint not null,
  status text not null,
  provider_payment_id text,
  pay_url text,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  credited_at timestamp with time zone,
  next_check_at timestamp with time zone,
  checks integer not null default 0,
  credited_minor bigint,
  kind text not null default 'redirect'::text,
  merchant_ref text,
  fee_minor bigint not null default 0,
  instructions jsonb,
  confirmations integer not null default 0,
  sent_at timestamp with time zone,
  extra_of uuid,
  constraint payments_orders_pkey PRIMARY KEY (id),
  constraint payments_orders_member_id_client_key_key UNIQUE (member_id, client_key),
  constraint payments_orders_provider_provider_payment_id_key UNIQUE (provider, provider_payment_id),
  constraint payments_orders_extra_of_fkey FOREIGN KEY (extra_of) REFERENCES payments_orders(id),
  constraint payments_credited_amount_when_succeeded CHECK (credited_minor IS NULL OR (status = ANY (ARRAY['succeeded'::text, 'reversed'::text]))),
  constraint payments_credited_for_a_payment CHECK (credited_at IS NULL OR provider_payment_id IS NOT NULL),
  constraint payments_credited_when_succeeded CHECK ((status <> 'succeeded'::text OR credited_at IS NOT NULL) AND (credited_at IS NULL OR (status = ANY (ARRAY['succeeded'::text, 'reversed'::text])))),
  constraint payments_orders_amount_minor_check CHECK (amount_minor > 0),
  constraint payments_orders_check CHECK (fee_minor >= 0 AND fee_minor < amount_minor),
  constraint payments_orders_credited_minor_check CHECK (credited_minor > 0),
  constraint payments_orders_kind_check CHECK (kind = ANY (ARRAY['redirect'::text, 'qr'::text, 'transfer'::text, 'address'::text])),
  constraint payments_orders_status_check CHECK (status = ANY (ARRAY['created'::text, 'awaiting'::text, 'processing'::text, 'succeeded'::text, 'failed'::text, 'expired'::text, 'cancelled'::text, 'reversed'::text, 'unknown'::text, 'review'::text]))
);
CREATE INDEX payments_orders_created ON payments_orders USING btree (created_at);
CREATE INDEX payments_orders_credited ON payments_orders USING btree (credited_at) WHERE credited_at IS NOT NULL;
CREATE INDEX payments_orders_due ON payments_orders USING btree (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payments_orders_ends ON payments_orders USING btree ("right"(id::text, 8));
CREATE INDEX payments_orders_expiry ON payments_orders USING btree (expires_at) WHERE status = ANY (ARRAY['created'::text, 'awaiting'::text]);
CREATE INDEX payments_orders_listed ON payments_orders USING btree (created_at, (id::text));
CREATE INDEX payments_orders_member ON payments_orders USING btree (member_id, created_at DESC, id);
CREATE UNIQUE INDEX payments_orders_merchant_ref ON payments_orders USING btree (provider, merchant_ref);
CREATE INDEX payments_orders_open ON payments_orders USING btree (member_id) WHERE status = ANY (ARRAY['created'::text, 'awaiting'::text, 'processing'::text, 'unknown'::text]);
CREATE INDEX payments_orders_sent ON payments_orders USING btree (sent_at) WHERE sent_at IS NOT NULL AND (status = ANY (ARRAY['awaiting'::text, 'processing'::text, 'expired'::text, 'unknown'::text]));

create table payments_payout_accounts (
  id uuid not null,
  member_id bigint not null,
  kind text not null,
  bank text not null,
  number_sealed bytea not null,
  holder_sealed bytea not null,
  last_digits text not null,
  mark text not null,
  name_state text not null,
  usable_from timestamp with time zone not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  removed_at timestamp with time zone,
  number_mark text,
  constraint payments_payout_accounts_pkey PRIMARY KEY (id),
  constraint payments_payout_accounts_kind_check CHECK (kind = ANY (ARRAY['bank'::text, 'wallet'::text])),
  constraint payments_payout_accounts_name_state_check CHECK (name_state = ANY (ARRAY['unknown'::text, 'matches'::text, 'differs'::text]))
);
CREATE INDEX payments_payout_accounts_digits ON payments_payout_accounts USING btree (last_digits);
CREATE INDEX payments_payout_accounts_mark ON payments_payout_accounts USING btree (mark);
CREATE INDEX payments_payout_accounts_number ON payments_payout_accounts USING btree (number_mark);
CREATE UNIQUE INDEX payments_payout_accounts_own ON payments_payout_accounts USING btree (member_id, mark) WHERE removed_at IS NULL;
CREATE INDEX payments_payout_accounts_unmarked ON payments_payout_accounts USING btree (id) WHERE number_mark IS NULL;

create table payments_receipts (
  order_id uuid not null,
  picture_sealed bytea not null,
  sent_at timestamp with time zone not null default clock_timestamp(),
  constraint payments_receipts_pkey PRIMARY KEY (order_id),
  constraint payments_receipts_order_id_fkey FOREIGN KEY (order_id) REFERENCES payments_orders(id)
);

create table payments_reviews (
  id bigint not null generated always as identity,
  provider text not null,
  order_id uuid,
  payment_id text not null,
  reason text not null,
  detail jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  resolved_at timestamp with time zone,
  resolution text,
  constraint payments_reviews_pkey PRIMARY KEY (id),
  constraint payments_reviews_provider_payment_id_reason_key UNIQUE (provider, payment_id, reason),
  constraint payments_reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES payments_orders(id),
  constraint payments_resolution_when_resolved CHECK ((resolved_at IS NULL) = (resolution IS NULL)),
  constraint payments_reviews_resolution_check CHECK (resolution = ANY (ARRAY['credit'::text, 'reject'::text]))
);
CREATE INDEX payments_reviews_created ON payments_reviews USING btree (created_at);
CREATE INDEX payments_reviews_open ON payments_reviews USING btree (id) WHERE resolved_at IS NULL;

create table payments_statement_lines (
  provider text not null,
  payment_id text not null,
  direction text not null,
  day date not null,
  amount_minor bigint not null,
  currency text not null,
  times integer not null,
  constraint payments_statement_lines_pkey PRIMARY KEY (provider, payment_id, direction, day),
  constraint payments_statement_lines_amount_minor_check CHECK (amount_minor >= 0),
  constraint payments_statement_lines_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text])),
  constraint payments_statement_lines_times_check CHECK (times > 0)
);
CREATE INDEX payments_statement_lines_day ON payments_statement_lines USING btree (provider, day);

create table payments_statements (
  provider text not null,
  day date not null,
  lines integer not null,
  imported_by text not null,
  imported_at timestamp with time zone not null default clock_timestamp(),
  constraint payments_statements_pkey PRIMARY KEY (provider, day)
);

create table payments_wagered_bets (
  bet uuid not null,
  member_id bigint not null,
  asset text not null,
  stake_minor bigint not null,
  noted_at timestamp with time zone not null default clock_timestamp(),
  counted_at timestamp with time zone,
  constraint payments_wagered_bets_pkey PRIMARY KEY (bet)
);
CREATE INDEX payments_wagered_bets_noted ON payments_wagered_bets USING btree (noted_at);

create table payments_wagering (
  member_id bigint not null,
  asset text not null,
  total_minor bigint not null,
  left_minor bigint not null,
  since timestamp with time zone not null default clock_timestamp(),
  constraint payments_wagering_pkey PRIMARY KEY (member_id, asset),
  constraint payments_wagering_check CHECK (left_minor >= 0 AND left_minor <= total_minor),
  constraint payments_wagering_total_minor_check CHECK (total_minor >= 0)
);

create table payments_webhooks (
  id bigint not null generated always as identity,
  provider text not null,
  event_id text not null,
  headers jsonb not null,
  body text not null,
  received_at timestamp with time zone not null default clock_timestamp(),
  outcome text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default clock_timestamp(),
  constraint payments_webhooks_pkey PRIMARY KEY (id),
  constraint payments_webhooks_provider_event_id_key UNIQUE (provider, event_id)
);
CREATE INDEX payments_webhooks_waiting ON payments_webhooks USING btree (next_attempt_at) WHERE outcome IS NULL;

create table payments_withdrawal_holds (
  id bigint not null generated always as identity,
  withdrawal_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  by_name text not null,
  reason text not null,
  ended_at timestamp with time zone,
  ended_by text,
  end_reason text,
  constraint payments_withdrawal_holds_pkey PRIMARY KEY (id),
  constraint payments_withdrawal_holds_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES payments_withdrawals(id)
);
CREATE INDEX payments_withdrawal_holds_of ON payments_withdrawal_holds USING btree (withdrawal_id, id);
CREATE UNIQUE INDEX payments_withdrawal_holds_open ON payments_withdrawal_holds USING btree (withdrawal_id) WHERE ended_at IS NULL;

create table payments_withdrawal_steps (
  id bigint not null generated always as identity,
  withdrawal_id uuid not null,
  status text not null,
  at timestamp with time zone not null default clock_timestamp(),
  by_name text,
  note text,
  constraint payments_withdrawal_steps_pkey PRIMARY KEY (id),
  constraint payments_withdrawal_steps_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES payments_withdrawals(id)
);
CREATE INDEX payments_withdrawal_steps_of ON payments_withdrawal_steps USING btree (withdrawal_id, id);

create table payments_withdrawal_terms (
  asset text not null,
  level integer not null,
  min_minor bigint not null,
  max_minor bigint not null,
  daily_minor bigint not null,
  free_per_day integer not null,
  fee_minor bigint not null,
  wagering_percent integer not null,
  review_above_minor bigint not null,
  second_above_minor bigint not null,
  most_per_day integer not null,
  new_account_hours integer not null,
  constraint payments_withdrawal_terms_pkey PRIMARY KEY (asset, level),
  constraint payments_withdrawal_terms_check CHECK (max_minor >= min_minor),
  constraint payments_withdrawal_terms_check1 CHECK (daily_minor >= max_minor),
  constraint payments_withdrawal_terms_check2 CHECK (second_above_minor >= review_above_minor),
  constraint payments_withdrawal_terms_fee_minor_check CHECK (fee_minor >= 0),
  constraint payments_withdrawal_terms_free_per_day_check CHECK (free_per_day >= 0),
  constraint payments_withdrawal_terms_level_check CHECK (level >= 0),
  constraint payments_withdrawal_terms_min_minor_check CHECK (min_minor > 0),
  constraint payments_withdrawal_terms_wagering_percent_check CHECK (wagering_percent >= 0)
);

create table payments_withdrawals (
  id uuid not null,
  member_id bigint not null,
  asset text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  account_id uuid not null,
  provider text not null,
  status text not null,
  marks text[] not null default '{}'::text[],
  needs_second boolean not null default false,
  taken_by bigint,
  taken_name text,
  provider_payment_id text,
  proof text,
  created_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  next_try_at timestamp with time zone,
  tries integer not null default 0,
  held_at timestamp with time zone,
  constraint payments_withdrawals_pkey PRIMARY KEY (id),
  constraint payments_withdrawals_provider_provider_payment_id_key UNIQUE (provider, provider_payment_id),
  constraint payments_withdrawals_account_id_fkey FOREIGN KEY (account_id) REFERENCES payments_payout_accounts(id),
  constraint payments_withdrawals_amount_minor_check CHECK (amount_minor > 0),
  constraint payments_withdrawals_fee_minor_check CHECK (fee_minor >= 0),
  constraint payments_withdrawals_status_check CHECK (status = ANY (ARRAY['requested'::text, 'review'::text, 'approved'::text, 'submitted'::text, 'paid'::text, 'refused'::text, 'failed'::text, 'cancelled'::text, 'unknown'::text, 'reversed'::text]))
);
CREATE INDEX payments_withdrawals_due ON payments_withdrawals USING btree (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX payments_withdrawals_ended ON payments_withdrawals USING btree (provider, ended_at) WHERE status = ANY (ARRAY['paid'::text, 'reversed'::text]);
CREATE INDEX payments_withdrawals_ends ON payments_withdrawals USING btree ("right"(id::text, 8));
CREATE INDEX payments_withdrawals_for_a_person ON payments_withdrawals USING btree (created_at, (id::text)) WHERE status = ANY (ARRAY['review'::text, 'approved'::text, 'unknown'::text]);
CREATE INDEX payments_withdrawals_listed ON payments_withdrawals USING btree (created_at, (id::text));
CREATE INDEX payments_withdrawals_member ON payments_withdrawals USING btree (member_id, created_at DESC, id);
CREATE INDEX payments_withdrawals_paid ON payments_withdrawals USING btree (ended_at) WHERE status = 'paid'::text;
CREATE INDEX payments_withdrawals_waiting ON payments_withdrawals USING btree (created_at, id) WHERE status = ANY (ARRAY['requested'::text, 'review'::text, 'approved'::text, 'submitted'::text, 'unknown'::text]);

create table platform_deferred (
  listener text not null,
  event_id bigint not null,
  member_id bigint,
  reason text not null,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  last_error text,
  constraint platform_deferred_pkey PRIMARY KEY (listener, event_id),
  constraint platform_deferred_listener_fkey FOREIGN KEY (listener) REFERENCES platform_listeners(name) ON DELETE CASCADE,
  constraint platform_deferred_reason_check CHECK (reason = ANY (ARRAY['failed'::text, 'behind'::text, 'unknown'::text]))
);
CREATE INDEX platform_deferred_event ON platform_deferred USING btree (event_id);
CREATE INDEX platform_deferred_member ON platform_deferred USING btree (listener, member_id, event_id);

create table platform_functions (
  owner text not null,
  name text not null,
  hash text not null,
  release integer not null,
  constraint platform_functions_pkey PRIMARY KEY (name)
);

create table platform_idempotency (
  member_id bigint not null,
  operation text not null,
  key text not null,
  input_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint platform_idempotency_pkey PRIMARY KEY (member_id, operation, key)
);
CREATE INDEX platform_idempotency_created ON platform_idempotency USING btree (created_at);

create table platform_keys (
  name text not null,
  sealed bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint platform_keys_pkey PRIMARY KEY (name)
);

create table platform_listeners (
  name text not null,
  topics text[] not null,
  done pg_snapshot not null,
  taking pg_snapshot,
  after_id bigint not null default 0,
  alive_at timestamp with time zone not null default clock_timestamp(),
  fill jsonb,
  constraint platform_listeners_pkey PRIMARY KEY (name)
);

create table platform_migrations (
  owner text not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint platform_migrations_pkey PRIMARY KEY (owner, name)
);

create table platform_outbox (
  id bigint not null generated always as identity,
  topic text not null,
  member_id bigint,
  payload jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  last_error text,
  tx xid8 not null default pg_current_xact_id(),
  constraint platform_outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX platform_outbox_postponed ON platform_outbox USING btree (member_id, id) WHERE attempts > 0;
CREATE INDEX platform_outbox_tx ON platform_outbox USING btree (tx);

create table platform_proofs (
  name text not null,
  begun_at timestamp with time zone not null default clock_timestamp(),
  took_ms double precision not null default 0,
  findings integer not null default 0,
  constraint platform_proofs_pkey PRIMARY KEY (name)
);

create table platform_rate_limits (
  bucket text not null,
  window_at timestamp with time zone not null,
  hits integer not null,
  constraint platform_rate_limits_pkey PRIMARY KEY (bucket, window_at)
);
CREATE INDEX platform_rate_limits_window ON platform_rate_limits USING btree (window_at);

create table platform_seed (
  seeded_at timestamp with time zone not null default now()
);

create table platform_stream (
  id bigint not null generated always as identity,
  member_id bigint,
  name text not null,
  data jsonb not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint platform_stream_pkey PRIMARY KEY (id)
);
CREATE INDEX platform_stream_at ON platform_stream USING btree (at);

create table promotions_acceptances (
  id bigint not null generated always as identity,
  offer_id bigint not null,
  version integer not null,
  member_id bigint not null,
  asset text not null,
  state text not null default 'open'::text,
  reserved_minor bigint not null default 0,
  order_id text,
  accepted_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  constraint promotions_acceptances_pkey PRIMARY KEY (id),
  constraint promotions_acceptances_offer_id_version_fkey FOREIGN KEY (offer_id, version) REFERENCES promotions_offer_versions(offer_id, version),
  constraint promotions_acceptances_reserved_minor_check CHECK (reserved_minor >= 0),
  constraint promotions_acceptances_state_check CHECK (state = ANY (ARRAY['open'::text, 'done'::text, 'left'::text]))
);
CREATE INDEX promotions_acceptances_offer ON promotions_acceptances USING btree (offer_id, member_id);
CREATE UNIQUE INDEX promotions_acceptances_open ON promotions_acceptances USING btree (member_id, offer_id) WHERE state = 'open'::text;

create table promotions_awards (
  key text not null,
  offer_id bigint not null,
  version integer not null,
  member_id bigint not null,
  asset text not null,
  gift text not null,
  amount_minor bigint not null,
  part integer,
  at timestamp with time zone not null default clock_timestamp(),
  lapsed_at timestamp with time zone,
  reserved_minor bigint,
  compared_at timestamp with time zone,
  constraint promotions_awards_pkey PRIMARY KEY (key),
  constraint promotions_awards_offer_id_version_fkey FOREIGN KEY (offer_id, version) REFERENCES promotions_offer_versions(offer_id, version),
  constraint promotions_awards_amount_minor_check CHECK (amount_minor > 0),
  constraint promotions_awards_gift_check CHECK (gift = ANY (ARRAY['bonus'::text, 'money'::text, 'freeBet'::text, 'freeRounds'::text])),
  constraint promotions_awards_reserved_minor_check CHECK (reserved_minor >= 0)
);
CREATE INDEX promotions_awards_member ON promotions_awards USING btree (member_id, offer_id, at);
CREATE INDEX promotions_awards_offer ON promotions_awards USING btree (offer_id, at);
CREATE INDEX promotions_awards_time ON promotions_awards USING btree (at);
CREATE INDEX promotions_awards_uncompared ON promotions_awards USING btree (at, key) WHERE compared_at IS NULL;

create table promotions_bets (
  key uuid not null,
  member_id bigint not null,
  asset text not null,
  product text not null,
  stake_minor bigint,
  bonus_minor bigint,
  placed_at timestamp with time zone,
  status text not null default 'open'::text,
  win_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  settled_at timestamp with time zone,
  version integer not null default 0,
  grant_id uuid,
  counted_minor bigint not null default 0,
  odds_scaled bigint,
  round_key uuid,
  referred_minor bigint not null default 0,
  wagers_as text,
  constraint promotions_bets_pkey PRIMARY KEY (key),
  constraint promotions_bets_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES promotions_grants(id),
  constraint promotions_bets_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'refunded'::text, 'cancelled'::text]))
);
CREATE INDEX promotions_bets_grant ON promotions_bets USING btree (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX promotions_bets_member ON promotions_bets USING btree (member_id, asset, placed_at);
CREATE INDEX promotions_bets_placed ON promotions_bets USING btree (placed_at);
CREATE INDEX promotions_bets_round ON promotions_bets USING btree (member_id, round_key) WHERE round_key IS NOT NULL;

create table promotions_deposits (
  order_id text not null,
  member_id bigint not null,
  amount_minor bigint not null,
  is_reversed boolean not null default false,
  at timestamp with time zone not null default clock_timestamp(),
  constraint promotions_deposits_pkey PRIMARY KEY (order_id)
);
CREATE INDEX promotions_deposits_member ON promotions_deposits USING btree (member_id, at);
CREATE INDEX promotions_deposits_time ON promotions_deposits USING btree (at);

create table promotions_exposures (
  offer_id bigint not null,
  member_id bigint not null,
  is_control boolean not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint promotions_exposures_pkey PRIMARY KEY (offer_id, member_id),
  constraint promotions_exposures_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES promotions_offers(id)
);
CREATE INDEX promotions_exposures_member ON promotions_exposures USING btree (member_id);

create table promotions_grants (
  id uuid not null default gen_random_uuid(),
  award_key text not null,
  offer_id bigint,
  version integer,
  member_id bigint not null,
  asset text not null,
  titles jsonb not null,
  money text not null,
  wagering jsonb not null,
  amount_minor bigint not null,
  total_minor bigint not null,
  wagered_minor bigint not null default 0,
  state text not null default 'waiting'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  started_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  paid_minor bigint,
  is_free_bet boolean not null default false,
  used_bet uuid,
  source_key text,
  taken_back_minor bigint not null default 0,
  constraint promotions_grants_pkey PRIMARY KEY (id),
  constraint promotions_grants_award_key_key UNIQUE (award_key),
  constraint promotions_grants_offer_id_version_fkey FOREIGN KEY (offer_id, version) REFERENCES promotions_offer_versions(offer_id, version),
  constraint promotions_grants_amount_minor_check CHECK (amount_minor > 0),
  constraint promotions_grants_check CHECK ((ended_at IS NULL) = (state = ANY (ARRAY['waiting'::text, 'active'::text]))),
  constraint promotions_grants_check1 CHECK (taken_back_minor >= 0 AND taken_back_minor <= amount_minor),
  constraint promotions_grants_money_check CHECK (money = ANY (ARRAY['sticky'::text, 'non-sticky'::text, 'no-wager'::text])),
  constraint promotions_grants_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'active'::text, 'converted'::text, 'spent'::text, 'givenUp'::text, 'expired'::text])),
  constraint promotions_grants_total_minor_check CHECK (total_minor >= 0),
  constraint promotions_grants_wagered_minor_check CHECK (wagered_minor >= 0)
);
CREATE UNIQUE INDEX promotions_grants_active ON promotions_grants USING btree (member_id, asset) WHERE state = 'active'::text AND NOT is_free_bet;
CREATE INDEX promotions_grants_bet ON promotions_grants USING btree (used_bet) WHERE used_bet IS NOT NULL;
CREATE INDEX promotions_grants_created ON promotions_grants USING btree (created_at, id);
CREATE INDEX promotions_grants_due ON promotions_grants USING btree (expires_at) WHERE state = ANY (ARRAY['waiting'::text, 'active'::text]);
CREATE INDEX promotions_grants_ended ON promotions_grants USING btree (ended_at) WHERE paid_minor > 0;
CREATE INDEX promotions_grants_member ON promotions_grants USING btree (member_id, created_at DESC, id);
CREATE INDEX promotions_grants_offer ON promotions_grants USING btree (offer_id, created_at);
CREATE INDEX promotions_grants_wins ON promotions_grants USING btree (offer_id, created_at) WHERE source_key IS NOT NULL;

create table promotions_invitations (
  is_it boolean not null default true,
  is_on boolean not null,
  constraint promotions_invitations_pkey PRIMARY KEY (is_it),
  constraint promotions_invitations_is_it_check CHECK (is_it)
);

create table promotions_near_members (
  member_id bigint not null,
  other_id bigint not null,
  offer_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint promotions_near_members_pkey PRIMARY KEY (member_id, other_id, offer_id),
  constraint promotions_near_members_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES promotions_offers(id)
);
CREATE INDEX promotions_near_members_other ON promotions_near_members USING btree (other_id);
CREATE INDEX promotions_near_members_time ON promotions_near_members USING btree (at);

create table promotions_offer_versions (
  offer_id bigint not null,
  version integer not null,
  kind text not null,
  terms jsonb not null,
  texts jsonb not null,
  at timestamp with time zone not null default clock_timestamp(),
  conditions jsonb,
  constraint promotions_offer_versions_pkey PRIMARY KEY (offer_id, version),
  constraint promotions_offer_versions_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES promotions_offers(id)
);

create table promotions_offers (
  id bigint not null generated always as identity,
  kind text not null,
  state text not null default 'draft'::text,
  asset text not null,
  code text,
  announcement_id text,
  terms jsonb not null,
  texts jsonb not null,
  version integer not null default 0,
  is_changed boolean not null default true,
  budget_minor bigint not null,
  spent_minor bigint not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  packet_root text,
  written_budget_minor bigint not null,
  constraint promotions_offers_pkey PRIMARY KEY (id),
  constraint promotions_offers_code_key UNIQUE (code),
  constraint promotions_offers_budget_minor_check CHECK (budget_minor > 0),
  constraint promotions_offers_check CHECK (spent_minor >= 0 AND spent_minor <= budget_minor),
  constraint promotions_offers_state_check CHECK (state = ANY (ARRAY['draft'::text, 'running'::text, 'paused'::text, 'ended'::text])),
  constraint promotions_offers_written_budget_minor_check CHECK (written_budget_minor > 0)
);
CREATE INDEX promotions_offers_created ON promotions_offers USING btree (created_at);

create table promotions_periods (
  offer_id bigint not null,
  from_day date not null,
  paid_at timestamp with time zone,
  constraint promotions_periods_pkey PRIMARY KEY (offer_id, from_day),
  constraint promotions_periods_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES promotions_offers(id)
);

create table promotions_referrals (
  member_id bigint not null,
  inviter_id bigint not null,
  offer_id bigint,
  version integer,
  state text not null default 'waiting'::text,
  reason text,
  registered_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  played_minor bigint not null default 0,
  needed_minor bigint not null default 0,
  near text,
  constraint promotions_referrals_pkey PRIMARY KEY (member_id),
  constraint promotions_referrals_offer_id_version_fkey FOREIGN KEY (offer_id, version) REFERENCES promotions_offer_versions(offer_id, version),
  constraint promotions_referrals_check CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint promotions_referrals_near_check CHECK (near = ANY (ARRAY['device'::text, 'address'::text])),
  constraint promotions_referrals_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'given'::text, 'refused'::text]))
);
CREATE INDEX promotions_referrals_due ON promotions_referrals USING btree (member_id) WHERE state = 'waiting'::text AND played_minor >= needed_minor;
CREATE INDEX promotions_referrals_inviter ON promotions_referrals USING btree (inviter_id, registered_at DESC);

create table promotions_segments (
  id bigint not null generated always as identity,
  name text not null,
  conditions jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint promotions_segments_pkey PRIMARY KEY (id),
  constraint promotions_segments_name_key UNIQUE (name)
);

create table promotions_shares (
  offer_id bigint not null,
  place integer not null,
  amount_minor bigint not null,
  member_id bigint,
  taken_at timestamp with time zone,
  salt text,
  constraint promotions_shares_pkey PRIMARY KEY (offer_id, place),
  constraint promotions_shares_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES promotions_offers(id),
  constraint promotions_shares_amount_minor_check CHECK (amount_minor > 0)
);
CREATE INDEX promotions_shares_free ON promotions_shares USING btree (offer_id, place) WHERE member_id IS NULL;
CREATE UNIQUE INDEX promotions_shares_member ON promotions_shares USING btree (offer_id, member_id) WHERE member_id IS NOT NULL;

create table promotions_watched (
  member_id bigint not null,
  asset text not null,
  since timestamp with time zone not null default clock_timestamp(),
  constraint promotions_watched_pkey PRIMARY KEY (member_id, asset)
);

create table protection_account_marks (
  mark text not null,
  member_id bigint not null,
  is_proved boolean not null,
  noted_at timestamp with time zone not null default clock_timestamp(),
  constraint protection_account_marks_pkey PRIMARY KEY (mark, member_id),
  constraint protection_account_marks_member_id_fkey FOREIGN KEY (member_id) REFERENCES protection_members(member_id)
);
CREATE INDEX protection_account_marks_member ON protection_account_marks USING btree (member_id);

create table protection_acts (
  id bigint not null generated always as identity,
  member_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  act text not null,
  detail jsonb not null,
  constraint protection_acts_pkey PRIMARY KEY (id),
  constraint protection_acts_member_id_fkey FOREIGN KEY (member_id) REFERENCES protection_members(member_id)
);
CREATE INDEX protection_acts_kind ON protection_acts USING btree (act text_pattern_ops, id);
CREATE INDEX protection_acts_member ON protection_acts USING btree (member_id, id);
CREATE INDEX protection_acts_time ON protection_acts USING btree (at, id);

create table protection_alerts (
  id bigint not null generated always as identity,
  member_id bigint not null,
  marker text not null,
  value_now text not null,
  value_before text not null,
  began_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  closed_by text,
  outcome text,
  note text,
  constraint protection_alerts_pkey PRIMARY KEY (id),
  constraint protection_alerts_member_id_fkey FOREIGN KEY (member_id) REFERENCES protection_members(member_id),
  constraint protection_alert_closed_with_outcome CHECK ((closed_at IS NULL) = (outcome IS NULL)),
  constraint protection_alerts_outcome_check CHECK (outcome = ANY (ARRAY['spoken'::text, 'limit'::text, 'watched'::text, 'none'::text]))
);
CREATE INDEX protection_alerts_member ON protection_alerts USING btree (member_id, id);
CREATE UNIQUE INDEX protection_alerts_one ON protection_alerts USING btree (member_id, marker) WHERE closed_at IS NULL;
CREATE INDEX protection_alerts_open ON protection_alerts USING btree (id) WHERE closed_at IS NULL;
CREATE INDEX protection_alerts_time ON protection_alerts USING btree (began_at, id);

create table protection_bets (
  bet_id uuid not null,
  member_id bigint not null,
  asset text,
  product text,
  game_id text,
  game_name text,
  stake_minor bigint,
  placed_at timestamp with time zone,
  status text not null default 'open'::text,
  win_minor bigint not null default 0,
  version integer not null default 0,
  constraint protection_bets_pkey PRIMARY KEY (bet_id),
  constraint protection_bets_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'refunded'::text, 'cancelled'::text]))
) with (fillfactor=80);
CREATE INDEX protection_bets_member ON protection_bets USING btree (member_id, placed_at);
CREATE INDEX protection_bets_time ON protection_bets USING brin (placed_at);

create table protection_deposits (
  order_id uuid not null,
  member_id bigint not null,
  asset text not null,
  amount_minor bigint not null,
  state text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint protection_deposits_pkey PRIMARY KEY (order_id),
  constraint protection_deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES protection_members(member_id),
  constraint protection_deposits_amount_minor_check CHECK (amount_minor > 0),
  constraint protection_deposits_state_check CHECK (state = ANY (ARRAY['open'::text, 'credited'::text, 'released'::text]))
);
CREATE INDEX protection_deposits_member ON protection_deposits USING btree (member_id, at);
CREATE INDEX protection_deposits_time ON protection_deposits USING brin (at);

create table protection_limits (
  member_id bigint not null,
  kind text not null,
  period text not null,
  limit_value bigint,
  is_raise_pending boolean not null default false,
  pending_value bigint,
  confirm_from timestamp with time zone,
  constraint protection_limits_pkey PRIMARY KEY (member_id, kind, period),
  constraint protection_limits_member_id_fkey FOREIGN KEY (member_id) REFERENCES protection_members(member_id),
  constraint protection_limits_check CHECK (is_raise_pending = (confirm_from IS NOT NULL)),
  constraint protection_limits_kind_check CHECK (kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'session'::text])),
  constraint protection_limits_limit_value_check CHECK (limit_value >= 0),
  constraint protection_limits_pending_value_check CHECK (pending_value >= 0),
  constraint protection_limits_period_check CHECK (period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))
);

create table protection_marks (
  mark text not null,
  member_id bigint not null,
  is_proved boolean not null,
  noted_at timestamp with time zone not null default clock_timestamp(),
  constraint protection_marks_pkey PRIMARY KEY (mark, member_id),
  constraint protection_marks_member_id_fkey FOREIGN KEY (member_id) REFERENCES protection_members(member_id)
);
CREATE INDEX protection_marks_member ON protection_marks USING btree (member_id);

create table protection_members (
  member_id bigint not null,
  kind text not null,
  disabled_at timestamp with time zone,
  timed_out_until timestamp with time zone,
  excluded_until timestamp with time zone,
  closed_at timestamp with time zone,
  marks_version smallint not null default 0,
  is_play_limited boolean not null default false,
  reality_check_minutes integer default 60,
  reviewed_at timestamp with time zone not null default clock_timestamp(),
  return_from timestamp with time zone,
  register_state text,
  register_until timestamp with time zone,
  register_at timestamp with time zone,
  needs_identity boolean not null default false,
  is_play_held boolean not null default false,
  constraint protection_members_pkey PRIMARY KEY (member_id),
  constraint protection_members_kind_check CHECK (kind = ANY (ARRAY['real'::text, 'trial'::text])),
  constraint protection_members_reality_check_minutes_check CHECK (reality_check_minutes >= 1 AND reality_check_minutes <= 480),
  constraint protection_members_register_state_check CHECK (register_state = ANY (ARRAY['clear'::text, 'excluded'::text, 'unknown'::text]))
);
CREATE INDEX protection_members_held ON protection_members USING btree (member_id) WHERE is_play_held;
CREATE INDEX protection_members_register ON protection_members USING btree (register_at) WHERE kind = 'real'::text AND closed_at IS NULL;

create table protection_sessions (
  member_id bigint not null,
  began_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  constraint protection_sessions_pkey PRIMARY KEY (member_id, began_at)
);

create table protection_sums (
  member_id bigint not null,
  slot_at timestamp with time zone,
  left_minor bigint,
  session_minutes bigint,
  constraint protection_sums_pkey PRIMARY KEY (member_id),
  constraint protection_sums_member_id_fkey FOREIGN KEY (member_id) REFERENCES protection_members(member_id)
) with (fillfactor=50);

create table protection_withdrawals (
  order_id uuid not null,
  member_id bigint not null,
  asset text not null,
  amount_minor bigint not null,
  status text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint protection_withdrawals_pkey PRIMARY KEY (order_id),
  constraint protection_withdrawals_status_check CHECK (status = ANY (ARRAY['paid'::text, 'cancelled'::text, 'reversed'::text]))
);
CREATE INDEX protection_withdrawals_member ON protection_withdrawals USING btree (member_id, at);
CREATE INDEX protection_withdrawals_time ON protection_withdrawals USING btree (at);

create table records_bets (
  ticket_id uuid not null,
  member_id bigint not null,
  asset text,
  game_code text,
  game_name text,
  numero text,
  stake_minor bigint,
  lines jsonb,
  placed_at timestamp with time zone,
  status text not null default 'open'::text,
  win_minor bigint,
  settled_at timestamp with time zone,
  source text not null default 'lottery'::text,
  bet_id text,
  vendor text,
  detail_url text,
  version integer not null default 0,
  product text,
  bonus_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  constraint records_bets_pkey PRIMARY KEY (ticket_id),
  constraint records_bets_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'refunded'::text, 'cancelled'::text]))
);
CREATE INDEX records_bets_ends ON records_bets USING btree ("right"(ticket_id::text, 8));
CREATE INDEX records_bets_newest ON records_bets USING btree (member_id, asset, placed_at DESC, ticket_id);
CREATE TRIGGER records_bets_inserted AFTER INSERT ON records_bets REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION records_sum_inserted();
CREATE TRIGGER records_bets_updated AFTER UPDATE ON records_bets REFERENCING OLD TABLE AS before NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION records_sum_updated();

create table records_comers (
  member_id bigint not null,
  registered_at timestamp with time zone,
  constraint records_comers_pkey PRIMARY KEY (member_id)
);
CREATE INDEX records_comers_at ON records_comers USING btree (registered_at);

create table records_players (
  day date not null,
  asset text not null,
  member_id bigint not null,
  first_at timestamp with time zone not null,
  constraint records_players_pkey PRIMARY KEY (day, asset, member_id)
);

create table records_sums (
  at timestamp with time zone not null,
  asset text not null,
  product text not null,
  vendor text not null,
  game_code text not null,
  game_name text not null,
  bets bigint not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  constraint records_sums_pkey PRIMARY KEY (at, asset, product, vendor, game_code)
);

create table site_pictures (
  merchant text not null,
  name text not null,
  content bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint site_pictures_pkey PRIMARY KEY (merchant, name),
  constraint site_pictures_content_check CHECK (octet_length(content) <= 1048576),
  constraint site_pictures_name_check CHECK (name ~ '^[0-9a-f]{32}\.(svg|png)$'::text)
);

create table site_settings (
  merchant text not null,
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint site_settings_pkey PRIMARY KEY (merchant, key)
);

create table site_told (
  merchant text not null,
  in_maintenance boolean not null,
  constraint site_told_pkey PRIMARY KEY (merchant)
);

create table vendors_asked (
  vendor text not null,
  minute timestamp with time zone not null,
  asked integer not null,
  unanswered integer not null,
  constraint vendors_asked_pkey PRIMARY KEY (vendor, minute)
);
CREATE INDEX vendors_asked_minute ON vendors_asked USING btree (minute);

create table vendors_differences (
  id bigint not null generated always as identity,
  vendor text not null,
  transaction_id text not null,
  kind text not null,
  problem text not null,
  member_id bigint,
  round_id text,
  ours_minor bigint,
  theirs_minor bigint,
  found_at timestamp with time zone not null default clock_timestamp(),
  resolved_at timestamp with time zone,
  resolution text,
  reference text,
  constraint vendors_differences_pkey PRIMARY KEY (id),
  constraint vendors_differences_vendor_transaction_id_kind_problem_key UNIQUE (vendor, transaction_id, kind, problem),
  constraint vendors_differences_kind_check CHECK (kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text])),
  constraint vendors_differences_problem_check CHECK (problem = ANY (ARRAY['missing-here'::text, 'missing-there'::text, 'amount'::text, 'not-undone'::text]))
);
CREATE INDEX vendors_differences_open ON vendors_differences USING btree (id) WHERE resolved_at IS NULL;

create table vendors_ended_logins (
  login_id text not null,
  ended_at timestamp with time zone not null default clock_timestamp(),
  constraint vendors_ended_logins_pkey PRIMARY KEY (login_id)
);
CREATE INDEX vendors_ended_logins_at ON vendors_ended_logins USING btree (ended_at);

create table vendors_free_rounds (
  id uuid not null,
  key text not null,
  vendor text not null,
  game_id text not null,
  game_name text not null,
  node_id text not null,
  member_id bigint not null,
  asset text not null,
  rounds integer not null,
  value_minor bigint not null,
  from_at timestamp with time zone not null default clock_timestamp(),
  until_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  note text,
  next_try_at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  bonus_times integer,
  look_at timestamp with time zone,
  bonus_minor bigint not null default 0,
  bonus_parts integer not null default 0,
  bonus_most_minor bigint,
  close_at timestamp with time zone,
  constraint vendors_free_rounds_pkey PRIMARY KEY (id),
  constraint vendors_free_rounds_key_key UNIQUE (key),
  constraint vendors_free_rounds_bonus_minor_check CHECK (bonus_minor >= 0),
  constraint vendors_free_rounds_bonus_most_minor_check CHECK (bonus_most_minor > 0),
  constraint vendors_free_rounds_bonus_times_check CHECK (bonus_times >= 0),
  constraint vendors_free_rounds_rounds_check CHECK (rounds > 0),
  constraint vendors_free_rounds_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'granted'::text, 'refused'::text, 'cancelling'::text, 'cancelled'::text])),
  constraint vendors_free_rounds_value_minor_check CHECK (value_minor > 0)
);
CREATE INDEX vendors_free_rounds_created ON vendors_free_rounds USING btree (created_at);
CREATE INDEX vendors_free_rounds_due ON vendors_free_rounds USING btree (next_try_at) WHERE state = ANY (ARRAY['waiting'::text, 'cancelling'::text]);
CREATE INDEX vendors_free_rounds_look ON vendors_free_rounds USING btree (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX vendors_free_rounds_member ON vendors_free_rounds USING btree (member_id, created_at DESC);
CREATE INDEX vendors_free_rounds_state ON vendors_free_rounds USING btree (state, created_at);

create table vendors_health (
  vendor text not null,
  minute timestamp with time zone not null,
  calls integer not null,
  refused integer not null,
  failed integer not null,
  total_ms bigint not null,
  slowest_ms integer not null,
  last_at timestamp with time zone not null,
  within integer[] not null default '{}'::integer[],
  unsigned integer not null default 0,
  constraint vendors_health_pkey PRIMARY KEY (vendor, minute)
);
CREATE INDEX vendors_health_minute ON vendors_health USING btree (minute);

create table vendors_late_limits (
  vendor text not null,
  most_minor bigint not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint vendors_late_limits_pkey PRIMARY KEY (vendor),
  constraint vendors_late_limits_most_minor_check CHECK (most_minor >= 0)
);

create table vendors_late_wins (
  id uuid not null,
  vendor text not null,
  transaction_id text not null,
  member_id bigint not null,
  bet_id uuid not null,
  game_id text not null,
  round_id text not null,
  amount_minor bigint not null,
  state text not null,
  closed_at timestamp with time zone not null,
  at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint vendors_late_wins_pkey PRIMARY KEY (id),
  constraint vendors_late_wins_id_fkey FOREIGN KEY (id) REFERENCES vendors_operations(id),
  constraint vendors_late_wins_amount_minor_check CHECK (amount_minor > 0),
  constraint vendors_late_wins_state_check CHECK (state = ANY (ARRAY['paid'::text, 'held'::text, 'refused'::text, 'undone'::text]))
);
CREATE INDEX vendors_late_wins_held ON vendors_late_wins USING btree (vendor) WHERE state = 'held'::text;
CREATE INDEX vendors_late_wins_vendor ON vendors_late_wins USING btree (vendor, id DESC);

create table vendors_operations (
  vendor text not null,
  transaction_id text not null,
  kind text not null,
  id uuid not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_id text not null,
  game_name text not null,
  product text not null,
  round_id text,
  reference text,
  amount_minor bigint not null,
  payload_hash text not null,
  outcome text not null,
  balance_minor bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  rolled_back_at timestamp with time zone,
  status text,
  win_minor bigint not null default 0,
  version integer not null default 0,
  settled_at timestamp with time zone,
  bonus_minor bigint not null default 0,
  is_closing boolean not null default false,
  constraint vendors_operations_pkey PRIMARY KEY (vendor, transaction_id, kind),
  constraint vendors_operations_id_key UNIQUE (id),
  constraint vendors_operations_amount_minor_check CHECK (amount_minor >= 0 OR kind = 'adjust'::text) NOT VALID,
  constraint vendors_operations_check CHECK ((status IS NULL OR status = 'open'::text) = (settled_at IS NULL)),
  constraint vendors_operations_kind_check CHECK (kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text, 'close'::text, 'adjust'::text])) NOT VALID,
  constraint vendors_operations_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'refunded'::text])),
  constraint vendors_operations_win_minor_check CHECK (win_minor >= 0)
) with (fillfactor=80);
CREATE INDEX vendors_operations_member ON vendors_operations USING btree (member_id, id DESC);
CREATE INDEX vendors_operations_open ON vendors_operations USING btree (at) WHERE status = 'open'::text;
CREATE INDEX vendors_operations_reference ON vendors_operations USING btree (vendor, reference) WHERE reference IS NOT NULL;
CREATE INDEX vendors_operations_round ON vendors_operations USING btree (vendor, round_id, member_id);
CREATE INDEX vendors_operations_time ON vendors_operations USING brin (at) WITH (pages_per_range='16');

create table vendors_parked (
  id bigint not null generated always as identity,
  vendor text not null,
  kind text not null,
  transaction_id text not null,
  member_id bigint,
  reference text,
  round_id text,
  amount_minor bigint not null,
  outcome text not null,
  at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 1,
  resolved_at timestamp with time zone,
  resolution text,
  payload_hash text,
  constraint vendors_parked_pkey PRIMARY KEY (id),
  constraint vendors_parked_vendor_transaction_id_kind_key UNIQUE (vendor, transaction_id, kind)
);
CREATE INDEX vendors_parked_open ON vendors_parked USING btree (id) WHERE resolved_at IS NULL;

create table vendors_players (
  vendor text not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  first_at timestamp with time zone not null default clock_timestamp(),
  wallet_minor bigint not null default 0,
  look_at timestamp with time zone not null default clock_timestamp(),
  constraint vendors_players_pkey PRIMARY KEY (vendor, member_id)
);
CREATE INDEX vendors_players_due ON vendors_players USING btree (look_at) WHERE wallet_minor > 0;
CREATE INDEX vendors_players_member ON vendors_players USING btree (member_id) WHERE wallet_minor > 0;

create table vendors_reconciliations (
  id bigint not null generated always as identity,
  vendor text not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  theirs integer,
  ours integer not null,
  differences integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  ours_minor bigint,
  theirs_minor bigint,
  constraint vendors_reconciliations_pkey PRIMARY KEY (id)
);
CREATE INDEX vendors_reconciliations_vendor ON vendors_reconciliations USING btree (vendor, to_at DESC);

create table vendors_report_rows (
  run_id uuid not null,
  no integer not null,
  at timestamp with time zone not null,
  transaction_id text not null,
  kind text not null,
  reference text,
  round_id text,
  vendor_user text not null,
  member_id bigint,
  game_id text,
  currency text not null,
  amount_minor bigint not null,
  written_at timestamp with time zone not null default clock_timestamp(),
  constraint vendors_report_rows_pkey PRIMARY KEY (run_id, no),
  constraint vendors_report_rows_kind_check CHECK (kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))
);
CREATE INDEX vendors_report_rows_of ON vendors_report_rows USING btree (run_id, kind, transaction_id);
CREATE INDEX vendors_report_rows_reference ON vendors_report_rows USING btree (run_id, reference) WHERE reference IS NOT NULL;

create table vendors_sessions (
  token_hash text not null,
  vendor text not null,
  member_id bigint not null,
  game_id text not null,
  login_id text not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  used_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  product text,
  constraint vendors_sessions_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX vendors_sessions_login ON vendors_sessions USING btree (login_id) WHERE ended_at IS NULL;
CREATE INDEX vendors_sessions_member ON vendors_sessions USING btree (member_id) WHERE ended_at IS NULL;

create table vendors_silent (
  vendor text not null,
  tries integer not null default 1,
  until_at timestamp with time zone not null,
  constraint vendors_silent_pkey PRIMARY KEY (vendor)
);

create table vendors_stakes (
  vendor text not null,
  game_id text not null default ''::text,
  most_minor bigint not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint vendors_stakes_pkey PRIMARY KEY (vendor, game_id),
  constraint vendors_stakes_most_minor_check CHECK (most_minor > 0)
);

create table vendors_stopped (
  vendor text not null,
  at timestamp with time zone not null default clock_timestamp(),
  rule_id bigint,
  threshold integer,
  minutes integer,
  constraint vendors_stopped_pkey PRIMARY KEY (vendor)
);

create table vendors_transfers (
  id uuid not null,
  vendor text not null,
  member_id bigint not null,
  asset text not null,
  direction text not null,
  amount_minor bigint not null,
  state text not null default 'pending'::text,
  key text not null,
  input_hash text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  next_try_at timestamp with time zone not null,
  tries integer not null default 0,
  constraint vendors_transfers_pkey PRIMARY KEY (id),
  constraint vendors_transfers_member_id_key_key UNIQUE (member_id, key),
  constraint vendors_transfers_amount_minor_check CHECK (amount_minor > 0),
  constraint vendors_transfers_check CHECK ((state = 'pending'::text) = (ended_at IS NULL)),
  constraint vendors_transfers_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text])),
  constraint vendors_transfers_state_check CHECK (state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX vendors_transfers_member ON vendors_transfers USING btree (member_id, vendor) WHERE state = 'pending'::text;
CREATE INDEX vendors_transfers_past ON vendors_transfers USING btree (member_id, created_at DESC);
CREATE INDEX vendors_transfers_pending ON vendors_transfers USING btree (next_try_at) WHERE state = 'pending'::text;

create table vendors_turns (
  task text not null,
  next_at timestamp with time zone not null,
  constraint vendors_turns_pkey PRIMARY KEY (task)
);

create table vendors_wallet_settings (
  member_id bigint not null,
  is_automatic boolean not null,
  constraint vendors_wallet_settings_pkey PRIMARY KEY (member_id)
);

create table verification_before_play (
  is_needed boolean not null,
  constraint verification_before_play_pkey PRIMARY KEY (is_needed)
);
CREATE UNIQUE INDEX verification_before_play_one ON verification_before_play USING btree ((true));

create table verification_checks (
  ref uuid not null,
  member_id bigint not null,
  kind text not null,
  state text not null,
  lists text[] not null default '{}'::text[],
  tries integer not null default 0,
  due_at timestamp with time zone not null default clock_timestamp(),
  asked_at timestamp with time zone,
  answered_at timestamp with time zone,
  constraint verification_checks_pkey PRIMARY KEY (ref),
  constraint verification_checks_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'pending'::text, 'approved'::text, 'refused'::text, 'unknown'::text, 'hit'::text, 'left'::text]))
);
CREATE INDEX verification_checks_due ON verification_checks USING btree (due_at) WHERE state = ANY (ARRAY['waiting'::text, 'pending'::text]);
CREATE INDEX verification_checks_member ON verification_checks USING btree (member_id, due_at);

create table verification_documents (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  side text not null,
  mark uuid not null,
  picture_sealed bytea not null,
  sent_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint verification_documents_pkey PRIMARY KEY (id),
  constraint verification_documents_mark_key UNIQUE (mark),
  constraint verification_documents_kind_check CHECK (kind = ANY (ARRAY['identityCard'::text, 'passport'::text, 'drivingLicence'::text])),
  constraint verification_documents_side_check CHECK (side = ANY (ARRAY['front'::text, 'back'::text, 'face'::text]))
);
CREATE INDEX verification_documents_closed ON verification_documents USING btree (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX verification_documents_member ON verification_documents USING btree (member_id, id);
CREATE INDEX verification_documents_open ON verification_documents USING btree (id) WHERE decided_at IS NULL;
CREATE INDEX verification_documents_sent ON verification_documents USING btree (sent_at);

create table verification_members (
  member_id bigint not null,
  state text not null,
  name_sealed bytea,
  decided_at timestamp with time zone not null default clock_timestamp(),
  decided_by text,
  expires_on date,
  note text,
  birth_sealed bytea,
  closed_at timestamp with time zone,
  constraint verification_members_pkey PRIMARY KEY (member_id),
  constraint verification_members_state_check CHECK (state = ANY (ARRAY['verified'::text, 'refused'::text])),
  constraint verification_name_when_verified CHECK ((state = 'verified'::text) = (name_sealed IS NOT NULL))
);

create table verification_proposals (
  mark text not null,
  member_id bigint not null,
  name_sealed bytea not null,
  birth_sealed bytea,
  expires_on date,
  lists text[] not null default '{}'::text[],
  asked_by text not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  constraint verification_proposals_pkey PRIMARY KEY (mark)
);
CREATE INDEX verification_proposals_member ON verification_proposals USING btree (member_id, asked_at);

create table wallet_accounts (
  id bigint not null generated always as identity,
  code text not null,
  asset text not null,
  member_id bigint,
  balance_minor bigint,
  constraint wallet_accounts_pkey PRIMARY KEY (id),
  constraint wallet_accounts_code_key UNIQUE (code),
  constraint wallet_balance_not_negative CHECK (balance_minor >= 0 OR code ~~ '%:receivable'::text),
  constraint wallet_balance_only_of_members CHECK ((member_id IS NULL) = (balance_minor IS NULL)),
  constraint wallet_receivable_not_positive CHECK (balance_minor <= 0 OR code !~~ '%:receivable'::text)
);
CREATE INDEX wallet_accounts_member ON wallet_accounts USING btree (member_id) WHERE member_id IS NOT NULL;

create table wallet_bonus_stakes (
  bet text not null,
  bonus text not null,
  stake_minor bigint not null,
  bonus_minor bigint not null,
  constraint wallet_bonus_stakes_pkey PRIMARY KEY (bet),
  constraint wallet_bonus_stakes_bonus_fkey FOREIGN KEY (bonus) REFERENCES wallet_bonuses(bonus),
  constraint wallet_bonus_stakes_check CHECK (bonus_minor >= 1 AND bonus_minor <= stake_minor)
);
CREATE INDEX wallet_bonus_stakes_bonus ON wallet_bonus_stakes USING btree (bonus);

create table wallet_bonuses (
  bonus text not null,
  member_id bigint not null,
  asset text not null,
  kind text not null,
  state text not null default 'running'::text,
  granted_minor bigint not null default 0,
  max_bet_minor bigint,
  products text[],
  excluded_games text[] not null default '{}'::text[],
  began_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  constraint wallet_bonuses_pkey PRIMARY KEY (bonus),
  constraint wallet_bonuses_check CHECK ((state = 'running'::text) = (ended_at IS NULL)),
  constraint wallet_bonuses_granted_minor_check CHECK (granted_minor >= 0),
  constraint wallet_bonuses_kind_check CHECK (kind = ANY (ARRAY['sticky'::text, 'non-sticky'::text, 'no-wager'::text, 'free'::text])),
  constraint wallet_bonuses_max_bet_minor_check CHECK (max_bet_minor > 0),
  constraint wallet_bonuses_state_check CHECK (state = ANY (ARRAY['running'::text, 'converted'::text, 'ended'::text]))
);
CREATE UNIQUE INDEX wallet_bonuses_running ON wallet_bonuses USING btree (member_id, asset) WHERE state = 'running'::text;

create table wallet_transfers (
  id bigint not null generated always as identity,
  key text not null,
  input_hash text not null,
  asset text not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount_minor bigint not null,
  kind text not null,
  reference text not null,
  debit_balance_minor bigint,
  credit_balance_minor bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint wallet_transfers_pkey PRIMARY KEY (id),
  constraint wallet_transfers_key_key UNIQUE (key),
  constraint wallet_transfers_credit_account_fkey FOREIGN KEY (credit_account) REFERENCES wallet_accounts(id),
  constraint wallet_transfers_debit_account_fkey FOREIGN KEY (debit_account) REFERENCES wallet_accounts(id),
  constraint wallet_transfers_amount_minor_check CHECK (amount_minor > 0),
  constraint wallet_transfers_check CHECK (debit_account <> credit_account)
);
CREATE INDEX wallet_transfers_credit ON wallet_transfers USING btree (credit_account, id);
CREATE INDEX wallet_transfers_credit_time ON wallet_transfers USING btree (credit_account, created_at, id) WHERE credit_balance_minor IS NOT NULL;
CREATE INDEX wallet_transfers_debit ON wallet_transfers USING btree (debit_account, id);
CREATE INDEX wallet_transfers_debit_time ON wallet_transfers USING btree (debit_account, created_at, id) WHERE debit_balance_minor IS NOT NULL;
CREATE INDEX wallet_transfers_gifts ON wallet_transfers USING btree (created_at) WHERE kind = 'bonus'::text;
CREATE TRIGGER wallet_transfers_append_only BEFORE DELETE OR UPDATE ON wallet_transfers FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE TRIGGER wallet_transfers_no_truncate BEFORE TRUNCATE ON wallet_transfers FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();

CREATE OR REPLACE FUNCTION agency_add_days(p_rows jsonb)
 RETURNS void
 LANGUAGE plpgsql
-- text in agency/functions/agency_add_days.sql, 1a2e323e747494efdf84d7f87b0e2289
;

CREATE OR REPLACE FUNCTION agency_correct_bill(p_bill bigint, p_amount bigint, p_approval bigint, p_reason text, p_asked_by text, p_approved_by text, p_zone text)
 RETURNS bigint
 LANGUAGE plpgsql
-- text in agency/functions/agency_correct_bill.sql, 6ded9e83cb3e0a146c1b2d9dd1f3328c
;

CREATE OR REPLACE FUNCTION agency_correct_day(p_member_id bigint, p_day date, p_product text, p_turnover bigint, p_prize bigint, p_bonus bigint, p_approval bigint, p_reason text, p_asked_by text, p_approved_by text, p_zone text)
 RETURNS bigint
 LANGUAGE plpgsql
-- text in agency/functions/agency_correct_day.sql, e8cc50eda63dfc2431b0709481e92541
;

CREATE OR REPLACE FUNCTION agency_count_bets(p_keys uuid[], p_zone text)
 RETURNS void
 LANGUAGE plpgsql
-- text in agency/functions/agency_count_bets.sql, 908674403121a6a955ef2d0e7250481b
;

CREATE OR REPLACE FUNCTION agency_count_payment(p_key text, p_member_id bigint, p_kind text, p_amount bigint, p_day date)
 RETURNS void
 LANGUAGE plpgsql
-- text in agency/functions/agency_count_payment.sql, 6f72dd2d09155bc156028deecd61efae
;

CREATE OR REPLACE FUNCTION agency_lowest_rate(p_product text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
-- text in agency/functions/agency_lowest_rate.sql, e7992e76e60556dd588c58a917f23a3a
;

CREATE OR REPLACE FUNCTION agency_move(p_member_id bigint, p_parent_id bigint, p_from_day date)
 RETURNS integer
 LANGUAGE plpgsql
-- text in agency/functions/agency_move.sql, e7ea0d89ba399b7ad6b61e42d986c8a7
;

CREATE OR REPLACE FUNCTION agency_path_on(p_member_id bigint, p_day date)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
-- text in agency/functions/agency_path_on.sql, 1a6e6055c7cc6633daa0c780887e2322
;

CREATE OR REPLACE FUNCTION agency_pay_bills(p_ids bigint[], p_zone text)
 RETURNS void
 LANGUAGE plpgsql
-- text in agency/functions/agency_pay_bills.sql, 51c03139cb1aff6466d72d208c2a64b7
;

CREATE OR REPLACE FUNCTION agency_place(p_member_id bigint, p_parent_id bigint, p_account text, p_type integer, p_asset text, p_joined_at timestamp with time zone, p_zone text)
 RETURNS boolean
 LANGUAGE plpgsql
-- text in agency/functions/agency_place.sql, bd1a2d60373492a0e6c07812577e7011
;

CREATE OR REPLACE FUNCTION agency_rate_steps(p_product text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
-- text in agency/functions/agency_rate_steps.sql, 09c1c5651be7b39262ef653f132c95ca
;

CREATE OR REPLACE FUNCTION agency_rebate_bets(p_keys uuid[])
 RETURNS void
 LANGUAGE sql
-- text in agency/functions/agency_rebate_bets.sql, 75eede0886bedfb967f62813266e99b3
;

CREATE OR REPLACE FUNCTION agency_withdrawal_refusal(p_member_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in agency/functions/agency_withdrawal_refusal.sql, 16207c154ee5f0cd1ac667b13b71d2c3
;

CREATE OR REPLACE FUNCTION backoffice_await_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into backoffice_audit_unlinked (entry_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION backoffice_begin_attempt(p_subject_hash text)
 RETURNS integer
 LANGUAGE plpgsql
-- text in backoffice/functions/backoffice_begin_attempt.sql, dc8067b6b19adbe7d5ecc67f4dde3ef4
;

CREATE OR REPLACE FUNCTION backoffice_check_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.kind, new.payload, new.reason, new.request_key, new.requested_by, new.requested_at, new.expires_at)
     is distinct from (old.kind, old.payload, old.reason, old.request_key, old.requested_by, old.requested_at, old.expires_at) then
    raise exception 'what was asked for never changes';
  end if;
  if (old.state, new.state) not in (('pending', 'approved'), ('pending', 'rejected'), ('pending', 'expired'), ('approved', 'executed'), ('approved', 'failed')) then
    raise exception 'an approval does not go from % to %', old.state, new.state;
  end if;
  if old.decided_by is not null and (new.decided_by, new.decided_at) is distinct from (old.decided_by, old.decided_at) then
    raise exception 'a decision stands';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION backoffice_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, lower(tg_op);
end $function$;

CREATE OR REPLACE FUNCTION catalogue_count_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update catalogue_versions set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION idempotency_claim(p_member_id bigint, p_operation text, p_key text, p_input_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in platform/functions/idempotency_claim.sql, 7686901e6dcf8d420cb68bd74836c373
;

CREATE OR REPLACE FUNCTION idempotency_keep(p_member_id bigint, p_operation text, p_key text, p_answer jsonb)
 RETURNS void
 LANGUAGE plpgsql
-- text in platform/functions/idempotency_keep.sql, 9bb9db0ea72b357d8da1709551c4c3a8
;

CREATE OR REPLACE FUNCTION identity_begin_login(p_account_hash text, p_ip text, p_has_captcha boolean, OUT verdict text, OUT wait_seconds integer, OUT next_needs_captcha boolean)
 RETURNS record
 LANGUAGE plpgsql
-- text in identity/functions/identity_begin_login.sql, ce5d08795be29cddc565da41fcb9182c
;

CREATE OR REPLACE FUNCTION identity_find_session(p_token_hash text, p_cookie_hash text, p_idle_minutes integer)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in identity/functions/identity_find_session.sql, 9a6fcf35edc4a82dd241ed7e69ea81c0
;

CREATE OR REPLACE FUNCTION identity_forget_tail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.mobile_tail_mark := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION identity_pass_known(p_member_id bigint, p_account_hash text, p_secret_hash text)
 RETURNS integer
 LANGUAGE plpgsql
-- text in identity/functions/identity_pass_known.sql, 993ac7ac4aa33590d274f2175adcfa03
;

CREATE OR REPLACE FUNCTION identity_pause(p_failures integer, p_last timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
-- text in identity/functions/identity_pause.sql, 24efa1dde1b3b2a8f3c3bf443b2c9ac0
;

CREATE OR REPLACE FUNCTION identity_use_nonce(p_nonce_hash text, p_ts double precision)
 RETURNS text
 LANGUAGE plpgsql
-- text in identity/functions/identity_use_nonce.sql, 4fb96f4a3a94b08cacb001dd1b6c6ab7
;

CREATE OR REPLACE FUNCTION identity_withdrawal_marks(p_member_id bigint, p_session_id uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
-- text in identity/functions/identity_withdrawal_marks.sql, b123183850f5f6bc98be093ad8423879
;

CREATE OR REPLACE FUNCTION inbox_count_openings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_step int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- In one order for all, so that two members who read everything at once cannot deadlock.
  insert into inbox_openings as o (message_id, part, opened)
  select m.message_id, m.member_id % 16, v_step * count(*) from marks m
   where tg_op = 'INSERT' or exists (select 1 from inbox_messages i where i.id = m.message_id)
   group by 1, 2 order by 1, 2
  on conflict (message_id, part) do update set opened = o.opened + excluded.opened;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION lottery_amount(p_minor bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in lottery/functions/lottery_amount.sql, b200eaa04cf35a0cf67598a2113e6330
;

CREATE OR REPLACE FUNCTION lottery_bet_game(p_game_code text, p_numero text, p_asset text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
-- text in lottery/functions/lottery_bet_game.sql, 949b05c96ac4fb80ee340aa859b873fa
;

CREATE OR REPLACE FUNCTION lottery_cancel_ticket(p_member_id bigint, p_ticket_id uuid)
 RETURNS bigint
 LANGUAGE plpgsql
-- text in lottery/functions/lottery_cancel_ticket.sql, 94ecee5665230125d6abc82ba89a6970
;

CREATE OR REPLACE FUNCTION lottery_check_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select 1 from lottery_withdrawn_reports w where (w.report_id, w.draw_id, w.version, w.source, w.result)
                    = (old.id, old.draw_id, old.version, old.source, old.result)) then
    raise exception 'deleting a report that is not kept as withdrawn is not allowed';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION lottery_correction_payouts(p_draw_id bigint)
 RETURNS TABLE(asset text, payout_minor bigint)
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
-- text in lottery/functions/lottery_correction_payouts.sql, 8e3e64f333ca547f9bfa260d94c2461d
;

CREATE OR REPLACE FUNCTION lottery_count_exposure(p_draw_id bigint, p_added bigint)
 RETURNS bigint
 LANGUAGE sql
-- text in lottery/functions/lottery_count_exposure.sql, 2cca5e7e50ee126faf43eb66e70dad9f
;

CREATE OR REPLACE FUNCTION lottery_draw_key(p_draw_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
-- text in lottery/functions/lottery_draw_key.sql, f75ecb419ad6fac78e1bc9def3fef627
;

CREATE OR REPLACE FUNCTION lottery_epoch_ms(p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
-- text in lottery/functions/lottery_epoch_ms.sql, 9ffa2ad39d7e2ac15fcdedf39f6eb07c
;

CREATE OR REPLACE FUNCTION lottery_escrow(p_game_code text, p_numero text, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in lottery/functions/lottery_escrow.sql, 0b6b50429df029f802b60bd0441a8384
;

CREATE OR REPLACE FUNCTION lottery_exposures(p_limits jsonb, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[])
 RETURNS TABLE(play text, picks text, odds bigint, added bigint, cap bigint, min text, bucket integer)
 LANGUAGE sql
 IMMUTABLE
-- text in lottery/functions/lottery_exposures.sql, 80c38449bbacf9a7322f6d63a4c21290
;

CREATE OR REPLACE FUNCTION lottery_fitting_stake(p_room bigint, p_min text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in lottery/functions/lottery_fitting_stake.sql, 8663d160c2d3c6e72e618298468a0187
;

CREATE OR REPLACE FUNCTION lottery_payout(p_unit_stake bigint, p_odds bigint, p_hits integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
-- text in lottery/functions/lottery_payout.sql, e0aad603648afb5b66449de8680bfa46
;

CREATE OR REPLACE FUNCTION lottery_payouts(p_draw_id bigint)
 RETURNS TABLE(asset text, payout_minor bigint)
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
-- text in lottery/functions/lottery_payouts.sql, 754c9316c2663980c89f12e35467eb40
;

CREATE OR REPLACE FUNCTION lottery_place_ticket(p_member_id bigint, p_user_name text, p_asset text, p_key text, p_input_hash text, p_game_code text, p_numero text, p_rules_version integer, p_odds_version integer, p_wanted_odds_version integer, p_ticket_id uuid, p_total bigint, p_salt bytea, p_leaf bytea, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[], p_odds bigint[], p_answer jsonb, p_event jsonb, p_limits jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
-- text in lottery/functions/lottery_place_ticket.sql, da04dcfd917d24ef991dd9e9e7c2e301
;

CREATE OR REPLACE FUNCTION lottery_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% keeps what was published: % is not allowed', tg_table_name, lower(tg_op);
end $function$;

CREATE OR REPLACE FUNCTION lottery_refuse_stopped(p_draw_id bigint, p_plays text[], p_picks text[])
 RETURNS void
 LANGUAGE plpgsql
-- text in lottery/functions/lottery_refuse_stopped.sql, e3c5961998a4fd5734bfee6fbb3dbfa1
;

CREATE OR REPLACE FUNCTION lottery_reserve_exposure(p_draw_id bigint, p_cap bigint, p_unit_stakes bigint[], p_odds bigint[])
 RETURNS void
 LANGUAGE plpgsql
-- text in lottery/functions/lottery_reserve_exposure.sql, 09cb3dc82361eff20340f3b5d643bf61
;

CREATE OR REPLACE FUNCTION lottery_reserve_liability(p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[])
 RETURNS void
 LANGUAGE plpgsql
-- text in lottery/functions/lottery_reserve_liability.sql, c9822ccba3af439849369156aa808510
;

CREATE OR REPLACE FUNCTION lottery_reserve_stakes(p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_draw_limit bigint, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[])
 RETURNS void
 LANGUAGE plpgsql
-- text in lottery/functions/lottery_reserve_stakes.sql, 2ffd6435222b55442d0e89602cbda124
;

CREATE OR REPLACE FUNCTION lottery_rules_at(p_game_code text, p_day date)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
-- text in lottery/functions/lottery_rules_at.sql, 2b84fa1a8e51ed71c0fc1abc1eea0446
;

CREATE OR REPLACE FUNCTION lottery_settle_chunk(p_draw_id bigint, p_max_rows integer, OUT paid jsonb, OUT row_count integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
-- text in lottery/functions/lottery_settle_chunk.sql, 2c3ea78af9c9f4192ac0bb4e2cff822f
;

CREATE OR REPLACE FUNCTION lottery_shard(p_member_id bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
-- text in lottery/functions/lottery_shard.sql, a520a3ffcf15cbafea0122a10e56f901
;

CREATE OR REPLACE FUNCTION loyalty_birthdays_of(p_day date)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
-- text in loyalty/functions/loyalty_birthdays_of.sql, e8d1fc85e08fd63ee2546cd2c6c6205a
;

CREATE OR REPLACE FUNCTION loyalty_carry(p_rows jsonb, p_today date)
 RETURNS void
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_carry.sql, 8f861651021c4a4cdd29e57e3614967a
;

CREATE OR REPLACE FUNCTION loyalty_check_levels(p_today date, p_limit integer, OUT checked integer, OUT members bigint[])
 RETURNS record
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_check_levels.sql, 29f4c66f26773000d38d347969f317bf
;

CREATE OR REPLACE FUNCTION loyalty_count_bets(p_keys uuid[], p_zone text, p_today date)
 RETURNS bigint[]
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_count_bets.sql, a9de84e31ff05f55a2fb7ad0efbb6458
;

CREATE OR REPLACE FUNCTION loyalty_count_deposits(p_rows jsonb, p_asset text, p_today date)
 RETURNS bigint[]
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_count_deposits.sql, 63bc50f0761c6f453b732f9a65bc371e
;

CREATE OR REPLACE FUNCTION loyalty_count_missions(p_goal text, p_rows jsonb, p_today date)
 RETURNS bigint[]
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_count_missions.sql, 4a3101d1718726b98f84c1cc27f32ec8
;

CREATE OR REPLACE FUNCTION loyalty_gift_details()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
-- text in loyalty/functions/loyalty_gift_details.sql, cd58da6e080e26ce365d6365b3581049
;

CREATE OR REPLACE FUNCTION loyalty_give(p_kind text, p_day date, p_last bigint, p_rows jsonb)
 RETURNS bigint[]
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_give.sql, bc76645189112a9c756bea862344a092
;

CREATE OR REPLACE FUNCTION loyalty_join(p_members bigint[], p_asset text, p_today date)
 RETURNS void
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_join.sql, c04d0424ead80b33ea46058c0f7261bf
;

CREATE OR REPLACE FUNCTION loyalty_next_level(m loyalty_members)
 RETURNS integer
 LANGUAGE sql
 STABLE
-- text in loyalty/functions/loyalty_next_level.sql, 6cc4f2dbd4f62eb084316cd18fce943c
;

CREATE OR REPLACE FUNCTION loyalty_rise(p_members bigint[], p_today date)
 RETURNS bigint[]
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_rise.sql, 5401c82421e06360784c738ded0912ed
;

CREATE OR REPLACE FUNCTION loyalty_run(p_kind text, p_day date, p_limit integer, OUT has_more boolean, OUT members bigint[])
 RETURNS record
 LANGUAGE plpgsql
-- text in loyalty/functions/loyalty_run.sql, 1a1083de0b6066834f5867fd1d247f4e
;

CREATE OR REPLACE FUNCTION loyalty_withdrawal_marks(p_member_id bigint)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
-- text in loyalty/functions/loyalty_withdrawal_marks.sql, 63353b76dfca019b11b5919ff2382182
;

CREATE OR REPLACE FUNCTION loyalty_withdrawal_standing(p_member_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
-- text in loyalty/functions/loyalty_withdrawal_standing.sql, 53e1ba07609ec736d40eae56a6e5cc6d
;

CREATE OR REPLACE FUNCTION originals_bet_game(p_round originals_rounds)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
-- text in originals/functions/originals_bet_game.sql, 1b39df8b37bd81a480449393db159f31
;

CREATE OR REPLACE FUNCTION originals_bet_status(p_stake bigint, p_win bigint, p_refunded boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in originals/functions/originals_bet_status.sql, 3f68caaffd91d3ffe7e52671730992e5
;

CREATE OR REPLACE FUNCTION originals_bonus(p_round originals_rounds, p_place integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
-- text in originals/functions/originals_bonus.sql, 2c3c192d5ee77f175979117b1e9bc354
;

CREATE OR REPLACE FUNCTION originals_bonus_product(p_game_code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in originals/functions/originals_bonus_product.sql, abf5939e76e519c4c16e3879a5fb58f9
;

CREATE OR REPLACE FUNCTION originals_close_flight(p_flight_id bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in originals/functions/originals_close_flight.sql, 2415cddbd0fbf4fe4c1a16e7ea75bfe8
;

CREATE OR REPLACE FUNCTION originals_drop_auto(p_member_id bigint, p_key text, p_input_hash text, p_round_id uuid, p_reached bigint, p_leaves_at bigint, p_answer jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in originals/functions/originals_drop_auto.sql, 8e8675a9e61fb766abd2bfd8b9e64bd4
;

CREATE OR REPLACE FUNCTION originals_epoch_ms(p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
-- text in originals/functions/originals_epoch_ms.sql, 9ffa2ad39d7e2ac15fcdedf39f6eb07c
;

CREATE OR REPLACE FUNCTION originals_escrow(p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in originals/functions/originals_escrow.sql, 6061dbbbdfa5e59435925a209079737f
;

CREATE OR REPLACE FUNCTION originals_flight_escrow(p_flight_id bigint, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in originals/functions/originals_flight_escrow.sql, 95c7e0ed541be5fac3705d2f1fd666d4
;

CREATE OR REPLACE FUNCTION originals_flight_lock(p_flight_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
-- text in originals/functions/originals_flight_lock.sql, 687040a66cf53e7ae422546eeb768e19
;

CREATE OR REPLACE FUNCTION originals_join_flight(p_member_id bigint, p_user_name text, p_asset text, p_key text, p_input_hash text, p_round_id uuid, p_version integer, p_flight_id bigint, p_stake bigint, p_choices jsonb, p_leaves_at bigint, p_answer jsonb, p_event jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in originals/functions/originals_join_flight.sql, df13d4c839ab261d6efae64b0ca6cfb4
;

CREATE OR REPLACE FUNCTION originals_land_rounds(p_flight_id bigint, p_reached bigint, p_forced_at bigint, p_all boolean, p_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
-- text in originals/functions/originals_land_rounds.sql, e4a7cbb1702263e6d9cd99c5ae4ac008
;

CREATE OR REPLACE FUNCTION originals_leave_flight(p_member_id bigint, p_key text, p_input_hash text, p_round_id uuid, p_at bigint, p_answer jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in originals/functions/originals_leave_flight.sql, 80d165468f7a074238b1f3b3f0184e47
;

CREATE OR REPLACE FUNCTION originals_pay(p_round originals_rounds, p_payout bigint, p_wins bigint[], p_refunded boolean, p_game jsonb)
 RETURNS void
 LANGUAGE plpgsql
-- text in originals/functions/originals_pay.sql, da7192fe480eb73aef245cd8d8fc06ea
;

CREATE OR REPLACE FUNCTION originals_play_round(p_member_id bigint, p_user_name text, p_asset text, p_key text, p_input_hash text, p_round_id uuid, p_game_code text, p_version integer, p_seed_id bigint, p_nonce bigint, p_stake bigint, p_choices jsonb, p_payout bigint, p_open_for interval, p_answer jsonb, p_event jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in originals/functions/originals_play_round.sql, e54adc02da958b5926ebab01cb2c7e5c
;

CREATE OR REPLACE FUNCTION originals_take_step(p_member_id bigint, p_key text, p_input_hash text, p_round_id uuid, p_steps_before integer, p_step jsonb, p_extra_stake bigint, p_extra_key uuid, p_payout bigint, p_wins bigint[], p_refunded boolean, p_answer jsonb, p_event jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in originals/functions/originals_take_step.sql, 410986ab259dfffe807929915d5eeb8d
;

CREATE OR REPLACE FUNCTION outbox_add(p_topic text, p_member_id bigint, p_payload jsonb)
 RETURNS void
 LANGUAGE plpgsql
-- text in platform/functions/outbox_add.sql, 56b645ceecddd8c8360cf26f9ac7e7b0
;

CREATE OR REPLACE FUNCTION payments_book_deposit(p_order_id uuid, p_member_id bigint, p_provider text, p_asset text, p_fee bigint, p_payment_id text, p_amount bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in payments/functions/payments_book_deposit.sql, a4c2ee8b76f728549d1f70df2bfe8d18
;

CREATE OR REPLACE FUNCTION payments_day_start(p_zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
-- text in payments/functions/payments_day_start.sql, c92726199e2c355b08d1b9591d08d9a1
;

CREATE OR REPLACE FUNCTION payments_demand_wagering(p_member_id bigint, p_asset text, p_deposit bigint)
 RETURNS void
 LANGUAGE sql
-- text in payments/functions/payments_demand_wagering.sql, 1fc7509435d39355120aa68d020ac264
;

CREATE OR REPLACE FUNCTION payments_held_code(p_member_id bigint, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in payments/functions/payments_held_code.sql, fafeaa7b90b611213782d52759ad7808
;

CREATE OR REPLACE FUNCTION payments_move_withdrawal(p_id uuid, p_to text, p_by text, p_note text)
 RETURNS boolean
 LANGUAGE plpgsql
-- text in payments/functions/payments_move_withdrawal.sql, a480eac46da20d4af51d04f2aeecc847
;

CREATE OR REPLACE FUNCTION payments_request_withdrawal(p_id uuid, p_member_id bigint, p_asset text, p_account_id uuid, p_amount bigint, p_level integer, p_zone text, p_provider text, p_key text, p_input_hash text, p_daily bigint, p_free integer, p_marks text[])
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in payments/functions/payments_request_withdrawal.sql, 0fd12f6072f2522fb7bf932276c48400
;

CREATE OR REPLACE FUNCTION payments_take_success(p_provider text, p_event_id text, p_headers jsonb, p_body text, p_order_id uuid, p_merchant_ref text, p_payment_id text, p_amount bigint, p_currency text)
 RETURNS boolean
 LANGUAGE plpgsql
-- text in payments/functions/payments_take_success.sql, a45c512761f4f9b72ccab4d9b1fb94e0
;

CREATE OR REPLACE FUNCTION payments_take_withdrawal(p_id uuid, p_member_id bigint, p_asset text, p_account_id uuid, p_amount bigint, p_zone text, p_provider text, p_key text, p_input_hash text, p_standing jsonb, p_marks text[], p_refusal jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in payments/functions/payments_take_withdrawal.sql, e30b0473c16a8e846fb414166be08c18
;

CREATE OR REPLACE FUNCTION payments_tell_withdrawal(p_id uuid, p_member_id bigint, p_status text, p_amount bigint, p_asset text)
 RETURNS void
 LANGUAGE plpgsql
-- text in payments/functions/payments_tell_withdrawal.sql, bff8e909fa756682e326d40e29c5169a
;

CREATE OR REPLACE FUNCTION payments_withdrawal_marks(p_member_id bigint, p_asset text, p_amount bigint, p_account payments_payout_accounts, p_terms payments_withdrawal_terms)
 RETURNS text[]
 LANGUAGE sql
 STABLE
-- text in payments/functions/payments_withdrawal_marks.sql, 88bbdeb002644f20622891d8e8a2f89c
;

CREATE OR REPLACE FUNCTION payments_withdrawn_since(p_member_id bigint, p_asset text, p_since timestamp with time zone, OUT made integer, OUT sum_minor bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
-- text in payments/functions/payments_withdrawn_since.sql, f29c8347cce6ca0091e6b6d5ffe22d99
;

CREATE OR REPLACE FUNCTION promotions_count_bets(p_keys uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
-- text in promotions/functions/promotions_count_bets.sql, a3441e657719ee2979cfaf6f4478508e
;

CREATE OR REPLACE FUNCTION promotions_count_referrals(p_keys uuid[])
 RETURNS void
 LANGUAGE sql
-- text in promotions/functions/promotions_count_referrals.sql, 07fcf9f336e5c81fb6f312ad20672953
;

CREATE OR REPLACE FUNCTION promotions_spend(p_offer_id bigint, p_amount bigint)
 RETURNS boolean
 LANGUAGE plpgsql
-- text in promotions/functions/promotions_spend.sql, fdedf3f0c55dbd174238940b3683cf42
;

CREATE OR REPLACE FUNCTION promotions_state(p_offer_id bigint, p_version integer, p_state text)
 RETURNS text
 LANGUAGE sql
 STABLE
-- text in promotions/functions/promotions_state.sql, adcc1de0111814b3d7f5ce1a4ef5bac2
;

CREATE OR REPLACE FUNCTION promotions_withdrawal_marks(p_member_id bigint)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
-- text in promotions/functions/promotions_withdrawal_marks.sql, 73c5a211453c5f1a6555945e71143a01
;

CREATE OR REPLACE FUNCTION protection_count_deposit(p_member_id bigint, p_asset text, p_order_id uuid, p_amount bigint)
 RETURNS void
 LANGUAGE sql
-- text in protection/functions/protection_count_deposit.sql, c47078dc52d72410992964cb1baf0adf
;

CREATE OR REPLACE FUNCTION protection_deposit(p_member_id bigint, p_asset text, p_order_id uuid, p_amount_minor bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in protection/functions/protection_deposit.sql, c18b0962db6bacb244acbc50d5e77e3e
;

CREATE OR REPLACE FUNCTION protection_deposited(p_member_id bigint, p_period text, p_except uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_deposited.sql, c18c2d481571efb1d174286be9923d28
;

CREATE OR REPLACE FUNCTION protection_gate(p_member_id bigint, p_action text, p_asset text)
 RETURNS text
 LANGUAGE plpgsql
-- text in protection/functions/protection_gate.sql, 0a0b655ccc28d248dcbe2605b61373e0
;

CREATE OR REPLACE FUNCTION protection_gate_end(p_member_id bigint, p_reason text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_gate_end.sql, 82186cc8c1870d1dcf4cd531bb6beab5
;

CREATE OR REPLACE FUNCTION protection_hold_play(p_members bigint[])
 RETURNS void
 LANGUAGE sql
-- text in protection/functions/protection_hold_play.sql, f37701af46c669637b470cc6720407e4
;

CREATE OR REPLACE FUNCTION protection_is_away(p_member protection_members)
 RETURNS boolean
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_is_away.sql, 808a95905323da78c581f674d0ccb6d7
;

CREATE OR REPLACE FUNCTION protection_limits_left(p_member_id bigint, p_slot timestamp with time zone)
 RETURNS TABLE(kind text, period text, left_over bigint)
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_limits_left.sql, 04df33fde6a200424386fd451f2bfeea
;

CREATE OR REPLACE FUNCTION protection_make_room(p_member_id bigint, p_amount bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in protection/functions/protection_make_room.sql, 49b5f0cbcca64ce9bcad8db0c5648c7f
;

CREATE OR REPLACE FUNCTION protection_may_be_offered(p_member_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_may_be_offered.sql, 1148ea4818f3459c2184cf730cde5088
;

CREATE OR REPLACE FUNCTION protection_offer_bars(p_member_ids bigint[])
 RETURNS TABLE(member_id bigint, reason text)
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_offer_bars.sql, bb78dc01768bc4ab42c4ee41393a8399
;

CREATE OR REPLACE FUNCTION protection_others_of_person(p_member_id bigint)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
-- text in protection/functions/protection_others_of_person.sql, 0c550e4bf2d7d4fd5dcf7bd20dbfb7e8
;

CREATE OR REPLACE FUNCTION protection_period_start(p_period text, p_now timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_period_start.sql, 318c90cd5ecad68d950541a7d75310c4
;

CREATE OR REPLACE FUNCTION protection_play(p_member_id bigint, p_asset text, p_bet_id uuid, p_stake_minor bigint, p_product text, p_game_id text, p_game_name text, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
-- text in protection/functions/protection_play.sql, b69d0fbbdcf83e35702837ea5fa099dd
;

CREATE OR REPLACE FUNCTION protection_recount(p_member_id bigint, p_slot timestamp with time zone)
 RETURNS void
 LANGUAGE sql
-- text in protection/functions/protection_recount.sql, bc40fe634166df621c4bbb4e8debd996
;

CREATE OR REPLACE FUNCTION protection_refuse(p_member_id bigint, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
-- text in protection/functions/protection_refuse.sql, b3ad25297edf0c78eefaacc203003922
;

CREATE OR REPLACE FUNCTION protection_refuse_limit(p_kind text, p_period text, p_left bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in protection/functions/protection_refuse_limit.sql, dcd851e4536657ee722ad89c58d87315
;

CREATE OR REPLACE FUNCTION protection_register(p_member_id bigint, p_kind text)
 RETURNS void
 LANGUAGE sql
-- text in protection/functions/protection_register.sql, ab8bb7f69b14ec08cf37a07e36b66649
;

CREATE OR REPLACE FUNCTION protection_same_person(p_one bigint, p_other bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_same_person.sql, 97a8056900a6086f2fd1f606210516d0
;

CREATE OR REPLACE FUNCTION protection_session_minutes(p_member_id bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
-- text in protection/functions/protection_session_minutes.sql, 183ff4f2df6657f72259771779450ad4
;

CREATE OR REPLACE FUNCTION protection_slot(p_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
-- text in protection/functions/protection_slot.sql, 069c4e62bb6d188b9f7e54dcb0c12070
;

CREATE OR REPLACE FUNCTION protection_uncount(p_member_id bigint, p_bet_id uuid, p_bonus_minor bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in protection/functions/protection_uncount.sql, a46c411040520469383bf8a865beb1dc
;

CREATE OR REPLACE FUNCTION records_add_sums(p_before records_bets[], p_after records_bets[])
 RETURNS void
 LANGUAGE sql
-- text in records/functions/records_add_sums.sql, 07418d94d414d6717676bd9136935aef
;

CREATE OR REPLACE FUNCTION records_sum_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform records_add_sums('{}', (select array_agg(row(n.*)::records_bets) from came n));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION records_sum_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform records_add_sums((select array_agg(row(o.*)::records_bets) from before o),
    (select array_agg(row(n.*)::records_bets) from came n));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION stream_add(p_member_id bigint, p_name text, p_data jsonb)
 RETURNS void
 LANGUAGE plpgsql
-- text in platform/functions/stream_add.sql, 165a520370434c24f2921abee6343e52
;

CREATE OR REPLACE FUNCTION stream_add_many(p_name text, p_members bigint[], p_data jsonb[])
 RETURNS void
 LANGUAGE plpgsql
-- text in platform/functions/stream_add_many.sql, ef725c536ae9e58d706cbb614d26b1cd
;

CREATE OR REPLACE FUNCTION vendors_adjust(p_player vendors_players, p_action jsonb)
 RETURNS vendors_operations
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_adjust.sql, 7b1447e4436e06fe68a1f602416c6e87
;

CREATE OR REPLACE FUNCTION vendors_balance(p_player vendors_players, p_product text, p_game text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
-- text in vendors/functions/vendors_balance.sql, 10e7bae835c44c10773eabe537383ec5
;

CREATE OR REPLACE FUNCTION vendors_begin_transfer(p_id uuid, p_vendor text, p_member_id bigint, p_user_name text, p_asset text, p_direction text, p_amount bigint, p_key text, p_input_hash text)
 RETURNS vendors_transfers
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_begin_transfer.sql, cc9073d4aa5d30a02afcb0a00f614bfb
;

CREATE OR REPLACE FUNCTION vendors_bet_game(p_bet vendors_operations)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
-- text in vendors/functions/vendors_bet_game.sql, 38acf3241a9837a6480a5ba0d0d2b58e
;

CREATE OR REPLACE FUNCTION vendors_bet_of(p_win vendors_operations)
 RETURNS vendors_operations
 LANGUAGE plpgsql
 STABLE
-- text in vendors/functions/vendors_bet_of.sql, 451f78c9045a1f5b090d4d7e38fa629f
;

CREATE OR REPLACE FUNCTION vendors_bonus_win(p_bet vendors_operations, p_win bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
-- text in vendors/functions/vendors_bonus_win.sql, cecab7f3eb45454d7fc575720a40da49
;

CREATE OR REPLACE FUNCTION vendors_callback(p_vendor text, p_member_id bigint, p_currency text, p_session text, p_actions jsonb, p_policy jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_callback.sql, 6453fb9d3be39694884157d68662f4bd
;

CREATE OR REPLACE FUNCTION vendors_check_market(p_vendor text, p_member_id bigint, p_action jsonb, p_amount bigint, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
-- text in vendors/functions/vendors_check_market.sql, 5c2e53dfc47afb02404795ea2ef285a1
;

CREATE OR REPLACE FUNCTION vendors_check_session(p_vendor text, p_member_id bigint, p_session text)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_check_session.sql, 18b6a78b41a8622c027f69218202bdd7
;

CREATE OR REPLACE FUNCTION vendors_check_stake(p_vendor text, p_game text, p_amount bigint)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
-- text in vendors/functions/vendors_check_stake.sql, f1355d178fd6d48b4529a14e7a1adec2
;

CREATE OR REPLACE FUNCTION vendors_clearing(p_vendor text, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in vendors/functions/vendors_clearing.sql, 76e6ecc1c335649ff14e100502e6dd0c
;

CREATE OR REPLACE FUNCTION vendors_close_round(p_vendor text, p_round_id text, p_member_id bigint)
 RETURNS integer
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_close_round.sql, 0df8baa86dfc98ce20f7221b91ff7a0d
;

CREATE OR REPLACE FUNCTION vendors_closed_at(p_bet vendors_operations)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
-- text in vendors/functions/vendors_closed_at.sql, 5a5ef081d2d883b4d314fe60829544d0
;

CREATE OR REPLACE FUNCTION vendors_end_late_win(p_id uuid, p_pays boolean)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_end_late_win.sql, 74c5cc81b83ee8bcb9dbdb6d2d10a6bc
;

CREATE OR REPLACE FUNCTION vendors_end_transfer(p_id uuid, p_state text, p_vendor_balance bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_end_transfer.sql, c8373f96c612e729b0652fd921496ee0
;

CREATE OR REPLACE FUNCTION vendors_epoch_ms(p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
-- text in vendors/functions/vendors_epoch_ms.sql, 9ffa2ad39d7e2ac15fcdedf39f6eb07c
;

CREATE OR REPLACE FUNCTION vendors_keep(p_player vendors_players, p_action jsonb, p_outcome text, p_amount bigint, p_balance bigint, p_at timestamp with time zone, p_status text, p_like vendors_operations)
 RETURNS vendors_operations
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_keep.sql, 5c7c5adefb721d46a27996931abcf4ee
;

CREATE OR REPLACE FUNCTION vendors_keep_free_win(p_vendor text, p_member_id bigint, p_grant text)
 RETURNS boolean
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_keep_free_win.sql, a4f4ea11bd5369ea3a153febcb59e1e9
;

CREATE OR REPLACE FUNCTION vendors_late_limit(p_vendor text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
-- text in vendors/functions/vendors_late_limit.sql, e399fe817808463e57757c2346f0adb3
;

CREATE OR REPLACE FUNCTION vendors_look(p_vendor text, p_member_id bigint, p_currency text, p_session text)
 RETURNS jsonb
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_look.sql, a2df03cd766306aedee1cad31fc4496b
;

CREATE OR REPLACE FUNCTION vendors_moved_since(p_vendor text, p_member_id bigint, p_since timestamp with time zone, p_except uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
-- text in vendors/functions/vendors_moved_since.sql, 229a25d6e2c6a58107e6deb1a30aa54e
;

CREATE OR REPLACE FUNCTION vendors_pay_win(p_player vendors_players, p_action jsonb, p_policy jsonb)
 RETURNS vendors_operations
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_pay_win.sql, 60a90bb6a83b7833c6177d9df0c43d47
;

CREATE OR REPLACE FUNCTION vendors_place_bet(p_player vendors_players, p_session text, p_action jsonb)
 RETURNS vendors_operations
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_place_bet.sql, 9d5b27f464bda6f02bede9dc79de02f2
;

CREATE OR REPLACE FUNCTION vendors_record_feed(p_vendor text, p_member_id bigint, p_currency text, p_action jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_record_feed.sql, 635bf05600d98b20fa1039167bb77495
;

CREATE OR REPLACE FUNCTION vendors_say(p_outcome text)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_say.sql, 4e7dc8a4886eba8d9cc5a971abf45999
;

CREATE OR REPLACE FUNCTION vendors_settle_bet(p_bet vendors_operations, p_status text, p_win bigint)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_settle_bet.sql, fa24a98070d9802facd6f19de1444c2b
;

CREATE OR REPLACE FUNCTION vendors_tell_bet(p_bet vendors_operations, p_detail_url text)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_tell_bet.sql, eaee07175745596c1ad53adc93d182f7
;

CREATE OR REPLACE FUNCTION vendors_undo(p_player vendors_players, p_action jsonb, p_policy jsonb)
 RETURNS vendors_operations
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_undo.sql, 42b600446556e4c721baf3135e0dfbd1
;

CREATE OR REPLACE FUNCTION vendors_unpark(p_vendor text, p_kind text, p_transaction_id text, p_resolution text)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_unpark.sql, 2d1873f78f6ccfd064223f242213addb
;

CREATE OR REPLACE FUNCTION vendors_unpay(p_win vendors_operations)
 RETURNS void
 LANGUAGE plpgsql
-- text in vendors/functions/vendors_unpay.sql, ffec4b6f339b9234af40b88f0f6b26c3
;

CREATE OR REPLACE FUNCTION wallet_account(p_code text, p_asset text)
 RETURNS bigint
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_account.sql, 1e78582b26ab77fddc1db8b875820c75
;

CREATE OR REPLACE FUNCTION wallet_amount(p_minor bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in wallet/functions/wallet_amount.sql, b200eaa04cf35a0cf67598a2113e6330
;

CREATE OR REPLACE FUNCTION wallet_balance(p_code text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
-- text in wallet/functions/wallet_balance.sql, f99a1b114096f6b28f3191d21889d117
;

CREATE OR REPLACE FUNCTION wallet_bonus_code(p_member_id bigint, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in wallet/functions/wallet_bonus_code.sql, 233d3fe23541e5ba72f7a8f34a98b36a
;

CREATE OR REPLACE FUNCTION wallet_bonus_cost(p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in wallet/functions/wallet_bonus_cost.sql, 19d2396df02d8afb8d33c6d7703a34ac
;

CREATE OR REPLACE FUNCTION wallet_bonus_share(p_amount bigint, p_stake bigint, p_bonus bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
-- text in wallet/functions/wallet_bonus_share.sql, 36c2d4fb68a3b93382965f6416ac9b58
;

CREATE OR REPLACE FUNCTION wallet_check_terms(p_terms wallet_bonuses, p_stake bigint, p_product text, p_game text)
 RETURNS void
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_check_terms.sql, 3423a4096bab7854432de14e2e3244aa
;

CREATE OR REPLACE FUNCTION wallet_end_bonus(p_bonus text, p_is_converted boolean, OUT converted_minor bigint, OUT returned_minor bigint)
 RETURNS record
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_end_bonus.sql, 0320e10599e2d7096b6239a6e817d091
;

CREATE OR REPLACE FUNCTION wallet_grant_bonus(p_key text, p_bonus text, p_member_id bigint, p_asset text, p_amount bigint, p_terms jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_grant_bonus.sql, 29fb683c1d759aead90fa50194fe0556
;

CREATE OR REPLACE FUNCTION wallet_hold_members(p_members bigint[], p_asset text)
 RETURNS void
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_hold_members.sql, 10dda817f7d585044d1194c02e28bbe4
;

CREATE OR REPLACE FUNCTION wallet_input_hash(p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in wallet/functions/wallet_input_hash.sql, aca05903b7893ab143412a44f4660fd4
;

CREATE OR REPLACE FUNCTION wallet_member_code(p_member_id bigint, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in wallet/functions/wallet_member_code.sql, facc7c447d27f4f536bdd1e5df52b987
;

CREATE OR REPLACE FUNCTION wallet_pass_bonus(p_asset text, p_bonus jsonb)
 RETURNS void
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_pass_bonus.sql, fdc845e3bcf34d18ed236502309c0523
;

CREATE OR REPLACE FUNCTION wallet_pay_bets(p_debit text, p_asset text, p_kind text, p_keys text[], p_members bigint[], p_amounts bigint[], p_bonus bigint[], p_bets text[])
 RETURNS integer
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_pay_bets.sql, d1d467ec3f3269548ff8a12051bc1677
;

CREATE OR REPLACE FUNCTION wallet_pay_many(p_debit text, p_asset text, p_kind text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[])
 RETURNS integer
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_pay_many.sql, 1d7e8fcdca33cc4d6c5dc97262e115bc
;

CREATE OR REPLACE FUNCTION wallet_playable_bonus(p_member_id bigint, p_asset text, p_product text, p_game text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
-- text in wallet/functions/wallet_playable_bonus.sql, 4b4dfd5d3144441921311d2e9c0332e5
;

CREATE OR REPLACE FUNCTION wallet_post_many(p_asset text, p_kind text, p_keys text[], p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_references text[])
 RETURNS void
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_post_many.sql, 9ff1bb9e39ea8072fa5db13c2f00991b
;

CREATE OR REPLACE FUNCTION wallet_receivable_code(p_member_id bigint, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
-- text in wallet/functions/wallet_receivable_code.sql, 9fe6bc124032f806255d82fd28c52b08
;

CREATE OR REPLACE FUNCTION wallet_recover(p_asset text, p_keys text[], p_available bigint[], p_credited bigint[])
 RETURNS void
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_recover.sql, a392e1dbc91402206ab2bc563501632f
;

CREATE OR REPLACE FUNCTION wallet_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only';
end $function$;

CREATE OR REPLACE FUNCTION wallet_reverse_bets(p_credit text, p_asset text, p_keys text[], p_members bigint[], p_amounts bigint[], p_bonus bigint[], p_bets text[])
 RETURNS integer
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_reverse_bets.sql, 82efff7361495c00573a20eb1e9c73c0
;

CREATE OR REPLACE FUNCTION wallet_reverse_many(p_credit text, p_asset text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[])
 RETURNS integer
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_reverse_many.sql, b74899b8d76c87c9819c09b814363444
;

CREATE OR REPLACE FUNCTION wallet_stake(p_key text, p_member_id bigint, p_asset text, p_credit text, p_amount bigint, p_kind text, p_bet text, p_product text, p_game text, OUT balance bigint, OUT bonus_minor bigint)
 RETURNS record
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_stake.sql, 5b2371cf930b8938474d50c48d023fee
;

CREATE OR REPLACE FUNCTION wallet_stake_free(p_key text, p_member_id bigint, p_asset text, p_credit text, p_amount bigint, p_kind text, p_bet text, p_bonus text, OUT balance bigint, OUT bonus_minor bigint)
 RETURNS record
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_stake_free.sql, 5e3de67c9161e5d823e74b60be1d4a47
;

CREATE OR REPLACE FUNCTION wallet_take_bonus(p_key text, p_bonus text, p_amount bigint)
 RETURNS bigint
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_take_bonus.sql, 9141cb30fd3c57ed1ba7d935c8718e3b
;

CREATE OR REPLACE FUNCTION wallet_tell_balances(p_members bigint[], p_asset text)
 RETURNS void
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_tell_balances.sql, d0a0d54697b6cf2696bcb5f3f95d38d3
;

CREATE OR REPLACE FUNCTION wallet_tell_bonuses(p_members bigint[], p_asset text)
 RETURNS void
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_tell_bonuses.sql, 65c61d06fe3446e40c00c0a1bb9863a1
;

CREATE OR REPLACE FUNCTION wallet_transfer(p_key text, p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text, p_reference text)
 RETURNS bigint
 LANGUAGE plpgsql
-- text in wallet/functions/wallet_transfer.sql, 3e058753c2f96d83282b0f1dff017542
;
