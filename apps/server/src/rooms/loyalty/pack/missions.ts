import { Strict } from '@fairlot/contract/shapes';
import { loyaltyDesk as contract } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { type Static, Type } from 'typebox';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import {
  changedEntries,
  PackRefusal,
  type PackPart,
  packPart,
  refusalsAt,
  tidyAmounts,
} from '../../../platform/pack/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import {
  addMission,
  checkInput,
  lockMission,
  type MissionFields,
  readMissions,
  writeMission,
} from '../desk/mission-table.ts';
import type { LoyaltyPlatform } from '../ports.ts';

const { reason: _reason, requestKey: _requestKey, ...FIELDS } = contract.addMission.body.properties;

/** The file `missions` of a pack, by a key for each mission. */
const MissionsFile = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  Type.Partial(Type.Object(FIELDS), Strict),
  Strict,
);
type MissionsFile = Static<typeof MissionsFile>;
type Mission = MissionsFile[string];

/** Missions as a file of merchant packs. The spent part of a budget and the progress of members are kept. */
export function createMissionsPack({ site }: Pick<LoyaltyPlatform, 'site'>): PackPart {
  return packPart<MissionsFile>({
    name: 'missions',
    schema: MissionsFile,
    read: async (executor) => {
      await site.currency(executor);
      const missions = await readKeyed(executor);
      return Object.fromEntries(missions.map(({ key, fields }) => [key, fields]));
    },
    complete: async (_tx, current, wanted) => ({
      ...current,
      ...Object.fromEntries(
        Object.entries(wanted).map(([key, mission], index) => [key, whole(key, current[key], mission, index + 1)]),
      ),
    }),
    apply: async (tx, current, next) => {
      const ids = new Map((await readKeyed(tx)).map(({ key, id }) => [key, id]));
      for (const [key, mission] of changedEntries(current, next))
        await refusalsAt([key], () => applyMission(tx, key, ids.get(key), mission as MissionFields));
    },
    forget: () => {},
  });
}

async function applyMission(tx: Tx, key: string, id: string | undefined, fields: MissionFields): Promise<void> {
  if (id === undefined) {
    checkInput(fields, 0n);
    const added = await addMission(tx, fields);
    await tx.run(sql`update loyalty_missions set pack_key = ${key} where id = ${added}::bigint`);
    return;
  }
  const { spent } = await lockMission(tx, id);
  checkInput(fields, parseMinor(spent));
  await writeMission(tx, id, fields);
}

async function readKeyed(executor: Executor): Promise<{ key: string; id: string; fields: MissionFields }[]> {
  const keys = new Map(
    (await executor.rows(sql<{ id: bigint; key: string }>`select id, pack_key as key from loyalty_missions`)).map(
      ({ id, key }) => [String(id), key],
    ),
  );
  return (await readMissions(executor)).map((mission) => ({
    key: keys.get(mission.id) ?? mission.id,
    id: mission.id,
    fields: Object.fromEntries(
      Object.keys(FIELDS).map((name) => [name, mission[name as keyof MissionFields]]),
    ) as unknown as MissionFields,
  }));
}

/** @throws PackRefusal for a new mission that lacks one of the fields */
function whole(key: string, now: Mission | undefined, wanted: Mission, position: number): Mission {
  const titles = { ...now?.titles, ...wanted.titles };
  const mission: Mission = {
    products: null,
    isOpen: true,
    position,
    ...now,
    ...tidyAmounts(wanted, ['amount', 'budget']),
    ...(Object.keys(titles).length > 0 && {
      titles: Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, plainText(title)])),
    }),
  };
  const missing = Object.keys(FIELDS).find((field) => !(field in mission));
  if (missing !== undefined) throw new PackRefusal([key], `${key} needs ${missing}`);
  return mission.goal === 'bets' ? mission : { ...mission, products: null };
}
