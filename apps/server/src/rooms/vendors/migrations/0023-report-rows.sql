-- Rows of a vendor's report while it is held against ours. A report is written here page by page, so that no process
-- holds all of it. Lost with a crash, which is right: the next run asks for it again.
create unlogged table vendors_report_rows (
  run_id uuid not null,
  no int not null,
  at timestamptz not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  reference text,
  round_id text,
  vendor_user text not null,
  -- Null where the vendor names a user that is none of ours.
  member_id bigint,
  game_id text,
  currency text not null,
  amount_minor bigint not null,
  written_at timestamptz not null default clock_timestamp(),
  primary key (run_id, no)
);
create index vendors_report_rows_of on vendors_report_rows (run_id, kind, transaction_id);
create index vendors_report_rows_reference on vendors_report_rows (run_id, reference) where reference is not null;
