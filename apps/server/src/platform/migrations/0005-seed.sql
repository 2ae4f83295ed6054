-- When the demonstration was put in. Former builds made this table at the first start that asked for it.
create table if not exists platform_seed (seeded_at timestamptz not null default now());
