import { type BodyOf, MOST_WAGERING, type ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import {
  type AnyDeskList,
  approval,
  audited,
  deskList,
  factLine,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { beginCancel, type Grant, GRANT_COLUMNS, GRANT_STATE, GRANTS } from '../free-rounds/grants.ts';
import type { FreeRoundGames } from '../free-rounds/games.ts';
import type { FreeRounds } from '../free-rounds/promise.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

type GrantView = ValueOf<typeof contract.freeRoundGrants>['list'][number];
type Input = Omit<BodyOf<typeof contract.grantFreeRounds>, 'reason' | 'requestKey'> & {
  gameName: string;
  asset: string;
};

/** Free rounds in the console: requested by one operator, approved by a second one, cancelled by either. */
export function createFreeRoundDesk(platform: VendorsPlatform, freeRounds: FreeRounds, games: FreeRoundGames) {
  const list = createGrantList(platform);
  /** @throws Refusal limit.exceeded {max} for more wagering than the market permits */
  async function requireLawful(bonusTimes: number | null, tx?: Tx): Promise<void> {
    const { mostWagering } = await platform.site.market(tx);
    const max = mostWagering ?? MOST_WAGERING;
    if ((bonusTimes ?? 0) > max) throw new Refusal('limit.exceeded', { field: 'bonusTimes', max: String(max) });
  }
  const giving = approval<Input>({
    kind: 'vendors.freeRounds',
    permission: 'vendors.grant',
    object: ({ vendor, gameId }) => `game:${vendor}:${gameId}`,
    title: ({ gameName, vendor, gameId }) => `${gameName} (game:${vendor}:${gameId})`,
    amount: ({ memberIds, rounds, value, asset }) => ({
      amountMinor: -BigInt(memberIds.length * rounds) * parseMinor(value),
      asset,
    }),
    details: ({ memberIds, rounds, value, days, bonusTimes = null }) => [
      factLine('rounds', rounds),
      factLine('value', value),
      factLine('roundDays', days),
      factLine('wins', bonusTimes === null ? 'money' : 'bonus'),
      ...(bonusTimes === null ? [] : [factLine('bonusTimes', bonusTimes)]),
      factLine('memberIds', memberIds),
    ],
    execute: async (tx, { vendor, gameId, memberIds, rounds, value, days, bonusTimes = null }, { approvalId }) => {
      await requireLawful(bonusTimes, tx);
      const to = memberIds.map((id) => ({ memberId: BigInt(id), key: `desk:${approvalId}:${id}` }));
      const valueMinor = parseMinor(value);
      const promised = { game: { vendor, gameId }, rounds, valueMinor, days, bonusTimes, bonusMostMinor: null };
      const leftOut = await freeRounds.give(tx, promised, to);
      const given = memberIds.length - leftOut;
      return { action: 'vendor.freeRounds.given', before: {}, after: { given, leftOut, rounds, value, bonusTimes } };
    },
  });
  return {
    lists: [list],
    approvals: [giving],
    routes: [
      route(contract.grantFreeRounds, async ({ operator, ip, body: { reason, requestKey, ...wanted } }) => {
        const game = await games.find(wanted);
        if (parseMinor(wanted.value) === 0n) throw invalidField('value', 'positive');
        await requireLawful(wanted.bonusTimes ?? null);
        const memberIds = [...new Set(wanted.memberIds)];
        const [first = '0'] = memberIds;
        const known = await platform.people.entries(memberIds.map(BigInt), platform.db);
        const missing = memberIds.find((id) => !known.has(BigInt(id)));
        if (missing !== undefined) throw invalidField('memberIds', missing);
        const asset = known.get(BigInt(first))?.asset ?? '';
        const payload: Input = {
          ...wanted,
          value: formatMinor(parseMinor(wanted.value)),
          memberIds,
          gameName: game.name,
          asset,
        };
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, giving, payload);
      }),
      route(contract.cancelFreeRounds, ({ operator, ip, params: { id }, body: { reason } }) =>
        audited(platform, { operator, ip }, async (tx) => {
          if (!(await beginCancel(tx, id))) throw new Refusal('not.found');
          return { action: 'vendor.freeRounds.cancelled', object: `freeRounds:${id}`, reason };
        }),
      ),
    ],
  };
}

/** States that follow from time and play are stored as granted, so that an index bounds the search. */
function inState(states: readonly string[]) {
  const stored = states.map((state) => (state === 'finished' || state === 'expired' ? 'granted' : state));
  return sql`f.state = any(${stored}::text[]) and (${GRANT_STATE}) = any(${[...states]}::text[])`;
}

function createGrantList({ catalogue }: Pick<VendorsPlatform, 'catalogue'>): AnyDeskList {
  return deskList<Grant, GrantView>({
    endpoint: contract.freeRoundGrants,
    select: GRANT_COLUMNS,
    from: GRANTS,
    alias: 'f',
    key: { column: sql`f.id::text`, type: 'text' },
    fields: {
      id: { where: ([id = '']) => (isUuid(id) ? sql`f.id = ${id}::uuid` : sql`false`) },
      state: { where: (states) => inState(states) },
    },
    present: (rows) =>
      Promise.all(
        rows.map(async ({ valueMinor, wonMinor, nodeId: _nodeId, ...row }) => ({
          ...wireRow(row),
          vendorName: (await catalogue.vendorName(row.vendor)) ?? row.vendor,
          value: formatMinor(valueMinor),
          won: formatMinor(wonMinor),
        })),
      ),
  });
}
