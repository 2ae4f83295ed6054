import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, DateText, EpochMs, Id, Maybe, Page, paged, SignedAmount, StrictObject } from '../shapes.ts';
import { Product } from '../products.ts';
import { Days, Figures, figures, person, TEAM_MODULE, Whom } from './shapes.ts';

const REFUSED = ['permission.denied', 'module.disabled', 'request.invalid'] as const;

export const teamCounters = endpoint({
  id: 'agency.teamCounters',
  path: '/wps/agent/teamKPIC',
  moduleId: TEAM_MODULE,
  summary: 'Numbers of team members who logged in, bet, registered and are online',
  query: StrictObject({ ...Days, ...Page, size: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })) }),
  value: Type.Object({ list: Type.Array(Type.Object({ ...person, ...figures })) }),
  footer: Type.Object({
    teamLoginMemberCount: Type.Integer(),
    teamBetMemberCount: Type.Integer(),
    teamRegisterMemberCount: Type.Integer(),
    teamOnlineCount: Type.Integer(),
    /**
     * These counts for the same number of days right before; a period that still runs is compared up to the same time
     * of day.
     */
    formerLoginMemberCount: Type.Integer(),
    formerBetMemberCount: Type.Integer(),
    formerRegisterMemberCount: Type.Integer(),
  }),
  errors: REFUSED,
  policies: { background: true },
});

const DayRow = Type.Object({ date: DateText, ...figures });

export const teamOverview = endpoint({
  id: 'agency.teamOverview',
  path: '/wps/agent/team/overview',
  moduleId: TEAM_MODULE,
  summary: 'The team by day, with its sums, its size and its balance now; without a page size all days are one page',
  query: StrictObject({ ...Days, ...Page }),
  value: paged(DayRow),
  footer: Type.Object({
    ...figures,
    /** Turnover of the same number of days right before. */
    formerTurnover: Amount,
    balance: SignedAmount,
    size: Type.Integer(),
    agents: Type.Integer(),
    online: Type.Integer(),
    registered: Type.Integer(),
    bettors: Type.Integer(),
    /** Members without a call for this number of days. */
    silent30: Type.Integer(),
    silent60: Type.Integer(),
  }),
  errors: REFUSED,
});

export const teamProfit = endpoint({
  id: 'agency.teamProfit',
  path: '/wps/agent/team/pnl',
  moduleId: TEAM_MODULE,
  summary:
    'Profit and loss by day of the team or of the team of a member, and by product; ' +
    'without a page size, all days are on one page',
  query: StrictObject({ ...Days, ...Whom, ...Page }),
  value: paged(DayRow),
  footer: Type.Object({
    ...figures,
    products: Type.Array(
      Type.Object({
        product: Product,
        turnover: Amount,
        prize: Amount,
        profit: SignedAmount,
        bets: Type.Integer(),
      }),
    ),
  }),
  errors: [...REFUSED, 'not.found'],
});

export const teamMembers = endpoint({
  id: 'agency.teamMembers',
  path: '/wps/agent/team/members',
  moduleId: TEAM_MODULE,
  summary: 'Direct downline of the agent or of a downline member, each with the figures of their team',
  query: StrictObject({
    ...Days,
    ...Whom,
    ...Page,
    /** Prefix of an account name; searches the whole team. */
    account: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    /** Sort column, with a leading `-` for descending. */
    sort: Type.Optional(
      Type.String({ pattern: '^-?(account|deposit|withdrawal|turnover|prize|profit|bets|joinedAt)$' }),
    ),
  }),
  value: paged(
    Type.Object({
      ...person,
      type: Type.Integer(),
      joinedAt: EpochMs,
      isOnline: Type.Boolean(),
      /** Number of members in the downline. */
      size: Type.Integer(),
      balance: SignedAmount,
      ...figures,
    }),
  ),
  footer: Type.Object({
    ...figures,
    total: Type.Integer(),
    /** From the calling agent down to the one whose downline is listed. */
    path: Type.Array(Type.Object(person)),
  }),
  errors: [...REFUSED, 'not.found'],
});

const BetStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('refunded'),
  Type.Literal('cancelled'),
]);

export const teamBets = endpoint({
  id: 'agency.teamBets',
  path: '/wps/agent/team/betting',
  moduleId: TEAM_MODULE,
  summary: 'Bets of the team, newest first',
  query: StrictObject({
    ...Days,
    ...Whom,
    ...Page,
    status: Type.Optional(BetStatus),
    product: Type.Optional(Product),
    account: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  }),
  value: paged(
    Type.Object({
      betId: Type.String(),
      ...person,
      source: Type.Union([Type.Literal('lottery'), Type.Literal('vendor'), Type.Literal('original')]),
      product: Product,
      gameCode: Type.String(),
      gameName: Type.String(),
      roundId: Maybe(Type.String()),
      placedAt: EpochMs,
      settledAt: Maybe(EpochMs),
      status: BetStatus,
      stake: Amount,
      win: Maybe(Amount),
    }),
  ),
  footer: Type.Object({ stake: Amount, win: Amount, total: Type.Integer() }),
  errors: [...REFUSED, 'not.found'],
});

export const teamTransactions = endpoint({
  id: 'agency.teamTransactions',
  path: '/wps/agent/team/transactions',
  moduleId: TEAM_MODULE,
  summary: 'Movements of money of one member of the team, newest first',
  query: StrictObject({ ...Days, ...Page, memberId: Id }),
  value: paged(
    Type.Object({
      id: Type.String(),
      at: EpochMs,
      type: Type.String(),
      amount: SignedAmount,
      balanceAfter: Amount,
    }),
  ),
  footer: Type.Object({ ...person, ...Figures.properties }),
  errors: [...REFUSED, 'not.found'],
});

export const teamExport = endpoint({
  id: 'agency.teamExport',
  path: '/wps/agent/team/export',
  moduleId: TEAM_MODULE,
  summary: 'A report of the team as a table (CSV, UTF-8)',
  query: StrictObject({
    ...Days,
    ...Whom,
    report: Type.Union([Type.Literal('members'), Type.Literal('pnl'), Type.Literal('betting')]),
  }),
  value: Type.Object({ name: Type.String(), text: Type.String() }),
  errors: [...REFUSED, 'not.found', 'rate.limited'],
  policies: { rateLimit: { max: 20, windowSeconds: 60, by: 'member', shared: false } },
});
