import { Type } from 'typebox';
import { Approval, Id, Maybe, Reason, RequestKey } from './backoffice-shapes.ts';
import { endpoint } from './define.ts';
import { Amount, AmountInput, DateText, EpochMs, GameCode, Numero, SignedAmount, Strict } from './shapes.ts';

/** What operators do with lotteries: odds and limits, results, calendars, and the state of every draw. */
const base = { room: 'backoffice', auth: 'operator' } as const;
const Source = Type.Union([Type.Literal('rng'), Type.Literal('feed')]);
const Result = Type.Array(
  Type.Object(
    { level: Type.String({ maxLength: 16 }), numbers: Type.Array(Type.String({ maxLength: 9 }), { maxItems: 1000 }) },
    Strict,
  ),
  { minItems: 1, maxItems: 50 },
);
const drawParams = Type.Object({ gameCode: GameCode, numero: Numero }, Strict);
const gameParams = Type.Object({ gameCode: GameCode }, Strict);
const Wish = { reason: Reason, requestKey: RequestKey };

export const lotteryGames = endpoint({
  ...base,
  id: 'backoffice.lotteryGames',
  method: 'GET',
  path: '/backoffice/api/lottery/games',
  permission: 'draws.read',
  summary: 'Games with the versions of their rules and odds',
  value: Type.Array(
    Type.Object({
      gameCode: Type.String(),
      gameName: Type.String(),
      source: Source,
      enabled: Type.Boolean(),
      calendar: Maybe(Type.String()),
      rulesVersion: Type.Integer(),
      oddsVersion: Type.Integer(),
    }),
  ),
  errors: [],
});

const limits = { memberNumber: Maybe(Amount), memberPlay: Maybe(Amount), liability: Maybe(Amount) };
const PlayTerms = Type.Object({
  play: Type.String(),
  name: Type.String(),
  odds: Maybe(Type.String({ description: 'such as 99.5; null for a play that is not offered' })),
  returnPercent: Maybe(Type.String()),
  oddsForFloor: Type.String({ description: 'the lowest odds that may be published' }),
  oddsForAll: Type.String({ description: 'the highest odds, a return of 100 %' }),
  minUnitStake: Maybe(Amount),
  maxUnitStake: Maybe(Amount),
  ...limits,
});

export const lotteryOdds = endpoint({
  ...base,
  id: 'backoffice.lotteryOdds',
  method: 'GET',
  path: '/backoffice/api/lottery/games/:gameCode/odds',
  permission: 'draws.read',
  summary: 'Odds and limits of every play of a game with their exact return',
  params: gameParams,
  value: Type.Object({
    gameCode: Type.String(),
    gameName: Type.String(),
    currency: Type.String(),
    oddsVersion: Type.Integer(),
    publishedAt: EpochMs,
    floorPercent: Type.Integer(),
    memberDraw: Maybe(Amount),
    plays: Type.Array(PlayTerms),
  }),
  errors: ['not.found'],
});

const WantedTerms = Type.Object(
  {
    play: Type.String({ pattern: '^[a-z0-9]{1,16}$' }),
    odds: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$' }),
    minUnitStake: AmountInput,
    maxUnitStake: AmountInput,
    memberNumber: Maybe(AmountInput),
    memberPlay: Maybe(AmountInput),
    liability: Maybe(AmountInput),
  },
  Strict,
);
const wantedOdds = {
  formerVersion: Type.Integer({ minimum: 1, description: 'the version that was looked at' }),
  memberDraw: Maybe(AmountInput),
  plays: Type.Array(WantedTerms, {
    minItems: 1,
    maxItems: 200,
    description: 'plays that are left out are offered no more',
  }),
};
const Change = Type.Object({ about: Type.String(), before: Type.String(), after: Type.String() });

export const previewOdds = endpoint({
  ...base,
  id: 'backoffice.previewOdds',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/odds/preview',
  permission: 'odds.change',
  summary: 'What a publication of odds would change, with returns before and after',
  params: gameParams,
  body: Type.Object(wantedOdds, Strict),
  value: Type.Array(Change),
  errors: ['not.found', 'odds.changed', 'odds.refused', 'request.invalid'],
});

export const requestOdds = endpoint({
  ...base,
  id: 'backoffice.requestOdds',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/odds',
  permission: 'odds.change',
  summary: 'Ask a second operator to publish odds and limits as the next version',
  params: gameParams,
  body: Type.Object({ ...wantedOdds, ...Wish }, Strict),
  value: Approval,
  errors: ['not.found', 'odds.changed', 'odds.refused', 'request.invalid', 'idempotency.conflict'],
});

const RulesVersion = Type.Object({
  version: Type.Integer(),
  firstDay: Maybe(DateText),
  publishedAt: EpochMs,
  state: Type.Union([Type.Literal('past'), Type.Literal('current'), Type.Literal('coming'), Type.Literal('replaced')], {
    description: '`replaced` never holds: another version begins on its day',
  }),
  structure: Type.Array(Type.Object({ level: Type.String(), count: Type.Integer(), width: Type.Integer() })),
});

export const lotteryRules = endpoint({
  ...base,
  id: 'backoffice.lotteryRules',
  method: 'GET',
  path: '/backoffice/api/lottery/games/:gameCode/rules',
  permission: 'draws.read',
  summary:
    'Versions of the rules of a game with the first day of their draws, newest first; null for from the beginning',
  params: gameParams,
  value: Type.Object({
    gameCode: Type.String(),
    gameName: Type.String(),
    firstFreeDay: DateText,
    versions: Type.Array(RulesVersion),
  }),
  errors: ['not.found'],
});

const wantedRules = {
  formerVersion: Type.Integer({ minimum: 1, description: 'the newest version that was looked at' }),
  firstDay: DateText,
  widths: Type.Array(
    Type.Object(
      { level: Type.String({ pattern: '^[A-Z0-9]{1,16}$' }), width: Type.Integer({ minimum: 1, maximum: 9 }) },
      Strict,
    ),
    { minItems: 1, maxItems: 50, description: 'levels that are left out stay as they are' },
  ),
};

export const previewRules = endpoint({
  ...base,
  id: 'backoffice.previewRules',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/rules/preview',
  permission: 'odds.change',
  summary: 'What other number widths would change, returns of the plays among it',
  params: gameParams,
  body: Type.Object(wantedRules, Strict),
  value: Type.Array(Change),
  errors: ['not.found', 'odds.refused', 'request.invalid'],
});

export const requestRules = endpoint({
  ...base,
  id: 'backoffice.requestRules',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/rules',
  permission: 'odds.change',
  summary: 'Ask a second operator to publish rules with other number widths for draws from a day on',
  params: gameParams,
  body: Type.Object({ ...wantedRules, ...Wish }, Strict),
  value: Approval,
  errors: ['not.found', 'odds.refused', 'request.invalid', 'idempotency.conflict'],
});

const Report = Type.Object({
  id: Id,
  version: Type.Integer(),
  source: Type.String(),
  result: Result,
  reportedAt: EpochMs,
  own: Type.Boolean({ description: 'reported by the operator who asks' }),
});

export const lotteryDraw = endpoint({
  ...base,
  id: 'backoffice.lotteryDraw',
  method: 'GET',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero',
  permission: 'draws.read',
  summary:
    'Where the engine stands with a draw: state, escrow, tickets, exposure per number, results and who reported them',
  params: drawParams,
  value: Type.Object({
    gameCode: Type.String(),
    gameName: Type.String(),
    numero: Type.String(),
    source: Source,
    state: Type.String(),
    openAt: EpochMs,
    lockAt: EpochMs,
    drawAt: EpochMs,
    nextDueAt: Maybe(EpochMs),
    settledAt: Maybe(EpochMs),
    voidReason: Maybe(Type.String()),
    rulesVersion: Type.Integer(),
    resultVersion: Type.Integer(),
    settledVersion: Type.Integer(),
    result: Maybe(Result),
    structure: Type.Array(Type.Object({ level: Type.String(), count: Type.Integer(), width: Type.Integer() })),
    escrow: Type.Array(Type.Object({ currency: Type.String(), amount: SignedAmount })),
    tickets: Type.Array(
      Type.Object({
        currency: Type.String(),
        status: Type.String(),
        count: Type.Integer(),
        stake: Amount,
        win: Amount,
      }),
    ),
    exposure: Type.Array(
      Type.Object({
        play: Type.String(),
        picks: Type.String(),
        tickets: Type.Integer(),
        stake: Amount,
        payout: Amount,
        liability: Maybe(Amount),
      }),
      { description: 'the picks that would cost most, real money alone' },
    ),
    versions: Type.Array(
      Type.Object({ version: Type.Integer(), result: Result, sources: Type.Array(Type.String()), acceptedAt: EpochMs }),
    ),
    reports: Type.Array(Report),
  }),
  errors: ['draw.unknown'],
});

const Verdict = Type.Object({
  state: Type.Union([Type.Literal('waiting'), Type.Literal('accepted'), Type.Literal('known')]),
  version: Type.Integer(),
});
const resultErrors = ['draw.unknown', 'result.refused'] as const;

export const proposeResult = endpoint({
  ...base,
  id: 'backoffice.proposeResult',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/result',
  permission: 'results.enter',
  summary:
    'Report the result of an official draw, or the correction of a settled one; another source or person has to agree',
  params: drawParams,
  body: Type.Object({ result: Result, reason: Reason }, Strict),
  value: Verdict,
  errors: [...resultErrors],
});

export const confirmResult = endpoint({
  ...base,
  id: 'backoffice.confirmResult',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/result/confirm',
  permission: 'results.enter',
  summary: 'Accept what another operator proposed',
  params: drawParams,
  body: Type.Object({ reportId: Id, reason: Reason }, Strict),
  value: Verdict,
  errors: [...resultErrors, 'not.found', 'approval.own'],
});

const File = {
  fileName: Type.String({ pattern: '^[^\\x00-\\x1f/\\\\]{1,64}$' }),
  text: Type.String({ minLength: 1, maxLength: 200_000 }),
};
const Kind = Type.Union([Type.Literal('results'), Type.Literal('history')], {
  description: 'results of draws that wait, or draws of the past without tickets',
});
const ImportedLines = Type.Array(
  Type.Object({
    line: Type.Integer(),
    gameCode: Type.String(),
    numero: Type.String(),
    state: Type.Union([
      Type.Literal('waiting'),
      Type.Literal('accepted'),
      Type.Literal('known'),
      Type.Literal('refused'),
    ]),
    reason: Maybe(Type.String()),
  }),
);

export const previewImport = endpoint({
  ...base,
  id: 'backoffice.previewImport',
  method: 'POST',
  path: '/backoffice/api/lottery/results/preview',
  permission: 'results.enter',
  summary: 'What an import of a file of results would do, line by line; nothing is kept',
  body: Type.Object({ kind: Kind, ...File }, Strict),
  value: ImportedLines,
  errors: [],
});

export const importResults = endpoint({
  ...base,
  id: 'backoffice.importResults',
  method: 'POST',
  path: '/backoffice/api/lottery/results/import',
  permission: 'results.enter',
  summary: 'Report the results of a file; it counts as one source, and lines in error are left out',
  body: Type.Object({ kind: Kind, ...File, reason: Reason }, Strict),
  value: ImportedLines,
  errors: [],
});

export const requestPostponement = endpoint({
  ...base,
  id: 'backoffice.requestPostponement',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/postpone',
  permission: 'draws.change',
  summary: 'Ask a second operator to give an official draw without a result a later time',
  params: drawParams,
  body: Type.Object({ drawAt: EpochMs, ...Wish }, Strict),
  value: Approval,
  errors: ['draw.unknown', 'draw.not.postponable', 'idempotency.conflict'],
});

export const closedDays = endpoint({
  ...base,
  id: 'backoffice.closedDays',
  method: 'GET',
  path: '/backoffice/api/lottery/calendar',
  permission: 'draws.read',
  summary: 'Days without draws, by calendar',
  value: Type.Array(
    Type.Object({
      calendar: Type.String(),
      games: Type.Integer(),
      days: Type.Array(Type.Object({ day: DateText, reason: Type.String() })),
    }),
  ),
  errors: [],
});

const dayParams = Type.Object({ calendar: Type.String({ pattern: '^[A-Z0-9_]{2,32}$' }), day: DateText }, Strict);
const AffectedDraws = Type.Object({
  skipped: Type.Array(Type.Object({ gameCode: Type.String(), numero: Type.String() })),
  onSale: Type.Array(Type.Object({ gameCode: Type.String(), numero: Type.String() }), {
    description: 'draws of the day that have to be voided or postponed',
  }),
});

export const closeDay = endpoint({
  ...base,
  id: 'backoffice.closeDay',
  method: 'PUT',
  path: '/backoffice/api/lottery/calendar/:calendar/:day',
  permission: 'draws.change',
  summary: 'A day without draws: issues that are not on sale yet are skipped, those on sale are named',
  params: dayParams,
  body: Type.Object({ reason: Reason }, Strict),
  value: AffectedDraws,
  errors: ['not.found', 'request.invalid'],
});

export const reopenDay = endpoint({
  ...base,
  id: 'backoffice.reopenDay',
  method: 'POST',
  path: '/backoffice/api/lottery/calendar/:calendar/:day/reopen',
  permission: 'draws.change',
  summary: 'Draws on this day after all; issues that were skipped for it come back',
  params: dayParams,
  body: Type.Object({ reason: Reason }, Strict),
  value: Type.Object({ restored: Type.Integer() }),
  errors: ['not.found', 'request.invalid'],
});

export const feeds = endpoint({
  ...base,
  id: 'backoffice.feeds',
  method: 'GET',
  path: '/backoffice/api/lottery/feeds',
  permission: 'draws.read',
  summary: 'Sources of official results and how they answer',
  value: Type.Object({
    feeds: Type.Array(
      Type.Object({
        name: Type.String(),
        address: Type.String(),
        askedAt: Maybe(EpochMs),
        answeredAt: Maybe(EpochMs),
        failuresInRow: Type.Integer(),
        failure: Maybe(Type.String()),
        refusedAt: Maybe(EpochMs),
        refusal: Maybe(Type.String()),
      }),
    ),
    awaited: Type.Integer({ description: 'draws whose time has come and that have no result' }),
  }),
  errors: [],
});
