import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, DateText, EpochMs, Maybe, StrictObject, Version } from '../shapes.ts';
import { Change, gameParams, Source, Input } from './desk-shapes.ts';

export const games = endpoint({
  id: 'lotteryDesk.games',
  path: '/backoffice/api/lottery/games',
  permission: 'draws.read',
  summary: 'Games with the versions of their rules and odds',
  value: Type.Array(
    Type.Object({
      gameCode: Type.String(),
      gameName: Type.String(),
      source: Source,
      enabled: Type.Boolean({ description: 'on offer: enabled, and with a result source if it is official' }),
      hasJackpot: Type.Boolean(),
      isOff: Type.Boolean({ description: 'switched off by operators' }),
      calendar: Maybe(Type.String()),
      rulesVersion: Type.Integer(),
      oddsVersion: Type.Integer(),
      family: Type.String(),
      tag: Type.String(),
      intervalSeconds: Maybe(Type.Integer()),
      drawTime: Maybe(Type.String()),
      drawDays: Type.Array(Type.Integer()),
      next: Maybe(Type.Object({ numero: Type.String(), lockAt: EpochMs, drawAt: EpochMs })),
      returns: Type.Object(
        { least: Type.String(), most: Type.String() },
        { description: 'exact return of its bet types in percent' },
      ),
    }),
  ),
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

export const odds = endpoint({
  id: 'lotteryDesk.odds',
  path: '/backoffice/api/lottery/games/:gameCode/odds',
  permission: 'draws.read',
  summary: 'Odds and limits of every bet type of a game with their exact return',
  params: gameParams,
  value: Type.Object({
    gameCode: Type.String(),
    gameName: Type.String(),
    currency: Type.String(),
    oddsVersion: Type.Integer(),
    version: Version,
    publishedAt: EpochMs,
    floorPercent: Type.Integer(),
    memberDraw: Maybe(Amount),
    drawExposure: Amount,
    plays: Type.Array(PlayTerms),
  }),
  errors: ['not.found'],
});

const WantedTerms = StrictObject({
  play: Type.String({ pattern: '^[a-z0-9]{1,16}$' }),
  odds: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$' }),
  minUnitStake: AmountInput,
  maxUnitStake: AmountInput,
  memberNumber: Maybe(AmountInput),
  memberPlay: Maybe(AmountInput),
  liability: Maybe(AmountInput),
});

const wantedOdds = {
  version: Type.Optional(Version),
  memberDraw: Maybe(AmountInput),
  drawExposure: AmountInput,
  plays: Type.Array(WantedTerms, {
    minItems: 1,
    maxItems: 200,
    description: 'omitted bet types are withdrawn',
  }),
};

export const previewOdds = endpoint({
  id: 'lotteryDesk.previewOdds',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/odds/preview',
  permission: 'odds.change',
  summary: 'Preview of a publication of odds, with returns before and after',
  params: gameParams,
  body: StrictObject(wantedOdds),
  value: Type.Array(Change),
  errors: ['not.found', 'version.conflict', 'odds.refused', 'request.invalid'],
});

export const requestOdds = endpoint({
  id: 'lotteryDesk.requestOdds',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/odds',
  permission: 'odds.change',
  summary: 'Request the publication of odds and limits as the next version',
  params: gameParams,
  body: StrictObject({ ...wantedOdds, ...Input }),
  value: Approval,
  errors: [
    'not.found',
    'version.conflict',
    'odds.refused',
    'request.invalid',
    'offer.least.stake',
    'idempotency.conflict',
  ],
});

const RulesVersion = Type.Object({
  version: Type.Integer(),
  firstDay: Maybe(DateText),
  publishedAt: EpochMs,
  state: Type.Union([Type.Literal('past'), Type.Literal('current'), Type.Literal('coming'), Type.Literal('replaced')], {
    description: '`replaced` is never effective: another version begins on the same day',
  }),
  structure: Type.Array(Type.Object({ level: Type.String(), count: Type.Integer(), width: Type.Integer() })),
});

export const rules = endpoint({
  id: 'lotteryDesk.rules',
  path: '/backoffice/api/lottery/games/:gameCode/rules',
  permission: 'draws.read',
  summary:
    'Versions of the rules of a game with the first day of their draws, newest first; null means from the beginning',
  params: gameParams,
  value: Type.Object({
    gameCode: Type.String(),
    gameName: Type.String(),
    firstFreeDay: DateText,
    version: Version,
    versions: Type.Array(RulesVersion),
  }),
  errors: ['not.found'],
});

const wantedRules = {
  version: Type.Optional(Version),
  firstDay: DateText,
  widths: Type.Array(
    StrictObject({
      level: Type.String({ pattern: '^[A-Z0-9]{1,16}$' }),
      width: Type.Integer({ minimum: 1, maximum: 9 }),
    }),
    { minItems: 1, maxItems: 50, description: 'omitted levels stay unchanged' },
  ),
};

export const previewRules = endpoint({
  id: 'lotteryDesk.previewRules',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/rules/preview',
  permission: 'odds.change',
  summary: 'Preview of other number widths, with the returns of bet types',
  params: gameParams,
  body: StrictObject(wantedRules),
  value: Type.Array(Change),
  errors: ['not.found', 'version.conflict', 'odds.refused', 'request.invalid'],
});

export const requestRules = endpoint({
  id: 'lotteryDesk.requestRules',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/rules',
  permission: 'odds.change',
  summary: 'Request rules with other number widths for draws from a day on',
  params: gameParams,
  body: StrictObject({ ...wantedRules, ...Input }),
  value: Approval,
  errors: ['not.found', 'version.conflict', 'odds.refused', 'request.invalid', 'idempotency.conflict'],
});
