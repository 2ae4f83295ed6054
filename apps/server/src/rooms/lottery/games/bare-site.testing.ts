import { randomUUID } from 'node:crypto';
import type { lottery as contract, lotteryDesk as deskContract, ValueOf } from '@fairlot/contract';
import {
  auditBooks,
  callDesk,
  createOperator,
  createTestApp,
  type DeskAnswer,
  REASON,
  type TestApp,
  type TestOperator,
} from '@fairlot/testkit';
import { get, type Line, WITH_FEED } from '../lottery.testing.ts';

export type Settings = ValueOf<typeof deskContract.game>;
export type Menu = ValueOf<typeof contract.vnMenu>;

export const MINUTE = {
  code: 'MINUTE',
  names: { EN: 'One minute' },
  family: 'vn-north',
  tag: 'FAST',
  intervalSeconds: 60,
};

/** Fields of every request that another operator must approve. */
export const input = () => ({ reason: REASON, requestKey: randomUUID() });

/** Every two-digit pick of a play once, so that the same amount is won whatever is drawn. */
export const all = (play: string, unitStake: string): Line[] =>
  Array.from({ length: 100 }, (_, pick) => ({ play, picks: [String(pick).padStart(2, '0')], unitStake }));

export interface BareSite {
  app: TestApp;
  /** `one` requests; `two`, with the risk role, approves. */
  one: TestOperator;
  two: TestOperator;
  /** Calls below /lottery, as `one`. */
  call<V = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<DeskAnswer<V>>;
  /** Approves a request, by default as `two`. */
  approve(id: string, as?: TestOperator): Promise<DeskAnswer>;
  /** Requests a lottery and approves it; `intervalSeconds: undefined` for one by the calendar. */
  add(change: object): Promise<DeskAnswer>;
  /** Requests a change and approves it where necessary. */
  change(gameCode: string, changes: object): Promise<DeskAnswer>;
  settingsOf(gameCode: string): Promise<Settings>;
  menu(language?: string): Promise<Menu>;
  /** Future draws, after the steps that are due. */
  drawsOf(gameCode: string): Promise<Settings['draws']>;
  /** Audits the books, then closes. */
  close(): Promise<void>;
}

/** A site without demonstration data, with two operators and a source of official results. */
export async function openBareSite(): Promise<BareSite> {
  const app = await createTestApp({ seed: 'none', config: WITH_FEED });
  const [one, two] = [await createOperator(app), await createOperator(app, 'risk')];
  const call: BareSite['call'] = (method, path, body) => callDesk(app, one.headers, method, `/lottery${path}`, body);
  const approve: BareSite['approve'] = (id, as = two) => callDesk(app, as.headers, 'POST', `/approvals/${id}/approve`);
  const settingsOf: BareSite['settingsOf'] = async (gameCode) =>
    (await call<Settings>('GET', `/games/${gameCode}`)).value;
  return {
    app,
    one,
    two,
    call,
    approve,
    settingsOf,
    add: async (change) => {
      const asked = await call<{ id: string }>('POST', '/games', { ...MINUTE, ...change, ...input() });
      return asked.success ? approve(asked.value.id) : { ...asked, value: { ...asked.value } };
    },
    change: async (gameCode, changes) => {
      const { version } = await settingsOf(gameCode);
      const asked = await call<{ id: string }>('PUT', `/games/${gameCode}`, { changes, version, ...input() });
      return asked.status === 202 ? approve(asked.value.id) : { ...asked, value: { ...asked.value } };
    },
    menu: async (language = 'EN') => (await get<Menu>(app, '/lgw/lottery/vn/menu', { language })).value,
    drawsOf: async (gameCode) => {
      await app.rooms.lottery.runDueSteps();
      return (await settingsOf(gameCode)).draws;
    },
    close: async () => {
      await auditBooks(app);
      await app.close();
    },
  };
}
