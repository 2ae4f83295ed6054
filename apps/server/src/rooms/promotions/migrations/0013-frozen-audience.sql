-- Conditions of the segment that the terms name, as they were when the version was approved: a change of the segment
-- reaches the offer with its next version. Null where the terms name none, or one that does not exist.
alter table promotions_offer_versions add conditions jsonb;
update promotions_offer_versions v set conditions = s.conditions
  from promotions_segments s where s.id = (v.terms -> 'audience' ->> 'segmentId')::bigint;

-- The budget as it is written; `budget_minor` is the one that was approved.
alter table promotions_offers add written_budget_minor bigint check (written_budget_minor > 0);
update promotions_offers set written_budget_minor = budget_minor;
alter table promotions_offers alter written_budget_minor set not null;
