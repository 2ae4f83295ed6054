-- Label that members of the level carry beside their own; clients read it as clubLabel. Empty for none.
alter table loyalty_levels add column label text not null default '' check (length(label) <= 32);
