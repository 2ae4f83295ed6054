import type { Caller } from '../../../platform/http/index.ts';
import type { AgencyServices } from '../services.ts';
import { findPlaces, type Place } from './tree-rows.ts';

/** Converts a depth in the tree to the number of levels below the agent. */
export const levelsBelow = (agent: Place) => (depth: number) => depth - agent.path.length;

/** The path from the calling agent to the member. */
export async function pathTo(
  { platform: { db }, showAccount }: AgencyServices,
  caller: Caller,
  whom: Place,
  levelOf: (depth: number) => number,
) {
  const ids = [...whom.path, String(whom.memberId)];
  const own = ids.slice(ids.indexOf(String(caller.memberId))).map(BigInt);
  const places = await findPlaces(db, own);
  return Promise.all(
    own.map(async (id) => {
      const { account, path } = places.get(id) ?? whom;
      return {
        memberId: String(id),
        account: id === caller.memberId ? account : await showAccount(account),
        level: levelOf(path.length),
      };
    }),
  );
}
