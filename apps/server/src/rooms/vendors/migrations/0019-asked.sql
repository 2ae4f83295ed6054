-- Launches and calls about wallets that we made to vendors, by minute, over all processes.
create table vendors_asked (
  vendor text not null,
  minute timestamptz not null,
  asked int not null,
  -- Not answered in time, not understood, or not knowing what became of a transfer.
  unanswered int not null,
  primary key (vendor, minute)
);
create index vendors_asked_minute on vendors_asked (minute);
