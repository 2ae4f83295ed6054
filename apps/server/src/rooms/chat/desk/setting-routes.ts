import { chatDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited, requireVersion, versionOf } from '../../../platform/operators/index.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import type { AskedParty } from '../../../config/verification.ts';
import { addAnswer, changeAnswer, readAnswers, removeAnswer } from '../answers.ts';
import { readReport } from '../report.ts';
import {
  type ChatSettings,
  cleanAnswer,
  cleanSettings,
  lockSettings,
  readSettings,
  writeSettings,
} from '../settings.ts';
import { readStaff, writeTaking } from '../staff.ts';

/** Hours, saved replies, availability of operators, and the report. */
export function createSettingRoutes(platform: Platform, translator: () => AskedParty | undefined): BoundRoute[] {
  const { db, ports } = platform;
  return [
    route(contract.settings, async () => versioned(await readSettings(db))),
    route(contract.changeSettings, ({ operator, ip, body: { version, ...body } }) =>
      audited(platform, { operator, ip }, async (tx) => {
        await lockSettings(tx);
        const before = await readSettings(tx);
        requireVersion(version, before);
        const after = cleanSettings(body);
        await writeSettings(tx, after);
        return { value: versioned(after), trail: { action: 'chat.settings.changed', object: 'chat', before, after } };
      }),
    ),
    route(contract.staff, async ({ operator }) => {
      const [rows, able] = await Promise.all([readStaff(db), ports.backstage.operatorsWith(db, 'chat.answer')]);
      return {
        operatorId: String(operator.operatorId),
        // Operators who were disabled or may no longer answer are not offered for a transfer.
        staff: rows.filter(({ operatorId }) => able.has(operatorId)).map(wireRow),
        isTaking: rows.some(({ operatorId, isTaking }) => operatorId === operator.operatorId && isTaking),
        translates: translator() !== undefined,
      };
    }),
    route(contract.changeTaking, ({ operator, ip, body: { isTaking } }) =>
      audited(platform, { operator, ip }, async (tx) => {
        await writeTaking(tx, operator, isTaking);
        return { action: 'chat.taking.changed', object: `operator:${operator.operatorId}`, after: { isTaking } };
      }),
    ),
    route(contract.answers, () => readAnswers(db)),
    route(contract.addAnswer, ({ operator, ip, body }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const answer = await addAnswer(tx, cleanAnswer(body.texts));
        const trail = { action: 'chat.answer.added', object: `answer:${answer.id}`, before: null, after: answer.texts };
        return { value: answer, trail };
      }),
    ),
    route(contract.changeAnswer, ({ operator, ip, params, body }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const { before, answer } = await changeAnswer(tx, params.id, cleanAnswer(body.texts), body.version);
        const trail = { action: 'chat.answer.changed', object: `answer:${params.id}`, before, after: answer.texts };
        return { value: answer, trail };
      }),
    ),
    route(contract.removeAnswer, ({ operator, ip, params, query }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const before = await removeAnswer(tx, params.id, query.version);
        return { action: 'chat.answer.removed', object: `answer:${params.id}`, before, after: null };
      }),
    ),
    route(contract.report, ({ query: { days = 7 } }) => readReport(db, days)),
  ];
}

function versioned(settings: ChatSettings): ChatSettings & { version: string } {
  return { ...settings, version: versionOf(settings) };
}
