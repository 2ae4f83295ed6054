import type { catalogueDesk as contract, ValueOf } from '@fairlot/contract';
import { type Database, sql } from '../../../platform/db/index.ts';

type Used = ValueOf<typeof contract.vendorDetails>;

const MOST = 200;

/** Rooms, groups and supported plays that games of a vendor have, in order, for operators to choose from. */
export async function readUsedDetails(db: Database, vendor: string): Promise<Used> {
  const used = (field: keyof Used) => sql<string[]>`array(
    select distinct details ->> ${field} from catalogue_games
     where vendor = ${vendor} and details ->> ${field} <> '' order by 1 limit ${MOST}::int)`;
  return db.one(sql<Used>`
    select ${used('roomId')} as "roomId", ${used('gameGroupId')} as "gameGroupId",
           ${used('supportPlay')} as "supportPlay"`);
}
