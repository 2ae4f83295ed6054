-- The schema as it stands: every table with its indexes and triggers, then every function.
-- Written by npm run schema from a database that all migrations and functions have been applied to; never edited.

create sequence catalogue_turns as bigint;

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
  constraint backoffice_audit_pkey PRIMARY KEY (id),
  constraint backoffice_audit_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id)
);
CREATE INDEX backoffice_audit_actor ON backoffice_audit USING btree (actor, id);
CREATE INDEX backoffice_audit_object ON backoffice_audit USING btree (object, id);
CREATE TRIGGER backoffice_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON backoffice_audit FOR EACH STATEMENT EXECUTE FUNCTION backoffice_refuse_change();

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
  constraint backoffice_operators_pkey PRIMARY KEY (id),
  constraint backoffice_operators_name_key UNIQUE (name),
  constraint backoffice_operators_check CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL),
  constraint backoffice_operators_name_check CHECK (name ~ '^[a-z0-9][a-z0-9._-]{2,31}$'::text),
  constraint backoffice_operators_role_check CHECK (role = ANY (ARRAY['admin'::text, 'support'::text, 'finance'::text, 'risk'::text]))
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
  constraint backoffice_sessions_pkey PRIMARY KEY (id),
  constraint backoffice_sessions_cookie_hash_key UNIQUE (cookie_hash),
  constraint backoffice_sessions_token_hash_key UNIQUE (token_hash),
  constraint backoffice_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice_operators(id)
);
CREATE INDEX backoffice_sessions_operator ON backoffice_sessions USING btree (operator_id);

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
  constraint catalogue_games_pkey PRIMARY KEY (node_id),
  constraint catalogue_games_position_key UNIQUE ("position"),
  constraint catalogue_games_vendor_game_id_key UNIQUE (vendor, game_id),
  constraint catalogue_games_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalogue_vendors(code),
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
CREATE INDEX identity_logins_at ON identity_logins USING btree (at);
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
  constraint identity_members_pkey PRIMARY KEY (id),
  constraint identity_members_account_key UNIQUE (account),
  constraint identity_members_invitation_code_key UNIQUE (invitation_code),
  constraint identity_members_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES identity_members(id),
  constraint identity_members_account_check CHECK (account = lower(account))
);
CREATE INDEX identity_members_email_mark ON identity_members USING btree (email_mark);
CREATE INDEX identity_members_inviter ON identity_members USING btree (inviter_id);
CREATE UNIQUE INDEX identity_members_mobile ON identity_members USING btree (mobile);
CREATE UNIQUE INDEX identity_members_mobile_mark ON identity_members USING btree (mobile_mark);
CREATE INDEX identity_members_unsealed ON identity_members USING btree (id) WHERE email IS NOT NULL OR mobile IS NOT NULL;

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
  constraint lottery_rules_pkey PRIMARY KEY (game_code, version),
  constraint lottery_rules_version_check CHECK (version > 0)
);
CREATE TRIGGER lottery_rules_fixed BEFORE DELETE OR UPDATE ON lottery_rules FOR EACH STATEMENT EXECUTE FUNCTION lottery_refuse_change();

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
  constraint payments_orders_pkey PRIMARY KEY (id),
  constraint payments_orders_member_id_client_key_key UNIQUE (member_id, client_key),
  constraint payments_orders_provider_provider_payment_id_key UNIQUE (provider, provider_payment_id),
  constraint payments_credited_amount_when_succeeded CHECK (credited_minor IS NULL OR status = 'succeeded'::text),
  constraint payments_credited_for_a_payment CHECK (credited_at IS NULL OR provider_payment_id IS NOT NULL),
  constraint payments_credited_when_succeeded CHECK ((status = 'succeeded'::text) = (credited_at IS NOT NULL)),
  constraint payments_orders_amount_minor_check CHECK (amount_minor > 0),
  constraint payments_orders_credited_minor_check CHECK (credited_minor > 0),
  constraint payments_orders_status_check CHECK (status = ANY (ARRAY['created'::text, 'awaiting'::text, 'processing'::text, 'succeeded'::text, 'failed'::text, 'expired'::text, 'review'::text]))
);
CREATE INDEX payments_orders_due ON payments_orders USING btree (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payments_orders_expiry ON payments_orders USING btree (expires_at) WHERE status = ANY (ARRAY['created'::text, 'awaiting'::text]);

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
CREATE INDEX payments_reviews_open ON payments_reviews USING btree (id) WHERE resolved_at IS NULL;

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
  constraint protection_members_pkey PRIMARY KEY (member_id),
  constraint protection_members_kind_check CHECK (kind = ANY (ARRAY['real'::text, 'trial'::text]))
);

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
  constraint records_bets_pkey PRIMARY KEY (ticket_id),
  constraint records_bets_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'refunded'::text, 'cancelled'::text]))
);
CREATE INDEX records_bets_newest ON records_bets USING btree (member_id, asset, placed_at DESC, ticket_id);

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
CREATE INDEX wallet_transfers_debit ON wallet_transfers USING btree (debit_account, id);
CREATE TRIGGER wallet_transfers_append_only BEFORE DELETE OR UPDATE ON wallet_transfers FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE TRIGGER wallet_transfers_no_truncate BEFORE TRUNCATE ON wallet_transfers FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();

CREATE OR REPLACE FUNCTION backoffice_begin_attempt(p_subject_hash text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_failures int;
  v_last timestamptz;
  v_wait int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('backoffice_attempts:' || p_subject_hash, 0));
  select count(*), max(at) into v_failures, v_last from backoffice_attempts
   where subject_hash = p_subject_hash and at > clock_timestamp() - interval '12 hours';
  if v_failures >= 5 then
    v_wait := greatest(0, ceil(extract(epoch from
      v_last + least(30 * power(2, least(v_failures - 5, 10)), 900) * interval '1 second' - clock_timestamp())))::int;
  end if;
  if v_wait = 0 then insert into backoffice_attempts (subject_hash) values (p_subject_hash); end if;
  return v_wait;
end $function$;

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
AS $function$
declare
  found_row platform_idempotency;
begin
  insert into platform_idempotency (member_id, operation, key, input_hash)
  values (p_member_id, p_operation, p_key, p_input_hash)
  on conflict do nothing;
  if found then return null; end if;
  select * into strict found_row from platform_idempotency
   where member_id = p_member_id and operation = p_operation and key = p_key;
  if found_row.input_hash <> p_input_hash then
    raise exception 'idempotency.conflict' using errcode = 'FL001';
  end if;
  return found_row.answer;
end $function$;

CREATE OR REPLACE FUNCTION idempotency_keep(p_member_id bigint, p_operation text, p_key text, p_answer jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  update platform_idempotency set answer = p_answer
   where member_id = p_member_id and operation = p_operation and key = p_key;
$function$;

CREATE OR REPLACE FUNCTION identity_begin_login(p_account_hash text, p_ip text, p_has_captcha boolean, OUT verdict text, OUT wait_seconds integer, OUT next_needs_captcha boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  v_since timestamptz;
  v_account int;
  v_last timestamptz;
  v_ip int;
begin
  perform pg_advisory_xact_lock(hashtextextended('identity_login:' || p_account_hash, 0));
  v_since := clock_timestamp() - interval '15 minutes';
  select count(*), max(at) into v_account, v_last
    from identity_login_failures where account_hash = p_account_hash and at > v_since;
  select count(*) into v_ip from identity_login_failures where ip = p_ip and at > v_since;
  wait_seconds := 0;
  if v_account >= 6 then
    wait_seconds := greatest(0, ceil(extract(epoch from
      v_last + least(30 * power(2, v_account - 6), 900) * interval '1 second' - clock_timestamp())))::int;
  end if;
  if wait_seconds > 0 then
    verdict := 'locked';
    next_needs_captcha := true;
  elsif greatest(v_account, v_ip) >= 3 and not p_has_captcha then
    verdict := 'captcha';
    next_needs_captcha := true;
  else
    insert into identity_login_failures (account_hash, ip) values (p_account_hash, p_ip);
    verdict := 'go';
    next_needs_captcha := greatest(v_account, v_ip) + 1 >= 3;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION identity_use_nonce(p_nonce_hash text, p_ts double precision)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
begin
  if abs(extract(epoch from clock_timestamp()) * 1000 - p_ts) > 120000 then return 'expired'; end if;
  insert into identity_nonces (nonce_hash) values (p_nonce_hash) on conflict do nothing;
  return case when found then 'fresh' else 'replayed' end;
end $function$;

CREATE OR REPLACE FUNCTION lottery_amount(p_minor bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (p_minor / 100)::text || '.' || lpad((p_minor % 100)::text, 2, '0');
$function$;

CREATE OR REPLACE FUNCTION lottery_bet_game(p_game_code text, p_numero text, p_asset text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('source', 'lottery', 'product', 'lottery', 'vendor', null, 'gameId', g.code,
    'gameName', g.name, 'roundId', p_numero, 'asset', p_asset)
    from lottery_games g where g.code = p_game_code;
$function$;

CREATE OR REPLACE FUNCTION lottery_cancel_ticket(p_member_id bigint, p_ticket_id uuid)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_ticket lottery_tickets;
  v_draw lottery_draws;
  v_game lottery_games;
  v_now timestamptz;
  v_balance bigint;
begin
  select * into v_ticket from lottery_tickets where id = p_ticket_id and member_id = p_member_id;
  if not found then raise exception 'not.found' using errcode = 'FL001'; end if;
  select * into strict v_draw from lottery_draws where id = v_ticket.draw_id;
  select * into strict v_game from lottery_games where code = v_draw.game_code;
  perform pg_advisory_xact_lock_shared(lottery_draw_key(v_draw.id));
  select * into strict v_ticket from lottery_tickets where id = p_ticket_id for no key update;
  if v_ticket.status = 'cancelled' then
    return wallet_balance(wallet_member_code(p_member_id, v_ticket.asset));
  end if;
  if not v_game.cancellable then raise exception 'cancel.refused' using errcode = 'FL001'; end if;
  select * into strict v_draw from lottery_draws where id = v_draw.id;
  v_now := clock_timestamp();
  if v_ticket.status <> 'open' or v_draw.state <> 'open' or v_now >= v_draw.lock_at then
    raise exception 'draw.closed' using errcode = 'FL001';
  end if;

  update lottery_liability b set liability_minor = b.liability_minor - s.freed
    from (select l.play, l.picks, sum(lottery_payout(l.unit_stake_minor, l.odds, 1))::bigint as freed
            from lottery_lines l where l.ticket_id = p_ticket_id group by l.play, l.picks) s
   where v_ticket.asset <> 'FUN' and b.draw_id = v_draw.id and b.play = s.play and b.picks = s.picks
     and b.shard = lottery_shard(p_member_id) and b.liability_minor >= s.freed;
  v_balance := wallet_transfer('ticket:' || p_ticket_id || ':cancel',
    lottery_escrow(v_draw.game_code, v_draw.numero, v_ticket.asset),
    wallet_member_code(p_member_id, v_ticket.asset), v_ticket.asset, v_ticket.total_minor, 'refund', p_ticket_id::text);
  update lottery_member_stakes m set stake_minor = m.stake_minor - s.freed
    from (select coalesce(l.play, '') as play, coalesce(l.picks, '') as picks, sum(l.price_minor)::bigint as freed
            from lottery_lines l where l.ticket_id = p_ticket_id
           group by rollup (l.play, l.picks)) s
   where m.draw_id = v_draw.id and m.member_id = p_member_id and m.play = s.play and m.picks = s.picks
     and m.stake_minor >= s.freed;
  update lottery_tickets set status = 'cancelled', win_minor = 0, settled_at = v_now, outcome_version = 1
   where id = p_ticket_id;

  perform outbox_add('bet.settled', null, lottery_bet_game(v_draw.game_code, v_draw.numero, v_ticket.asset)
    || jsonb_build_object('bets', jsonb_build_array(jsonb_build_object('betId', p_ticket_id,
      'memberId', p_member_id::text, 'userName', v_ticket.user_name, 'version', 1, 'at', lottery_epoch_ms(v_now),
      'status', 'cancelled', 'winMinor', '0', 'bonusWinMinor', '0'))));
  return v_balance;
end $function$;

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
AS $function$
  select c.asset, sum(c.win)::bigint from (
    select t.id, t.asset, t.win_minor,
           coalesce(sum(lottery_payout(l.unit_stake_minor, l.odds, w.hits)), 0)::bigint as win
      from lottery_tickets t
      join lottery_lines l on l.ticket_id = t.id
      left join lateral (select p.hits from lottery_winning_picks p
                          where p.draw_id = p_draw_id and p.play = l.play and p.picks = l.picks offset 0) w on true
     where t.draw_id = p_draw_id and t.status <> 'cancelled'
     group by t.id
  ) c where c.win <> c.win_minor group by c.asset having sum(c.win) > 0;
$function$;

CREATE OR REPLACE FUNCTION lottery_count_exposure(p_draw_id bigint, p_added bigint)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into lottery_draw_exposure as c (draw_id, exposure_minor, counted_at)
  select p_draw_id, coalesce(sum(l.liability_minor), 0) + p_added, clock_timestamp()
    from lottery_liability l where l.draw_id = p_draw_id
  on conflict (draw_id) do update set exposure_minor = excluded.exposure_minor, counted_at = excluded.counted_at
  returning c.exposure_minor;
$function$;

CREATE OR REPLACE FUNCTION lottery_draw_key(p_draw_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select hashtextextended('lottery_draws:' || p_draw_id, 0);
$function$;

CREATE OR REPLACE FUNCTION lottery_epoch_ms(p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select floor(extract(epoch from p_at) * 1000)::bigint;
$function$;

CREATE OR REPLACE FUNCTION lottery_escrow(p_game_code text, p_numero text, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'escrow:' || p_game_code || ':' || p_numero || ':' || p_asset;
$function$;

CREATE OR REPLACE FUNCTION lottery_exposures(p_limits jsonb, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[])
 RETURNS TABLE(play text, picks text, odds bigint, added bigint, cap bigint, min text, bucket integer)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select l.play, l.picks, sum(l.odds)::bigint, sum(lottery_payout(l.unit_stake, l.odds, 1))::bigint,
         (p_limits -> l.play ->> 'liability')::bigint,
         p_limits -> l.play ->> 'min', hashtext(l.play || '|' || l.picks) & 63
    from unnest(p_plays, p_picks, p_unit_stakes, p_odds) as l(play, picks, unit_stake, odds)
   where p_limits -> l.play ? 'liability'
   group by l.play, l.picks;
$function$;

CREATE OR REPLACE FUNCTION lottery_fitting_stake(p_room bigint, p_min text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select lottery_amount(case when p_room - p_room % 100 >= coalesce(p_min::bigint, 0)
    then greatest(p_room - p_room % 100, 0) else 0 end);
$function$;

CREATE OR REPLACE FUNCTION lottery_payout(p_unit_stake bigint, p_odds bigint, p_hits integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select div(p_unit_stake::numeric * p_odds * p_hits, 10000)::bigint;
$function$;

CREATE OR REPLACE FUNCTION lottery_payouts(p_draw_id bigint)
 RETURNS TABLE(asset text, payout_minor bigint)
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
  select t.asset, sum(lottery_payout(l.unit_stake_minor, l.odds, w.hits))::bigint
    from lottery_tickets t
    join lottery_lines l on l.ticket_id = t.id
   cross join lateral (select p.hits from lottery_winning_picks p
                        where p.draw_id = p_draw_id and p.play = l.play and p.picks = l.picks offset 0) w
   where t.draw_id = p_draw_id and t.status <> 'cancelled'
   group by t.asset;
$function$;

CREATE OR REPLACE FUNCTION lottery_place_ticket(p_member_id bigint, p_user_name text, p_asset text, p_key text, p_input_hash text, p_game_code text, p_numero text, p_rules_version integer, p_odds_version integer, p_wanted_odds_version integer, p_ticket_id uuid, p_total bigint, p_salt bytea, p_leaf bytea, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[], p_odds bigint[], p_answer jsonb, p_event jsonb, p_limits jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  v_answer jsonb;
  v_draw lottery_draws;
  v_game lottery_games;
  v_now timestamptz;
  v_reason text;
  v_balance bigint;
begin
  v_answer := idempotency_claim(p_member_id, 'lottery.placeTicket', p_key, p_input_hash);
  if v_answer is not null then return v_answer; end if;

  select * into v_draw from lottery_draws where game_code = p_game_code and numero = p_numero;
  if not found then raise exception 'draw.unknown' using errcode = 'FL001'; end if;
  -- Told without waiting for a locker that is building the root.
  if v_draw.state <> 'open' or clock_timestamp() >= v_draw.lock_at then
    raise exception 'draw.closed' using errcode = 'FL001';
  end if;
  perform pg_advisory_xact_lock_shared(lottery_draw_key(v_draw.id));
  -- Again, because the lock may have been waited for. From here on the draw cannot be locked before we commit.
  select * into strict v_draw from lottery_draws where id = v_draw.id;
  v_now := clock_timestamp();
  if v_draw.state <> 'open' or v_now >= v_draw.lock_at then
    raise exception 'draw.closed' using errcode = 'FL001';
  end if;

  select * into strict v_game from lottery_games where code = p_game_code;
  if not v_game.enabled then raise exception 'draw.closed' using errcode = 'FL001'; end if;
  if v_game.odds_version <> p_odds_version or v_game.odds_version <> p_wanted_odds_version
     or v_draw.rules_version <> p_rules_version then
    raise exception 'odds.changed' using errcode = 'FL001',
      detail = jsonb_build_object('oddsVersion', v_game.odds_version)::text;
  end if;

  v_reason := protection_gate(p_member_id, 'play', p_asset);
  if v_reason is not null then
    raise exception 'protection.refused' using errcode = 'FL001', detail = jsonb_build_object('reason', v_reason)::text;
  end if;

  -- Play money is no liability of the house.
  if p_limits is not null and p_asset <> 'FUN' then
    perform lottery_reserve_exposure(v_draw.id, v_game.exposure_minor, p_unit_stakes, p_odds);
    perform lottery_reserve_liability(v_draw.id, p_member_id, p_limits, p_plays, p_picks, p_unit_stakes, p_odds);
  end if;
  v_balance := wallet_transfer('ticket:' || p_ticket_id || ':stake',
    'member:' || p_member_id || ':' || p_asset || ':available',
    lottery_escrow(p_game_code, p_numero, p_asset), p_asset, p_total, 'bet', p_ticket_id::text);
  if p_limits is not null or v_game.member_draw_minor is not null then
    perform lottery_reserve_stakes(v_draw.id, p_member_id, coalesce(p_limits, '{}'), v_game.member_draw_minor,
      p_plays, p_picks, p_unit_stakes, p_prices);
  end if;

  insert into lottery_tickets (id, draw_id, member_id, user_name, asset, total_minor, line_count, status, placed_at,
                               salt, leaf)
  values (p_ticket_id, v_draw.id, p_member_id, p_user_name, p_asset, p_total, cardinality(p_plays), 'open', v_now,
          p_salt, p_leaf);
  insert into lottery_lines (ticket_id, line_no, play, picks, unit_stake_minor, price_minor, odds)
  select p_ticket_id, l.line_no, l.play, l.picks, l.unit_stake, l.price, l.odds
    from unnest(p_plays, p_picks, p_unit_stakes, p_prices, p_odds) with ordinality
         as l(play, picks, unit_stake, price, odds, line_no);

  if p_event ? 'betId' then
    perform outbox_add('bet.placed', p_member_id, p_event || jsonb_build_object('at', lottery_epoch_ms(v_now)));
  else
    -- A process of the former release sells.
    perform outbox_add('ticket.placed', p_member_id,
      p_event || jsonb_build_object('placedAt', lottery_epoch_ms(v_now)));
  end if;
  v_answer := p_answer || jsonb_build_object('balance', lottery_amount(v_balance), 'placedAt', lottery_epoch_ms(v_now));
  perform idempotency_keep(p_member_id, 'lottery.placeTicket', p_key, v_answer);
  return v_answer;
end $function$;

CREATE OR REPLACE FUNCTION lottery_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% keeps what was published: % is not allowed', tg_table_name, lower(tg_op);
end $function$;

CREATE OR REPLACE FUNCTION lottery_reserve_exposure(p_draw_id bigint, p_cap bigint, p_unit_stakes bigint[], p_odds bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_count_lock bigint := hashtextextended('lottery_exposure_count:' || p_draw_id, 0);
  v_lock bigint := hashtextextended('lottery_exposure:' || p_draw_id, 0);
  v_added bigint;
  v_odds numeric;
  v_counted bigint;
  v_counted_at timestamptz;
  v_room bigint := p_cap;
  v_is_shared boolean;
begin
  select sum(lottery_payout(l.unit_stake, l.odds, 1)), sum(l.odds) into v_added, v_odds
    from unnest(p_unit_stakes, p_odds) as l(unit_stake, odds);
  select c.exposure_minor, c.counted_at into v_counted, v_counted_at
    from lottery_draw_exposure c where c.draw_id = p_draw_id;
  if v_counted_at is null or v_counted_at < clock_timestamp() - interval '250 milliseconds' then
    if pg_try_advisory_xact_lock(v_count_lock) then
      v_counted := lottery_count_exposure(p_draw_id, 0);
      v_counted_at := clock_timestamp();
    end if;
  end if;

  v_is_shared := coalesce(v_added <= p_cap / 2000 and v_counted + v_added <= p_cap / 2
    and v_counted_at > clock_timestamp() - interval '1 second', false);
  -- By itself: of conditions in one expression the last may be looked at first.
  if v_is_shared then v_is_shared := pg_try_advisory_xact_lock_shared(v_lock); end if;
  if v_is_shared then
    -- Again, because somebody may have had the lock alone since. Half of the limit is kept for those who share it.
    select c.exposure_minor into v_counted from lottery_draw_exposure c where c.draw_id = p_draw_id;
    if v_counted + v_added <= p_cap / 2 then return; end if;
    v_room := p_cap / 2;
  else
    perform pg_advisory_xact_lock(v_count_lock);
    perform pg_advisory_xact_lock(v_lock);
    perform lottery_count_exposure(p_draw_id, v_added);
  end if;
  select v_room - coalesce(sum(l.liability_minor), 0)::bigint into v_room
    from lottery_liability l where l.draw_id = p_draw_id;
  if v_added <= v_room then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object('scope', 'draw',
    'maxUnitStake', lottery_fitting_stake(div(greatest(v_room, 0)::numeric * 10000, v_odds)::bigint, null))::text;
end $function$;

CREATE OR REPLACE FUNCTION lottery_reserve_liability(p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_bucket record;
  v_over record;
begin
  for v_bucket in
    select e.bucket, bool_or(e.added > e.cap / 2000 or e.added + coalesce(s.liability, 0) > e.cap / 2) as is_near
      from lottery_exposures(p_limits, p_plays, p_picks, p_unit_stakes, p_odds) e
     cross join lateral (select sum(l.liability_minor) as liability from lottery_liability l
                          where l.draw_id = p_draw_id and l.play = e.play and l.picks = e.picks) s
     group by e.bucket order by e.bucket
  loop
    if v_bucket.is_near then
      perform pg_advisory_xact_lock(hashtextextended('lottery_liability:' || p_draw_id || ':' || v_bucket.bucket, 0));
    else
      perform pg_advisory_xact_lock_shared(
        hashtextextended('lottery_liability:' || p_draw_id || ':' || v_bucket.bucket, 0));
    end if;
  end loop;

  -- One statement adds and looks: it sees the sums as they were when it began, after the locks.
  with wanted as materialized (
    select e.play, e.picks, e.odds, e.min, e.added, e.cap - coalesce(s.liability, 0)::bigint as room
      from lottery_exposures(p_limits, p_plays, p_picks, p_unit_stakes, p_odds) e
     cross join lateral (select sum(l.liability_minor) as liability from lottery_liability l
                          where l.draw_id = p_draw_id and l.play = e.play and l.picks = e.picks) s
  ), reserved as (
    insert into lottery_liability as l (draw_id, play, picks, shard, liability_minor)
    select p_draw_id, w.play, w.picks, lottery_shard(p_member_id), w.added from wanted w order by w.play, w.picks
    on conflict (draw_id, play, picks, shard)
    do update set liability_minor = l.liability_minor + excluded.liability_minor
  )
  select w.play, w.picks, w.odds, w.min, w.room into v_over
    from wanted w where w.added > w.room order by w.play, w.picks limit 1;
  if not found then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object('scope', 'liability',
    'play', v_over.play, 'picks', string_to_array(v_over.picks, ','), 'maxUnitStake',
    lottery_fitting_stake(div(v_over.room::numeric * 10000, v_over.odds)::bigint, v_over.min))::text;
end $function$;

CREATE OR REPLACE FUNCTION lottery_reserve_stakes(p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_draw_limit bigint, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_over record;
begin
  with lines as (
    select l.play, l.picks, l.price, l.price / l.unit_stake as units
      from unnest(p_plays, p_picks, p_unit_stakes, p_prices) as l(play, picks, unit_stake, price)
  ), wanted as (
    select '' as play, '' as picks, sum(price)::bigint as added, 1::bigint as units, p_draw_limit as cap
      from lines having p_draw_limit is not null
    union all
    select play, '', sum(price)::bigint, sum(units)::bigint, (p_limits -> play ->> 'play')::bigint
      from lines where p_limits -> play ? 'play' group by play
    union all
    select play, picks, sum(price)::bigint, sum(units)::bigint, (p_limits -> play ->> 'number')::bigint
      from lines where p_limits -> play ? 'number' group by play, picks
  ), taken as (
    insert into lottery_member_stakes as s (draw_id, member_id, play, picks, stake_minor)
    select p_draw_id, p_member_id, play, picks, added from wanted order by play, picks
    on conflict (draw_id, member_id, play, picks) do update set stake_minor = s.stake_minor + excluded.stake_minor
    returning s.play, s.picks, s.stake_minor
  )
  select w.play, w.picks, w.units, w.cap - (t.stake_minor - w.added) as room into v_over
    from taken t join wanted w on w.play = t.play and w.picks = t.picks
   where t.stake_minor > w.cap order by w.play desc, w.picks desc limit 1;
  if not found then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = (case
    when v_over.play = '' then
      jsonb_build_object('scope', 'member-draw', 'maxTotal', lottery_amount(greatest(v_over.room, 0)))
    when v_over.picks = '' then jsonb_build_object('scope', 'member-play', 'play', v_over.play,
      'maxUnitStake', lottery_fitting_stake(v_over.room / v_over.units, p_limits -> v_over.play ->> 'min'))
    else jsonb_build_object('scope', 'member-number', 'play', v_over.play, 'picks', string_to_array(v_over.picks, ','),
      'maxUnitStake', lottery_fitting_stake(v_over.room / v_over.units, p_limits -> v_over.play ->> 'min')) end)::text;
end $function$;

CREATE OR REPLACE FUNCTION lottery_rules_at(p_game_code text, p_day date)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select r.version
    from lottery_rules r where r.game_code = p_game_code and r.valid_from <= p_day
   order by r.valid_from desc, r.version desc limit 1;
$function$;

CREATE OR REPLACE FUNCTION lottery_settle_chunk(p_draw_id bigint, p_max_rows integer, OUT paid jsonb, OUT row_count integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_draw lottery_draws;
  v_asset text;
  v_escrow text;
  v_ids uuid[];
  -- The tickets that change, all of them in a first settlement, with what they were paid before.
  v_changed uuid[];
  v_former bigint[];
  v_version int;
  v_now timestamptz := clock_timestamp();
begin
  row_count := 0;
  select * into strict v_draw from lottery_draws where id = p_draw_id;
  select t.asset into v_asset from lottery_tickets t
   where t.draw_id = p_draw_id and t.status <> 'cancelled'
     and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''),
                            coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
   order by t.asset, t.id limit 1;
  if not found then return; end if;
  v_escrow := lottery_escrow(v_draw.game_code, v_draw.numero, v_asset);
  v_version := greatest(v_draw.result_version, 1);

  select array_agg(n.id order by n.id), sum(n.line_count + 1) into v_ids, row_count from (
    select c.id, c.line_count, row_number() over (order by c.id) as position,
           sum(c.line_count + 1) over (order by c.id) as cost
      from (
      select t.id, t.line_count from lottery_tickets t
       where t.draw_id = p_draw_id and t.asset = v_asset and t.status <> 'cancelled'
         and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''),
                                coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
       order by t.id limit greatest(p_max_rows, 1)
    ) c
  ) n where n.position = 1 or n.cost <= p_max_rows;
  v_changed := v_ids;

  if v_draw.void_reason is null then
    if v_draw.settled_version > 0 then
      update lottery_lines l set hits = null, win_minor = null
       where l.ticket_id = any(v_ids) and l.hits is not null
         and not exists (select 1 from lottery_winning_picks w
                          where w.draw_id = p_draw_id and w.play = l.play and w.picks = l.picks);
    end if;
    update lottery_lines l set hits = f.hits, win_minor = lottery_payout(l.unit_stake_minor, l.odds, f.hits)
      from (select s.ticket_id, s.line_no, w.hits
              from lottery_lines s
             cross join lateral (select p.hits from lottery_winning_picks p
                                  where p.draw_id = p_draw_id and p.play = s.play and p.picks = s.picks offset 0) w
             where s.ticket_id = any(v_ids) and s.hits is distinct from w.hits) f
     where l.ticket_id = f.ticket_id and l.line_no = f.line_no;
    if v_draw.settled_version > 0 then
      select coalesce(array_agg(t.id order by t.id), '{}'), coalesce(array_agg(t.win_minor order by t.id), '{}')
        into v_changed, v_former
        from lottery_tickets t
        join (select l.ticket_id, coalesce(sum(l.win_minor), 0)::bigint as win
                from lottery_lines l where l.ticket_id = any(v_ids) group by l.ticket_id) s on s.ticket_id = t.id
       where t.win_minor <> s.win;
      perform wallet_reverse_many(v_escrow, v_asset,
          array_agg('ticket:' || t.id || ':reversal:' || v_draw.result_version order by t.id),
          array_agg(t.member_id order by t.id), array_agg(f.win order by t.id), array_agg(t.id::text order by t.id))
         from unnest(v_changed, v_former) as f(id, win)
         join lottery_tickets t on t.id = f.id where f.win > 0 having count(*) > 0;
    end if;
    update lottery_tickets t
       set win_minor = s.win, status = case when s.win > 0 then 'won' else 'lost' end, settled_at = v_now,
           outcome_version = v_version
      from (select i.id, coalesce(sum(l.win_minor), 0)::bigint as win
              from unnest(v_changed) as i(id) left join lottery_lines l on l.ticket_id = i.id group by i.id) s
     where t.id = s.id;
    perform wallet_pay_many(v_escrow, v_asset, 'win',
        array_agg('ticket:' || t.id || ':result:' || v_draw.result_version order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.win_minor order by t.id), array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_changed) and t.win_minor > 0 having count(*) > 0;
  else
    update lottery_tickets t set win_minor = 0, status = 'refunded', settled_at = v_now, outcome_version = v_version
     where t.id = any(v_ids) and t.status = 'open';
    perform wallet_pay_many(v_escrow, v_asset, 'refund', array_agg('ticket:' || t.id || ':refund' order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.total_minor order by t.id),
        array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_ids) having count(*) > 0;
  end if;

  select jsonb_build_object('tickets', coalesce(jsonb_agg(jsonb_build_object('ticketId', t.id,
      'memberId', t.member_id::text, 'status', t.status) order by t.id), '[]'))
    into paid from lottery_tickets t where t.id = any(v_changed);
  if cardinality(v_changed) > 0 and v_former is null then
    perform outbox_add('bet.settled', null, lottery_bet_game(v_draw.game_code, v_draw.numero, v_asset)
        || jsonb_build_object('bets', jsonb_agg(jsonb_build_object('betId', t.id, 'memberId', t.member_id::text,
          'userName', t.user_name, 'version', v_version, 'at', lottery_epoch_ms(v_now),
          'status', t.status, 'winMinor', t.win_minor::text, 'bonusWinMinor', '0') order by t.id)))
       from lottery_tickets t where t.id = any(v_changed);
  elsif cardinality(v_changed) > 0 then
    perform outbox_add('bet.corrected', null, lottery_bet_game(v_draw.game_code, v_draw.numero, v_asset)
        || jsonb_build_object('bets', jsonb_agg(jsonb_build_object('betId', t.id, 'memberId', t.member_id::text,
          'userName', t.user_name, 'version', v_version, 'at', lottery_epoch_ms(v_now),
          'before', jsonb_build_object('status', case when f.win > 0 then 'won' else 'lost' end,
            'winMinor', f.win::text, 'bonusWinMinor', '0'),
          'after', jsonb_build_object('status', t.status, 'winMinor', t.win_minor::text, 'bonusWinMinor', '0'))
          order by t.id)))
       from unnest(v_changed, v_former) as f(id, win) join lottery_tickets t on t.id = f.id;
  end if;
  -- Behind whatever else is due, so that a large draw does not hold up the others.
  update lottery_draws
     set settle_asset = v_asset, settle_ticket = v_ids[cardinality(v_ids)], next_due_at = clock_timestamp()
   where id = p_draw_id;
end $function$;

CREATE OR REPLACE FUNCTION lottery_shard(p_member_id bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (p_member_id % 8)::int;
$function$;

CREATE OR REPLACE FUNCTION outbox_add(p_topic text, p_member_id bigint, p_payload jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into platform_outbox (topic, member_id, payload) values (p_topic, p_member_id, p_payload);
$function$;

CREATE OR REPLACE FUNCTION protection_gate(p_member_id bigint, p_action text, p_asset text)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_member protection_members;
begin
  if p_action is null or p_action not in ('play', 'deposit', 'withdraw') then
    raise exception 'unknown action %', p_action;
  end if;
  select * into v_member from protection_members where member_id = p_member_id for share;
  if not found then return 'unknown'; end if;
  if v_member.disabled_at is not null then return 'disabled'; end if;
  if v_member.kind = 'trial' and (p_action <> 'play' or p_asset is distinct from 'FUN') then
    return 'trial-real-money';
  end if;
  if v_member.kind = 'real' and p_asset = 'FUN' then return 'real-play-money'; end if;
  -- Money that is there may always leave.
  if p_action = 'withdraw' then return null; end if;
  if v_member.excluded_until > clock_timestamp() then return 'excluded'; end if;
  if v_member.timed_out_until > clock_timestamp() then return 'timed-out'; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION protection_gate_end(p_member_id bigint, p_reason text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select floor(extract(epoch from case p_reason
    when 'excluded' then m.excluded_until when 'timed-out' then m.timed_out_until end) * 1000)::bigint
    from protection_members m where m.member_id = p_member_id;
$function$;

CREATE OR REPLACE FUNCTION protection_register(p_member_id bigint, p_kind text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into protection_members (member_id, kind) values (p_member_id, p_kind);
$function$;

CREATE OR REPLACE FUNCTION stream_add(p_member_id bigint, p_name text, p_data jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into platform_stream (member_id, name, data) values (p_member_id, p_name, p_data);
$function$;

CREATE OR REPLACE FUNCTION stream_add_many(p_name text, p_members bigint[], p_data jsonb[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into platform_stream (member_id, name, data) select m, p_name, d from unnest(p_members, p_data) as t(m, d);
$function$;

CREATE OR REPLACE FUNCTION wallet_account(p_code text, p_asset text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_id bigint;
  v_member bigint;
begin
  select id into v_id from wallet_accounts where code = p_code and asset = p_asset;
  if found then return v_id; end if;
  if p_code !~ (':' || p_asset || '(:available|:held|:receivable)?$') then
    raise exception 'account % does not hold %', p_code, p_asset;
  end if;
  if p_code ~ '^member:' then v_member := split_part(p_code, ':', 2)::bigint; end if;
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  values (p_code, p_asset, v_member, case when v_member is null then null else 0 end)
  on conflict (code) do nothing;
  select id into strict v_id from wallet_accounts where code = p_code;
  return v_id;
end $function$;

CREATE OR REPLACE FUNCTION wallet_amount(p_minor bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (p_minor / 100)::text || '.' || lpad((p_minor % 100)::text, 2, '0');
$function$;

CREATE OR REPLACE FUNCTION wallet_balance(p_code text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((
    select coalesce(a.balance_minor,
      (select coalesce(sum(amount_minor), 0) from wallet_transfers where credit_account = a.id)
      - (select coalesce(sum(amount_minor), 0) from wallet_transfers where debit_account = a.id))
      from wallet_accounts a where a.code = p_code), 0)::bigint;
$function$;

CREATE OR REPLACE FUNCTION wallet_input_hash(p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select md5(p_debit || '|' || p_credit || '|' || p_asset || '|' || p_amount || '|' || p_kind);
$function$;

CREATE OR REPLACE FUNCTION wallet_member_code(p_member_id bigint, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'member:' || p_member_id || ':' || p_asset || ':available';
$function$;

CREATE OR REPLACE FUNCTION wallet_pay_many(p_debit text, p_asset text, p_kind text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_count int;
  v_recover_keys text[];
  v_recover_accounts bigint[];
  v_recover_amounts bigint[];
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct wallet_member_code(m, p_asset), p_asset, m, 0 from unnest(p_members) as m
  on conflict (code) do nothing;

  perform 1 from wallet_accounts
   where code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m
                  union select wallet_receivable_code(m, p_asset) from unnest(p_members) as m)
   order by id for update;

  with items as (
    select i.key, i.amount, i.reference, i.ord, a.id as account, a.balance_minor as before
      from unnest(p_keys, p_members, p_amounts, p_references) with ordinality as i(key, member, amount, reference, ord)
      join wallet_accounts a on a.code = wallet_member_code(i.member, p_asset)
     where i.amount > 0 and not exists (select 1 from wallet_transfers t where t.key = i.key)
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind,
                                  reference, credit_balance_minor)
    select key,
           wallet_input_hash(p_debit, (select code from wallet_accounts where id = account), p_asset, amount, p_kind),
           p_asset, v_debit, account, amount, p_kind, reference,
           before + sum(amount) over (partition by account order by ord)
      from items order by ord
    returning key, credit_account, amount_minor
  ), sums as (
    select credit_account, sum(amount_minor)::bigint as amount, count(*) as n, min(key) as key
      from made group by credit_account
  ), paid as (
    update wallet_accounts a set balance_minor = a.balance_minor + s.amount from sums s where a.id = s.credit_account
    returning a.id, a.member_id, s.n, s.amount, s.key
  )
  select coalesce(sum(p.n), 0)::int, array_agg(p.key) filter (where r.id is not null),
         array_agg(p.id) filter (where r.id is not null),
         array_agg(p.amount) filter (where r.id is not null)
    into v_count, v_recover_keys, v_recover_accounts, v_recover_amounts
    from paid p
    left join wallet_accounts r on r.code = wallet_receivable_code(p.member_id, p_asset) and r.balance_minor < 0;
  if v_recover_keys is not null then
    perform wallet_recover(p_asset, v_recover_keys, v_recover_accounts, v_recover_amounts);
  end if;
  if v_count > 0 then perform wallet_tell_balances(p_members, p_asset); end if;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION wallet_receivable_code(p_member_id bigint, p_asset text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'member:' || p_member_id || ':' || p_asset || ':receivable';
$function$;

CREATE OR REPLACE FUNCTION wallet_recover(p_asset text, p_keys text[], p_available bigint[], p_credited bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  with due as (
    select c.key, a.id as available, a.balance_minor - least(c.credited, -r.balance_minor) as available_after,
           r.id as receivable, r.balance_minor + least(c.credited, -r.balance_minor) as receivable_after,
           least(c.credited, -r.balance_minor) as amount, a.code, r.code as receivable_code
      from unnest(p_keys, p_available, p_credited) as c(key, account, credited)
      join wallet_accounts a on a.id = c.account
      join wallet_accounts r on r.code = wallet_receivable_code(a.member_id, p_asset) and r.balance_minor < 0
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind,
                                  reference, debit_balance_minor, credit_balance_minor)
    select key || ':recovery', wallet_input_hash(code, receivable_code, p_asset, amount, 'adjust'), p_asset, available,
           receivable, amount, 'adjust', 'receivable', available_after, receivable_after
      from due
    returning debit_account, credit_account, debit_balance_minor, credit_balance_minor
  ), after as (
    select debit_account as account, debit_balance_minor as balance from made
    union all
    select credit_account, credit_balance_minor from made
  )
  update wallet_accounts a set balance_minor = after.balance from after where a.id = after.account;
end $function$;

CREATE OR REPLACE FUNCTION wallet_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only';
end $function$;

CREATE OR REPLACE FUNCTION wallet_reverse_many(p_credit text, p_asset text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_count int;
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct c.code, p_asset, m, 0 from unnest(p_members) as m
    cross join lateral (values (wallet_member_code(m, p_asset)), (wallet_receivable_code(m, p_asset))) as c(code)
  on conflict (code) do nothing;

  perform 1 from wallet_accounts
   where code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m
                  union select wallet_receivable_code(m, p_asset) from unnest(p_members) as m)
   order by id for update;

  with items as (
    select i.key, i.amount, i.reference, i.ord, a.id as available, a.code, a.balance_minor as before,
           r.id as receivable, r.code as receivable_code, r.balance_minor as owed,
           sum(i.amount) over (partition by i.member order by i.ord)::bigint as total
      from unnest(p_keys, p_members, p_amounts, p_references) with ordinality as i(key, member, amount, reference, ord)
      join wallet_accounts a on a.code = wallet_member_code(i.member, p_asset)
      join wallet_accounts r on r.code = wallet_receivable_code(i.member, p_asset)
     where i.amount > 0
       and not exists (select 1 from wallet_transfers t where t.key in (i.key, i.key || ':receivable'))
  ), parts as (
    -- Of what is available the earlier items have taken total - amount.
    select *, least(total, before) - least(total - amount, before) as taken from items
  ), sides as (
    select key, code, available as account, taken as part, before - least(total, before) as balance, reference, ord,
           1 as side
      from parts where taken > 0
    union all
    select key || ':receivable', receivable_code, receivable, amount - taken, owed - greatest(total - before, 0),
           reference, ord, 2
      from parts where amount > taken
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind,
                                  reference, debit_balance_minor)
    select key, wallet_input_hash(code, p_credit, p_asset, part, 'adjust'), p_asset, account, v_credit, part, 'adjust',
           reference, balance
      from sides order by ord, side
    returning debit_account, amount_minor
  ), sums as (
    select debit_account, sum(amount_minor)::bigint as amount from made group by debit_account
  ), changed as (
    update wallet_accounts a set balance_minor = a.balance_minor - s.amount
      from sums s where a.id = s.debit_account returning a.id
  )
  select (select count(*) from parts)::int into v_count where (select count(*) from changed) >= 0;
  if v_count > 0 then perform wallet_tell_balances(p_members, p_asset); end if;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION wallet_tell_balances(p_members bigint[], p_asset text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform stream_add_many('balance', array_agg(a.member_id),
      array_agg(jsonb_build_object('sumBalance', wallet_amount(a.balance_minor))))
     from wallet_accounts a where a.code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m)
   having count(*) > 0;
end $function$;

CREATE OR REPLACE FUNCTION wallet_transfer(p_key text, p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text, p_reference text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_hash text := wallet_input_hash(p_debit, p_credit, p_asset, p_amount, p_kind);
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_owing bigint;
  v_debit_after bigint;
  v_credit_after bigint;
  v_known wallet_transfers;
begin
  if p_amount <= 0 then raise exception 'amount must be positive'; end if;
  if p_credit like 'member:%:available' then
    select id into v_owing from wallet_accounts
     where code = wallet_receivable_code(split_part(p_credit, ':', 2)::bigint, p_asset);
  end if;
  -- Locks in the order of account ids, so that two transfers between the same accounts cannot deadlock.
  perform 1 from wallet_accounts where id in (v_debit, v_credit, v_owing) and balance_minor is not null
   order by id for update;
  -- Summed accounts are not locked; the key itself is, so that it is met once all the same.
  if not found then perform pg_advisory_xact_lock(hashtextextended(p_key, 0)); end if;

  select * into v_known from wallet_transfers where key = p_key;
  if found then
    if v_known.input_hash <> v_hash then raise exception 'idempotency.conflict' using errcode = 'FL001'; end if;
    if v_owing is not null then
      select debit_balance_minor into v_credit_after from wallet_transfers where key = p_key || ':recovery';
    end if;
    return coalesce(v_known.debit_balance_minor, v_credit_after, v_known.credit_balance_minor);
  end if;

  update wallet_accounts set balance_minor = balance_minor - p_amount
   where id = v_debit and balance_minor >= p_amount returning balance_minor into v_debit_after;
  if not found and exists (select 1 from wallet_accounts where id = v_debit and balance_minor is not null) then
    raise exception 'balance.insufficient' using errcode = 'FL001';
  end if;
  update wallet_accounts set balance_minor = balance_minor + p_amount
   where id = v_credit and balance_minor is not null returning balance_minor into v_credit_after;

  insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference,
                                debit_balance_minor, credit_balance_minor)
  values (p_key, v_hash, p_asset, v_debit, v_credit, p_amount, p_kind, p_reference, v_debit_after, v_credit_after);
  if v_owing is not null then
    perform wallet_recover(p_asset, array[p_key], array[v_credit], array[p_amount]);
    select balance_minor into v_credit_after from wallet_accounts where id = v_credit;
  end if;
  if p_debit like 'member:%:available' then
    perform stream_add(split_part(p_debit, ':', 2)::bigint, 'balance',
      jsonb_build_object('sumBalance', wallet_amount(v_debit_after)));
  end if;
  if p_credit like 'member:%:available' then
    perform stream_add(split_part(p_credit, ':', 2)::bigint, 'balance',
      jsonb_build_object('sumBalance', wallet_amount(v_credit_after)));
  end if;
  return coalesce(v_debit_after, v_credit_after);
end $function$;
