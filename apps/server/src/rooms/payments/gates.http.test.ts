import {
  auditBooks,
  createMember,
  createTestApp,
  type TestApp,
  type TestMember,
  throwAwayRoom,
} from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openDesk, TestProvider } from './payments.testing.ts';

const provider = new TestProvider();
let app: TestApp;
let member: TestMember;
let isClosed = true;

beforeAll(async () => {
  await provider.start();
  const room = throwAwayRoom({
    gates: {
      deposit: async (_tx, { amountMinor }) => {
        if (isClosed) throw new Refusal('limit.exceeded', { asked: String(amountMinor) });
      },
    },
  });
  app = await createTestApp({ config: { sandbox: provider.config }, rooms: [room] });
  member = await createMember(app);
});
afterAll(async () => {
  await auditBooks(app);
  await app.close();
  await provider.stop();
});

it('a condition of another room refuses a deposit before an order and before the provider', async () => {
  const desk = openDesk(app, provider, () => member);
  expect(await desk.deposit({ amount: '50000' })).toMatchObject({
    errorCode: 'limit.exceeded',
    value: { asked: '5000000' },
  });
  expect(await app.platform.db.rows(sql`select 1 from payments_orders`)).toEqual([]);
  expect(provider.payments.size).toBe(0);
  isClosed = false;
  expect(await desk.deposit({ amount: '50000' })).toMatchObject({ success: true });
});
