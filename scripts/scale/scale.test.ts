import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../launcher/paths.mjs';
import { spreadOf } from '@fairlot/testkit/schema/cells';
import { fillMarks } from './marks.ts';
import { MEASURED } from './measured.ts';
import { mostOfOnePrimary, predict } from './model.ts';
import { writeTables } from './table.ts';

const schema = readFileSync(fromRoot('docs/schema.sql'), 'utf8');

it('gives every table of the schema one spread', () => {
  const spread = spreadOf(schema);
  expect(spread.get('lottery_tickets')).toBe('member');
  // Two foreign keys away from a member.
  expect(spread.get('chat_pictures')).toBe('member');
  expect(spread.get('lottery_odds')).toBe('reference');
  expect(() => spreadOf(`${schema}\ncreate table lottery_news (\n  id bigint not null\n);\n`)).toThrow(
    'lottery_news has no spread',
  );
  expect(() => spreadOf(schema.replace('create table lottery_odds (', 'create table lottery_prices ('))).toThrow(
    'lottery_odds is not in the schema',
  );
});

it('needs docs/scale.md to show the current figures: npm run scale -- --write', () => {
  const document = readFileSync(fromRoot('docs/scale.md'), 'utf8');
  expect(fillMarks(document, writeTables(MEASURED, spreadOf(schema)))).toBe(document);
});

it('spreads members over a second cell when one primary is full', () => {
  const { betsPerSecond } = mostOfOnePrimary(MEASURED);
  expect(predict(MEASURED, { betsPerSecond, clients: 0 }).cells).toBe(1);
  expect(predict(MEASURED, { betsPerSecond: betsPerSecond + 1, clients: 0 }).cells).toBe(2);
});

it('predicts machines for memory when clients are idle, and for processors when they bet', () => {
  const cost = { serverMs: 1, databaseMs: 0.5, walBytes: 1000 };
  const measured = { ticket: cost, round: cost, callback: cost, idleClient: { kilobytes: 32, serverMs: 0 } };
  // 32 GB of streams fill the usable half of one machine; its processes take the rest to a second, and one is spare.
  expect(predict(measured, { betsPerSecond: 0, clients: 1_000_000 }).serverMachines).toBe(3);
  // 16 cores at half use are two machines of 16 cores.
  expect(predict(measured, { betsPerSecond: 16_000, clients: 0 })).toMatchObject({
    serverCores: 16,
    serverMachines: 3,
  });
});
