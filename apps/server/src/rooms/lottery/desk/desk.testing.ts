import { randomUUID } from 'node:crypto';
import { callDesk, createOperator, openBackOffice, REASON, type TestApp, type TestMember } from '@fairlot/testkit';
import { buy as buyTicket, createOfficialIssue, de, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw as awaitOfficialDraw, resultFrom as resultOf } from '../results/official.testing.ts';

/** The demonstration with two operators: `one` requests; `two`, with the risk role, approves. */
export async function openLotteryDesk() {
  const { app, operator: one, approve, trail, close } = await openBackOffice(WITH_FEED);
  const two = await createOperator(app, 'risk');
  return {
    app,
    one,
    two,
    /** The value of a call below /lottery, by default as `one`. */
    get: async <V>(path: string, as = one) => (await callDesk<V>(app, as.headers, 'GET', `/lottery${path}`)).value,
    /** Calls below /lottery, by default as `one`. */
    post: <V = Record<string, unknown>>(path: string, body: object, as = one) =>
      callDesk<V>(app, as.headers, 'POST', `/lottery${path}`, body),
    put: <V = Record<string, unknown>>(path: string, body: object) =>
      callDesk<V>(app, one.headers, 'PUT', `/lottery${path}`, body),
    /** Approves a request, by default as `two`. */
    approve: (id: string, as = two) => approve(id, as),
    /** The audit trail of an object, oldest line first. */
    trail,
    /** Audits the books, then closes. */
    close,
  };
}

/** Fields of every request that another operator must approve. */
export const input = () => ({ reason: REASON, requestKey: randomUUID() });

export const STATION = 'HANOI';

/** A draw of a separate station, on sale for an hour and drawn in two. */
export const createDraw = (app: TestApp) => createOfficialIssue(app, STATION);

/** Moves a draw to its time, so that it waits for its result. */
export const awaitDraw = (app: TestApp, issue: string) => awaitOfficialDraw(app, STATION, issue);

/** Stakes 1,000.00 on the last two digits of the special prize. @throws when it is refused */
export const buy = (app: TestApp, member: TestMember, issue: string, pick: string) =>
  buyTicket(app, member, issue, [de(pick)], STATION);

/** A reproducible result derived from a text; `special` replaces the special prize. */
export const resultFrom = (text: string, special = '') => resultOf(text, { special });
