-- Whether gifts of levels, missions and check-ins are real money or bonus money that is played first. Rebates stay money.
alter table loyalty_terms add gift text not null default 'money' check (gift in ('money', 'bonus'));
