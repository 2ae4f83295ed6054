import { pageOf } from '../../platform/operators/index.ts';
import { records as contract } from '@fairlot/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/db/index.ts';
import { type BetSettled, onBets, settledNow } from '../../platform/events/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { RecordsPlatform } from './ports.ts';
import type { Person } from '../identity/ports.ts';
import { betCards } from './cards.ts';
import { readDays, readYear } from './days.ts';
import { exportRecords } from './export.ts';
import { presentBets } from './bet-list.ts';
import { betsOfReferences } from './game-names.ts';
import { presentBetDay, presentMovement, presentMovementDay } from './present.ts';
import { betDays, findBets, newestBets, recordPlaced, recordSettled } from './repository.ts';
import { createDesk } from './desk/index.ts';
import { createStatementRoutes } from './statement/routes.ts';
import { announceSettled } from './announce-settled.ts';
import { recordRegistrations } from './sums/record-registrations.ts';
import { recordPlayers } from './sums/record-players.ts';
import { addPastVisits, createVisitCounter, seedVisits } from './sums/visits.ts';
import { defineRoom } from '../../platform/room.ts';

const PAGE_SIZE = 25;
const REGISTRATIONS_EVERY_MS = 60_000;
const SAVE_VISITS_EVERY_MS = 5_000;

export const records = defineRoom({ name: 'records', create: createRecords });

function createRecords(platform: RecordsPlatform) {
  const { config, db, log, people, reads, site, wallet } = platform;
  const visits = createVisitCounter(db, site);
  const person: Pick<Person, 'export'> = {
    export: ({ memberId, asset }) => exportRecords(reads.fresh, wallet, memberId, asset),
  };
  const hearSettled = async (tx: Tx, chunks: readonly BetSettled[]): Promise<void> => {
    await recordSettled(tx, chunks);
    await announceSettled(platform.events, tx, chunks);
  };
  return {
    // No other room calls this one; the web server reports visits.
    door: { noteVisit: () => visits.note() },
    answers: {
      person,
      past: { addVisits: addPastVisits },
      cards: betCards(platform),
      firstSteps: {
        hasPlayed: async (memberId: bigint, asset: string) => (await newestBets(db, memberId, asset, 1)).length > 0,
      },
    },
    routes: recordRoutes(platform),
    listeners: [
      {
        name: 'betting-record',
        byTopic: true,
        subscriptions: onBets({
          placed: recordPlaced,
          settled: hearSettled,
          corrected: (tx, chunks) => hearSettled(tx, chunks.map(settledNow)),
        }),
      },
      {
        name: 'active-players',
        subscriptions: onBets({
          placed: async (tx, bets) => recordPlayers(tx, bets, await site.timeZone(tx)),
        }),
      },
    ],
    desk: createDesk(platform),
    jobs: [
      {
        name: 'records-registrations',
        everyMs: REGISTRATIONS_EVERY_MS,
        run: () => recordRegistrations(db, people),
      },
      {
        name: 'records-visits',
        isLocal: true,
        everyMs: SAVE_VISITS_EVERY_MS,
        run: async () => {
          await visits.save();
          return false;
        },
      },
    ],
    plugin: async (app: FastifyInstance) => {
      // Jobs have stopped by now, and requests have ended.
      app.addHook('onClose', () =>
        visits.save().catch((error: unknown) => log.warn({ err: error }, 'the last visits could not be counted')),
      );
    },
    seed: async (tx: Tx) => {
      // A past adds the visits of all its days.
      if (config.seedDays === 0) await seedVisits(tx, await site.timeZone(tx));
    },
  };
}

function recordRoutes(platform: RecordsPlatform): BoundRoute[] {
  const { reads, site, wallet } = platform;
  return [
    route(contract.bets, async ({ caller, language, query }) => {
      const { pageNo = 1, pageSize = PAGE_SIZE, type, source, product, startDate, endDate } = query;
      const days = readDays(startDate, endDate, await site.timeZone());
      const { list, totalPages } = await findBets(reads.fresh, caller.memberId, caller.asset, {
        ...days,
        status: type,
        source,
        product,
        ...pageOf({ pageNo, pageSize }),
      });
      return { list: await presentBets(platform, list, { memberId: caller.memberId, language }), totalPages };
    }),
    route(contract.betDays, async ({ caller, query: { startDate, endDate, product, type } }) => {
      const zone = await site.timeZone();
      const filter = { ...readYear(startDate, endDate, zone, Date.now()), zone, product, status: type };
      return (await betDays(reads.fresh, caller.memberId, caller.asset, filter)).map(presentBetDay);
    }),
    ...movementRoutes(platform),
    ...createStatementRoutes(platform, wallet),
  ];
}

function movementRoutes({ gameName, reads, site, wallet }: RecordsPlatform): BoundRoute[] {
  return [
    route(contract.transactions, async ({ caller, language, query }) => {
      const { pageNo = 1, pageSize = PAGE_SIZE, type, account, startDate, endDate } = query;
      const { list, totalPages } = await wallet.movements(caller.memberId, caller.asset, {
        ...readDays(startDate, endDate, await site.timeZone()),
        kind: type,
        isBonus: account === 'bonus',
        ...pageOf({ pageNo, pageSize }),
      });
      const references = list.map(({ reference }) => reference);
      const bets = await betsOfReferences(reads.fresh, references);
      return {
        list: list.map((movement) => {
          const bet = bets.get(movement.reference);
          return {
            ...presentMovement(movement, caller.asset),
            gameName: bet === undefined ? null : gameName(bet.code, bet.game, language),
            betStatus: bet?.status ?? null,
            // Vendors' pages are outside the app.
            detailUrl: bet?.detailUrl?.startsWith('/') === true ? bet.detailUrl : null,
          };
        }),
        totalPages,
      };
    }),
    route(contract.transactionDays, async ({ caller, query: { type, account, startDate, endDate } }) => {
      const zone = await site.timeZone();
      const days = await wallet.movementDays(caller.memberId, caller.asset, {
        ...readYear(startDate, endDate, zone, Date.now()),
        zone,
        kind: type,
        isBonus: account === 'bonus',
      });
      return { days: days.map(presentMovementDay) };
    }),
  ];
}
