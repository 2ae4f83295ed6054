import { originals as contract, type ValueOf } from '@fairlot/contract';
import type { Ages } from './ports.ts';
import type { Database } from '../../platform/db/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { requireFound } from '../../platform/refusal.ts';
import type { AutoBets } from './actions/auto-bet.ts';
import type { JoinFlight } from './actions/join-flight.ts';
import type { LeaveFlight } from './actions/leave-flight.ts';
import type { PlayRound } from './actions/play-round.ts';
import type { TakeStep } from './actions/take-step.ts';
import { type FlightView, readPastFlights } from './crash/state.ts';
import { forPlayer, type GameSettings } from './games.ts';
import { presentGame, presentRound } from './present.ts';
import { findRound, listRounds, openGames } from './repository.ts';
import type { Seeds } from './seeds.ts';

const PAGE_SIZE = 25;

interface Actions {
  playRound: PlayRound;
  autoBets: AutoBets;
  takeStep: TakeStep;
  joinFlight: JoinFlight;
  leaveFlight: LeaveFlight;
  flightNow(memberId?: bigint): Promise<FlightView>;
  live(): Promise<ValueOf<typeof contract.live>>;
}

export function createRoutes(
  db: Database,
  settings: GameSettings,
  seeds: Seeds,
  ages: Ages,
  { playRound, autoBets, takeStep, joinFlight, leaveFlight, flightNow, live }: Actions,
): BoundRoute[] {
  return [
    route(contract.games, async ({ caller }) => {
      const member = caller && { id: caller.memberId, ages, executor: db };
      const all = await settings.all();
      // A round in a game that was switched off can be finished, so its player still needs the game's page.
      const isAnyOff = caller !== null && all.some(({ enabled }) => !enabled);
      const own = new Set(isAnyOff ? await openGames(db, caller.memberId) : []);
      const games = all.filter(({ code, enabled }) => enabled || own.has(code));
      return Promise.all(games.map(async (game) => presentGame(await forPlayer(game, member ?? null))));
    }),
    route(contract.seeds, async ({ caller: { memberId } }) => {
      // Another process may have played with the pair.
      seeds.forget(memberId);
      const { serverSeedHash, clientSeed, nonce } = await seeds.current(memberId);
      return { serverSeedHash, clientSeed, nonce, nextServerSeedHash: await seeds.nextHash(memberId) };
    }),
    route(contract.rotateSeeds, async ({ caller: { memberId }, body }) => {
      // Only committed seeds can be revealed or used, so both are created and committed first.
      await seeds.current(memberId);
      await seeds.nextHash(memberId);
      const { pair, former, nextHash } = await db.transaction((tx) => seeds.rotate(tx, memberId, body.clientSeed));
      seeds.forget(memberId);
      const { serverSeed, ...promised } = former;
      const { serverSeedHash, clientSeed, nonce } = pair;
      return { serverSeedHash, clientSeed, nonce, nextServerSeedHash: nextHash, serverSeed, former: promised };
    }),
    route(contract.flight, ({ caller }) => flightNow(caller?.memberId)),
    route(contract.flights, ({ query }) => readPastFlights(db, query.before)),
    route(contract.live, live),
    route(contract.playRound, ({ caller, params: { game }, body, idempotency }) =>
      game === 'crash' ? joinFlight(caller, body, idempotency) : playRound(caller, game, body, idempotency),
    ),
    route(contract.takeStep, ({ caller, params: { game, roundId }, body, idempotency, receivedAtMs, ip }) =>
      game === 'crash'
        ? leaveFlight(caller, roundId, body.choice, idempotency, receivedAtMs)
        : takeStep(caller, game, roundId, body, idempotency, ip),
    ),
    route(contract.startAuto, ({ caller, params: { game }, body }) => autoBets.start(caller, game, body)),
    route(contract.playAuto, ({ caller, params: { game, autoId }, idempotency }) =>
      autoBets.play(caller, game, autoId, idempotency),
    ),
    route(contract.stopAuto, ({ caller, params: { game, autoId } }) => autoBets.stop(caller, game, autoId)),
    route(contract.round, async ({ caller, params }) => {
      const round = requireFound(await findRound(db, caller.memberId, params.roundId));
      return presentRound(seeds, round);
    }),
    route(contract.rounds, async ({ caller, query }) => {
      const { pageNo = 1, pageSize = PAGE_SIZE, game, open } = query;
      const offset = (pageNo - 1) * pageSize;
      const filter = { code: game, isOpen: open, offset, limit: pageSize };
      const { list, totalPages } = await listRounds(db, caller.memberId, filter);
      return { list: list.map((row) => presentRound(seeds, row)), totalPages };
    }),
  ];
}
