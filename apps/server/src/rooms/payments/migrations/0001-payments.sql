-- Order numbers for providers that accept only numbers.
create sequence payments_order_numbers;

-- A deposit requested by a member. It is credited only after the provider's confirmation, never when the browser
-- returns.
create table payments_orders (
  id uuid primary key,
  member_id bigint not null,
  -- The client's Idempotency-Key with the hash of its input and the first answer. Null once the key has expired.
  client_key text,
  input_hash text not null,
  answer jsonb,
  provider text not null,
  method text not null,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('created', 'awaiting', 'processing', 'succeeded', 'failed', 'expired',
    'cancelled', 'reversed', 'unknown', 'review')),
  provider_payment_id text,
  pay_url text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- Time of the next query to the provider; null if none is due.
  next_check_at timestamptz,
  checks int not null default 0,
  -- Credited amount, if an operator decided on another amount than the order's.
  credited_minor bigint check (credited_minor > 0),
  kind text not null default 'redirect' check (kind in ('redirect', 'qr', 'transfer', 'address')),
  -- The provider's reference of the order; null if it is the id.
  merchant_ref text,
  fee_minor bigint not null default 0,
  -- Code, account or address that the player pays to.
  instructions jsonb,
  -- Number of confirmations of the payment on its blockchain.
  confirmations int not null default 0,
  -- Time when the member reported the money as sent.
  sent_at timestamptz,
  -- The order whose code was paid a second time.
  extra_of uuid references payments_orders,
  unique (member_id, client_key),
  unique (provider, provider_payment_id),
  constraint payments_credited_amount_when_succeeded check (credited_minor is null
    or (status in ('succeeded', 'reversed'))),
  constraint payments_credited_for_a_payment check (credited_at is null or provider_payment_id is not null),
  constraint payments_credited_when_succeeded check ((status <> 'succeeded'
    or credited_at is not null) and (credited_at is null or (status in ('succeeded', 'reversed')))),
  check (fee_minor >= 0 and fee_minor < amount_minor)
);
create index payments_orders_due on payments_orders (next_check_at) where next_check_at is not null;
create index payments_orders_expiry on payments_orders (expires_at) where status in ('created', 'awaiting');
create unique index payments_orders_merchant_ref on payments_orders (provider, merchant_ref);
create index payments_orders_open on payments_orders (member_id)
  where status in ('created', 'awaiting', 'processing', 'unknown');
create index payments_orders_created on payments_orders (created_at);
-- Orders whose member reported the money as sent, for an operator's search.
create index payments_orders_sent on payments_orders (sent_at)
  where sent_at is not null and (status in ('awaiting', 'processing', 'expired', 'unknown'));
-- A member's own list, newest first.
create index payments_orders_member on payments_orders (member_id, created_at desc, id);
-- For the dashboard's sums of credited and paid amounts over a period.
create index payments_orders_credited on payments_orders (credited_at) where credited_at is not null;
-- For lists of the console in order of time; equal times are ordered by the key as text.
create index payments_orders_listed on payments_orders (created_at, (id::text));
-- For searches by the end of an order number, as members quote it.
create index payments_orders_ends on payments_orders (right(id::text, 8));

-- Verified events of providers, stored before they are processed. The event id makes repeated deliveries harmless.
create table payments_webhooks (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  headers jsonb not null,
  body text not null,
  received_at timestamptz not null default clock_timestamp(),
  -- The outcome; null until it is processed.
  outcome text,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  unique (provider, event_id)
);
create index payments_webhooks_waiting on payments_webhooks (next_attempt_at) where outcome is null;

-- Cases for an operator's review. Nothing is credited from here automatically.
create table payments_reviews (
  id bigint generated always as identity primary key,
  provider text not null,
  -- Null when the provider names an order that does not exist.
  order_id uuid references payments_orders,
  payment_id text not null,
  reason text not null,
  detail jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  resolution text check (resolution in ('credit', 'reject')),
  unique (provider, payment_id, reason),
  constraint payments_resolution_when_resolved check ((resolved_at is null) = (resolution is null))
);
create index payments_reviews_open on payments_reviews (id) where resolved_at is null;
-- For the console's list of cases by period.
create index payments_reviews_created on payments_reviews (created_at);

-- Bank accounts and wallets that receive members' withdrawals. Rows are never deleted, because withdrawals reference
-- them.
create table payments_payout_accounts (
  id uuid primary key,
  member_id bigint not null,
  kind text not null check (kind in ('bank', 'wallet')),
  bank text not null,
  number_sealed bytea not null,
  holder_sealed bytea not null,
  last_digits text not null,
  -- Keyed hash of bank and number, equal for all members with the same account.
  mark text not null,
  -- Whether the holder's name matches the member's document; unknown until a document was checked.
  name_state text not null check (name_state in ('unknown', 'matches', 'differs')),
  usable_from timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  -- Keyed hash of the number without the bank, for searches by operators.
  number_mark text not null
);
create unique index payments_payout_accounts_own on payments_payout_accounts (member_id, mark) where removed_at is null;
create index payments_payout_accounts_mark on payments_payout_accounts (mark);
-- For searches by the last digits of an account.
create index payments_payout_accounts_digits on payments_payout_accounts (last_digits);
create index payments_payout_accounts_number on payments_payout_accounts (number_mark);

-- Fees and review limits of withdrawals, per asset and level; level 0 applies to all members.
create table payments_withdrawal_terms (
  asset text not null,
  level int not null check (level >= 0),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  -- Maximum total of withdrawals on a day in the merchant's time zone.
  daily_minor bigint not null,
  free_per_day int not null check (free_per_day >= 0),
  -- Fee of each withdrawal after the free ones, in addition to its amount.
  fee_minor bigint not null check (fee_minor >= 0),
  -- Part of a deposit that has to be wagered before a withdrawal.
  wagering_percent int not null check (wagering_percent >= 0),
  -- Above the first amount one operator decides, above the second two.
  review_above_minor bigint not null,
  second_above_minor bigint not null,
  -- Withdrawals within 24 hours above which one is reviewed.
  most_per_day int not null,
  -- A withdrawal to an account younger than this is reviewed.
  new_account_hours int not null,
  primary key (asset, level),
  check (max_minor >= min_minor),
  check (daily_minor >= max_minor),
  check (second_above_minor >= review_above_minor)
);
insert into payments_withdrawal_terms (asset, level, min_minor, max_minor, daily_minor, free_per_day, fee_minor,
  wagering_percent, review_above_minor, second_above_minor, most_per_day, new_account_hours)
values ('VND', 0, 5000000, 10000000000, 20000000000, 3, 1000000, 100, 200000000, 5000000000, 20, 72);

-- Turnover that deposits still require before a withdrawal.
create table payments_wagering (
  member_id bigint not null,
  asset text not null,
  total_minor bigint not null check (total_minor >= 0),
  left_minor bigint not null,
  -- Bets placed before this time do not count.
  since timestamptz not null default clock_timestamp(),
  primary key (member_id, asset),
  check (left_minor between 0 and total_minor)
);

-- Bets placed while turnover was due, each counted once when settled. Kept until no event can repeat.
create table payments_wagered_bets (
  bet uuid primary key,
  member_id bigint not null,
  asset text not null,
  stake_minor bigint not null,
  noted_at timestamptz not null default clock_timestamp(),
  counted_at timestamptz
);
create index payments_wagered_bets_noted on payments_wagered_bets (noted_at);

create table payments_withdrawals (
  id uuid primary key,
  member_id bigint not null,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  account_id uuid not null references payments_payout_accounts,
  -- The provider that sends it, or 'by-hand'.
  provider text not null,
  status text not null check (status in ('requested', 'review', 'approved', 'submitted', 'paid', 'refused', 'failed',
    'cancelled', 'unknown', 'reversed')),
  -- Reasons for a review.
  marks text[] not null default '{}',
  needs_second boolean not null default false,
  -- The operator who handles it.
  taken_by bigint,
  taken_name text,
  provider_payment_id text,
  -- Evidence of a manual payment.
  proof text,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- Time of the next attempt or query; null if none is due.
  next_try_at timestamptz,
  tries int not null default 0,
  -- Time since which the withdrawal is on hold; see payments_withdrawal_holds.
  held_at timestamptz,
  unique (provider, provider_payment_id)
);
create index payments_withdrawals_member on payments_withdrawals (member_id, created_at desc, id);
create index payments_withdrawals_due on payments_withdrawals (next_try_at) where next_try_at is not null;
create index payments_withdrawals_waiting on payments_withdrawals (created_at, id)
  where status in ('requested', 'review', 'approved', 'submitted', 'unknown');
create index payments_withdrawals_paid on payments_withdrawals (ended_at) where status = 'paid';
create index payments_withdrawals_listed on payments_withdrawals (created_at, (id::text));
create index payments_withdrawals_for_a_person on payments_withdrawals (created_at, (id::text))
  where status in ('review', 'approved', 'unknown');
-- For the comparison of a day with the provider's file.
create index payments_withdrawals_ended on payments_withdrawals (provider, ended_at)
  where status in ('paid', 'reversed');
create index payments_withdrawals_ends on payments_withdrawals (right(id::text, 8));

create table payments_withdrawal_steps (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references payments_withdrawals,
  status text not null,
  at timestamptz not null default clock_timestamp(),
  -- The operator; null for changes by a rule, the member or the provider.
  by_name text,
  note text
);
create index payments_withdrawal_steps_of on payments_withdrawal_steps (withdrawal_id, id);

-- Deposit methods with their fees, per asset and level; level 0 applies to all members.
create table payments_methods (
  method text not null,
  asset text not null,
  level int not null check (level >= 0),
  name text not null,
  -- Names by language; missing ones fall back to `name`.
  names jsonb not null default '{}',
  position int not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  -- Subtracted from the received amount.
  fee_minor bigint not null,
  suggested_minor bigint[] not null,
  -- Minutes before an unpaid order expires. Money that arrives later is still credited.
  minutes int not null check (minutes between 1 and 1440),
  is_open boolean not null default true,
  -- The provider's method that a method added by operators uses; null if both have the same name.
  via text,
  primary key (method, asset, level),
  check (max_minor >= min_minor),
  check (fee_minor >= 0 and fee_minor < min_minor)
);
insert into payments_methods
  (method, asset, level, name, names, position, min_minor, max_minor, fee_minor, suggested_minor, minutes)
select method, 'VND', 0, name, names::jsonb, position, min_minor, 10000000000, fee_minor,
       array[5000000, 20000000, 50000000, 100000000, 500000000]::bigint[], minutes
  from (values
    ('sandbox', 'Sandbox bank',
      '{"VI": "Ngân hàng thử nghiệm", "CN": "测试银行", "JA": "テスト銀行", "KO": "테스트 은행", "TY": "ธนาคารทดสอบ",
       "ID": "Bank uji coba", "TL": "Bangkong pansubok", "ES": "Banco de pruebas", "PT": "Banco de teste",
       "FR": "Banque d’essai", "RU": "Тестовый банк", "TR": "Deneme bankası", "AR": "بنك تجريبي"}',
      1, 5000000, 0, 30),
    ('bank-qr', 'Bank QR',
      '{"VI": "Mã QR ngân hàng", "CN": "银行二维码", "JA": "銀行QRコード", "KO": "은행 QR", "TY": "คิวอาร์ธนาคาร",
       "ID": "QR bank", "TL": "QR ng bangko", "ES": "QR bancario", "PT": "QR bancário", "FR": "QR bancaire",
       "RU": "Банковский QR-код", "TR": "Banka QR kodu", "AR": "رمز QR المصرفي"}',
      2, 5000000, 0, 30),
    ('e-wallet', 'E-wallet',
      '{"VI": "Ví điện tử", "CN": "电子钱包", "JA": "電子ウォレット", "KO": "전자지갑", "TY": "กระเป๋าเงินอิเล็กทรอนิกส์",
       "ID": "Dompet digital", "TL": "E-wallet", "ES": "Monedero electrónico", "PT": "Carteira digital",
       "FR": "Portefeuille électronique", "RU": "Электронный кошелёк", "TR": "E-cüzdan",
       "AR": "محفظة إلكترونية"}',
      3, 5000000, 0, 30),
    ('bank-transfer', 'Bank transfer',
      '{"VI": "Chuyển khoản ngân hàng", "CN": "银行转账", "JA": "銀行振込", "KO": "계좌 이체", "TY": "โอนผ่านธนาคาร",
       "ID": "Transfer bank", "TL": "Bank transfer", "ES": "Transferencia bancaria",
       "PT": "Transferência bancária", "FR": "Virement bancaire", "RU": "Банковский перевод",
       "TR": "Banka havalesi", "AR": "تحويل مصرفي"}',
      4, 5000000, 0, 120),
    ('stablecoin', 'Stablecoin',
      '{"VI": "Tiền ổn định", "CN": "稳定币", "JA": "ステーブルコイン", "KO": "스테이블코인", "TY": "สเตเบิลคอยน์",
       "ID": "Stablecoin", "TL": "Stablecoin", "ES": "Criptomoneda estable", "PT": "Stablecoin",
       "FR": "Cryptomonnaie stable", "RU": "Стейблкоин", "TR": "Sabit kripto para", "AR": "عملة مستقرة"}',
      5, 5000000, 1000000, 60)
  ) as m (method, name, names, position, min_minor, fee_minor, minutes);

-- Proofs of payment sent by members: pictures, re-encoded and sealed.
create table payments_receipts (
  order_id uuid primary key references payments_orders,
  picture_sealed bytea not null,
  sent_at timestamptz not null default clock_timestamp()
);

-- Lines of the providers' daily files. Differences from our orders are computed on request, so that late data clears
-- them.
create table payments_statement_lines (
  provider text not null,
  payment_id text not null,
  direction text not null check (direction in ('in', 'out')),
  day date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- Number of times that the day's file contains the payment.
  times int not null check (times > 0),
  primary key (provider, payment_id, direction, day)
);
create index payments_statement_lines_day on payments_statement_lines (provider, day);

-- Latest file of each day.
create table payments_statements (
  provider text not null,
  day date not null,
  lines int not null,
  imported_by text not null,
  imported_at timestamptz not null default clock_timestamp(),
  primary key (provider, day)
);

-- Holds on withdrawals under investigation. Operators cannot decide on a held withdrawal, and its money stays
-- reserved.
create table payments_withdrawal_holds (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references payments_withdrawals,
  at timestamptz not null default clock_timestamp(),
  by_name text not null,
  reason text not null,
  ended_at timestamptz,
  -- Null if the withdrawal itself ended, for example if its member cancelled it.
  ended_by text,
  end_reason text
);
create index payments_withdrawal_holds_of on payments_withdrawal_holds (withdrawal_id, id);
create unique index payments_withdrawal_holds_open on payments_withdrawal_holds (withdrawal_id) where ended_at is null;
