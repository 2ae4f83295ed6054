-- What the site was told last about invitations (flag REFERRAL): an offer that begins or ends by its date is told once, and
-- what an operator set by hand meanwhile stands until then.
create table promotions_invitations (
  is_it boolean primary key default true check (is_it),
  is_on boolean not null
);
insert into promotions_invitations (is_on)
select exists (
  select 1 from promotions_offers o join promotions_offer_versions v on v.offer_id = o.id and v.version = o.version
   where v.kind = 'referral' and o.state = 'running');
