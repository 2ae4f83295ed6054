import { randomUUID } from 'node:crypto';
import type { lottery as contract, lotteryDesk as deskContract, ValueOf } from '@fairlot/contract';
import { auditBooksAndClose, callDesk, createOperator, createTestApp, type DeskAnswer, REASON } from '@fairlot/testkit';
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

export type BareSite = Awaited<ReturnType<typeof openBareSite>>;

/**
 * A site without demonstration data and with a source of official results. `one` requests; `two`, with the risk role,
 * approves.
 */
export async function openBareSite() {
  const app = await createTestApp({ seed: 'none', config: WITH_FEED });
  const [one, two] = [await createOperator(app), await createOperator(app, 'risk')];
  /** Calls below /lottery, as `one`. */
  const call = <V = Record<string, unknown>>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    callDesk<V>(app, one.headers, method, `/lottery${path}`, body);
  /** Approves a request, by default as `two`. */
  const approve = (id: string, as = two) => callDesk(app, as.headers, 'POST', `/approvals/${id}/approve`);
  const settingsOf = async (gameCode: string) => (await call<Settings>('GET', `/games/${gameCode}`)).value;
  return {
    app,
    one,
    two,
    call,
    approve,
    settingsOf,
    /** Requests a lottery and approves it; `intervalSeconds: undefined` for one by the calendar. */
    add: async (change: object): Promise<DeskAnswer> => {
      const asked = await call<{ id: string }>('POST', '/games', { ...MINUTE, ...change, ...input() });
      return asked.success ? approve(asked.value.id) : { ...asked, value: { ...asked.value } };
    },
    /** Requests a change and approves it where necessary. */
    change: async (gameCode: string, changes: object): Promise<DeskAnswer> => {
      const { version } = await settingsOf(gameCode);
      const asked = await call<{ id: string }>('PUT', `/games/${gameCode}`, { changes, version, ...input() });
      return asked.status === 202 ? approve(asked.value.id) : { ...asked, value: { ...asked.value } };
    },
    menu: async (language = 'EN') => (await get<Menu>(app, '/lgw/lottery/vn/menu', { language })).value,
    /** Future draws, after the steps that are due. */
    drawsOf: async (gameCode: string) => {
      await app.rooms.lottery.runDueSteps();
      return (await settingsOf(gameCode)).draws;
    },
    /** Audits the books, then closes. */
    close: () => auditBooksAndClose(app),
  };
}
