import { originalsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { textOf } from '../crash/state.ts';
import { bonusWinsOf, sumOf } from '../rules.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type RoundView = ValueOf<typeof contract.rounds>['list'][number];
type FlightView = ValueOf<typeof contract.flights>['list'][number];
type PairView = ValueOf<typeof contract.seedPairs>['list'][number];

type RoundRow = RowOf<Omit<RoundView, 'stake' | 'bonusStake' | 'payout' | 'bonusWin'>, never, 'placedAt'> & {
  stakesMinor: string[];
  bonusStakesMinor: string[];
  payoutMinor: bigint | null;
};

export function createRoundList(): AnyDeskList {
  return deskList<RoundRow, RoundView>({
    endpoint: contract.rounds,
    select: sql`
      r.id as "roundId", r.member_id::text as "memberId", r.user_name as account, r.game_code as game,
      r.flight_id::text as flight, r.auto_id is not null as "isAuto",
      r.asset, r.state, r.payout_minor as "payoutMinor", r.placed_at as "placedAt",
      array(select s::text from unnest(r.stakes_minor) as s) as "stakesMinor",
      array(select coalesce(s, 0)::text from unnest(r.bonus_stakes_minor) as s) as "bonusStakesMinor"`,
    from: sql`originals_rounds r`,
    alias: 'r',
    key: { column: sql`r.id::text`, type: 'text' },
    fields: {
      // A text that is not an id finds nothing instead of failing.
      roundId: { where: ([id = '']) => (isUuid(id) ? sql`r.id = ${id}::uuid` : sql`false`) },
      game: { column: sql`r.game_code` },
      flight: { column: sql`r.flight_id` },
    },
    present: (rows) =>
      rows.map(({ stakesMinor, bonusStakesMinor, payoutMinor, ...row }) => {
        const [stakes, bonuses] = [stakesMinor.map(BigInt), bonusStakesMinor.map(BigInt)];
        return {
          ...wireRow(row),
          stake: formatMinor(sumOf(stakes)),
          bonusStake: formatMinor(sumOf(bonuses)),
          payout: payoutMinor === null ? null : formatMinor(payoutMinor),
          bonusWin: payoutMinor === null ? null : formatMinor(sumOf(bonusWinsOf(payoutMinor, stakes, bonuses))),
        };
      }),
  });
}

type FlightRow = RowOf<
  Omit<FlightView, 'stake' | 'payout' | 'exposure' | 'multiplier' | 'forcedAt'>,
  never,
  'startsAt'
> & { stakeMinor: bigint; payoutMinor: bigint; exposureMinor: bigint; point: bigint | null; forcedAt: bigint | null };

/** Exposure is the total payout if all remaining stakes stayed as long as they may. */
export function createFlightList(): AnyDeskList {
  const ofStakes = (what: ReturnType<typeof sql>) => sql`
    (select ${what} from originals_rounds r where r.flight_id = f.id and r.asset <> ${PLAY_MONEY})`;
  const sum = (what: ReturnType<typeof sql>) => ofStakes(sql`coalesce(sum(${what}), 0)::bigint`);
  return deskList<FlightRow, FlightView>({
    endpoint: contract.flights,
    select: sql`
      f.id::text as round, f.state, f.starts_at as "startsAt", f.point, f.forced_at as "forcedAt",
      ${ofStakes(sql`count(distinct r.member_id)::int`)} as players, ${ofStakes(sql`count(*)::int`)} as bets,
      ${sum(sql`r.stakes_minor[1]`)} as "stakeMinor", ${sum(sql`r.payout_minor`)} as "payoutMinor",
      least(coalesce((select max_exposure_minor from originals_games where code = 'crash'), 9e18::bigint),
        ${sum(sql`coalesce(r.payout_minor, r.stakes_minor[1] * r.leaves_at / 100)`)}) as "exposureMinor"`,
    from: sql`originals_flights f`,
    alias: 'f',
    fields: { round: { column: sql`f.id` } },
    present: (rows) =>
      rows.map(({ stakeMinor, payoutMinor, exposureMinor, point, forcedAt, ...row }) => ({
        ...wireRow(row),
        stake: formatMinor(stakeMinor),
        payout: formatMinor(payoutMinor),
        exposure: formatMinor(exposureMinor),
        multiplier: textOf(point),
        forcedAt: textOf(forcedAt),
      })),
  });
}

/** A pair in use shows only its hash; a revealed pair shows whether its seed matches the commitment. */
export function createPairList(): AnyDeskList {
  return deskList<RowOf<PairView, never, 'madeAt' | 'revealedAt'>, PairView>({
    endpoint: contract.seedPairs,
    select: sql`
      s.id::text as id, s.member_id::text as "memberId", s.server_seed_hash as "serverSeedHash",
      s.client_seed as "clientSeed", s.nonce::int as rounds, s.created_at as "madeAt", s.revealed_at as "revealedAt",
      encode(sha256(decode(s.revealed_seed, 'hex')), 'hex') = s.server_seed_hash as "isRight"`,
    from: sql`originals_seeds s`,
    alias: 's',
    present: (rows) => rows.map(wireRow),
  });
}
