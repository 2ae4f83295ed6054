import { originalsDesk as contract } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { OriginalsPlatform } from '../ports.ts';
import {
  type Desk,
  matchesShortId,
  requestApproval,
  versionOf,
  writeTrail,
} from '../../../platform/operators/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import { isProved } from '../actions/take-step.ts';
import type { GameSettings } from '../games.ts';
import { presentRound } from '../present.ts';
import { findAnyRound, findAnyRounds } from '../repository.ts';
import type { Seeds } from '../seeds.ts';
import { ORIGINALS_CARD, ORIGINALS_REPORT } from './figures.ts';
import { createFloor } from './floor.ts';
import { RETURNS_REPORT } from './returns-report.ts';
import { ROUND_RISKS } from './risks.ts';
import { createFlightList, createPairList, createRoundList } from './lists.ts';
import {
  askLeastStake,
  changesOf,
  createSettingsApproval,
  listSettings,
  presentSettings,
  readGame,
  switchGame,
} from './settings.ts';

/**
 * Operators' actions on in-house games: switch them, set their limits (two operators), inspect rounds, flights and
 * seeds.
 */
export function createDesk(platform: OriginalsPlatform, settings: GameSettings, seeds: Seeds): Desk {
  const { db } = platform;
  const lists = [createRoundList(), createFlightList(), createPairList()];
  const settingsApproval = createSettingsApproval(platform, settings);
  const floor = createFloor(platform, settings);
  return {
    permissions: [
      { permission: 'originals.read', roles: ['admin', 'support', 'risk'] },
      { permission: 'originals.change', roles: ['admin', 'risk'] },
    ],
    routes: [
      ...floor.routes,
      route(contract.games, () => listSettings(db, settings)),
      route(contract.switchGame, async ({ operator, ip, params: { game: code }, body: { isEnabled, reason } }) => {
        const view = await db.transaction(async (tx) => {
          const game = await readGame(tx, settings, code);
          if (!isEnabled) await askLeastStake(platform, tx, game, null);
          await switchGame(tx, game, isEnabled);
          if (isEnabled) await platform.catalogue.offerOwnGame(tx, game.gameId);
          await writeTrail(platform, { operator, ip }, tx, {
            action: 'originals.game.switched',
            object: `original:${code}`,
            reason,
            before: { isEnabled: game.enabled },
            after: { isEnabled },
          });
          return presentSettings(await readGame(tx, settings, code));
        });
        settings.drop();
        return view;
      }),
      route(contract.requestSettings, async ({ operator, ip, params, body: { reason, requestKey, ...wanted } }) => {
        const game = requireFound((await settings.read(db)).find(({ code }) => code === params.game));
        const version = versionOf(game.version);
        const payload = { game: params.game, ...wanted, changes: changesOf(game, wanted), version };
        await db.transaction((tx) => askLeastStake(platform, tx, game, parseMinor(wanted.min)));
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, settingsApproval, payload);
      }),
      route(contract.round, async ({ params }) => {
        const row = requireFound(await findAnyRound(db, params.roundId));
        return { round: presentRound(seeds, row), account: row.userName, isProved: isProved(seeds, row) };
      }),
    ],
    approvals: [settingsApproval, floor.approval],
    risks: [ROUND_RISKS],
    reports: [ORIGINALS_REPORT, RETURNS_REPORT],
    memberCards: [ORIGINALS_CARD],
    lists,
    search: [
      {
        kind: 'originalRound',
        permission: 'originals.read',
        find: async (text) => {
          const isFound = matchesShortId(sql`r.id`, text, false);
          const rows = isFound === undefined ? [] : await findAnyRounds(db, isFound);
          return rows.map(({ id, gameName, userName }) => {
            const query = { filter: `roundId:eq:${id}` };
            return { id, title: id, detail: `${gameName} ${userName}`, page: 'originals-rounds', query };
          });
        },
      },
    ],
  };
}
