import { peopleDesk as contract } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PeoplePlatform } from '../ports.ts';

/** The labels in use. Names of labels are chosen in forms of several rooms and name no member. */
export function createLabelsRoute({ db }: PeoplePlatform): BoundRoute {
  return route(contract.labels, () =>
    db.rows(sql<{ label: string; members: number }>`
      select label, count(*)::int as members from people_members m, unnest(m.labels) label
       where m.labels <> '{}' group by label order by label`),
  );
}
