import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Id, Maybe, Reason, StrictObject } from '../shapes.ts';
import { drawParams, Result, Verdict } from './desk-shapes.ts';

const resultErrors = ['draw.unknown', 'result.refused'] as const;

export const proposeResult = endpoint({
  id: 'lotteryDesk.proposeResult',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/result',
  permission: 'results.enter',
  summary:
    'Report the result of an official draw, or the correction of a settled one; another source or person has to agree',
  params: drawParams,
  body: StrictObject({ result: Result, reason: Reason }),
  value: Verdict,
  errors: [...resultErrors],
});

export const confirmResult = endpoint({
  id: 'lotteryDesk.confirmResult',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/result/confirm',
  permission: 'results.enter',
  summary: "Confirm another operator's proposal",
  params: drawParams,
  body: StrictObject({ reportId: Id, reason: Reason }),
  value: Verdict,
  errors: [...resultErrors, 'not.found', 'approval.own'],
});

export const withdrawReport = endpoint({
  id: 'lotteryDesk.withdrawReport',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/result/withdraw',
  permission: 'results.enter',
  summary: "Withdraw a waiting report, one's own or another operator's",
  params: drawParams,
  body: StrictObject({ reportId: Id, reason: Reason }),
  value: Type.Object({}),
  errors: ['draw.unknown', 'not.found'],
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
  id: 'lotteryDesk.previewImport',
  method: 'POST',
  path: '/backoffice/api/lottery/results/preview',
  permission: 'results.enter',
  summary: 'Preview of an import of results, line by line; nothing is stored',
  body: StrictObject({ kind: Kind, ...File }),
  value: ImportedLines,
});

export const importResults = endpoint({
  id: 'lotteryDesk.importResults',
  method: 'POST',
  path: '/backoffice/api/lottery/results/import',
  permission: 'results.enter',
  summary: 'Report the results of a file; it counts as one source, and invalid lines are skipped',
  body: StrictObject({ kind: Kind, ...File, reason: Reason }),
  value: ImportedLines,
});

export const feeds = endpoint({
  id: 'lotteryDesk.feeds',
  path: '/backoffice/api/lottery/feeds',
  permission: 'draws.read',
  summary: 'Sources of official results and their health',
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
    awaited: Type.Integer({ description: 'due draws without a result' }),
  }),
});
