import { randomUUID } from 'node:crypto';
import type { Envelope, originals as contract, ValueOf } from '@fairlot/contract';
import type { TestApp, TestMember } from '@fairlot/testkit';

export type Played = ValueOf<typeof contract.playRound>;
export type Round = ValueOf<typeof contract.round>;

/** Sends a member's call with a new idempotency key, unless one is given. */
export async function call<T>(
  app: TestApp,
  member: TestMember,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  key: string = randomUUID(),
): Promise<Envelope<T> & { status: number }> {
  const answer = await app.server.inject({
    method,
    url,
    headers: { ...member.headers, 'idempotency-key': key },
    ...(payload === undefined ? {} : { payload }),
  });
  return { ...answer.json<Envelope<T>>(), status: answer.statusCode };
}

export const STAKE = '1000.00';

/** Stakes on a round, by default the default stake. */
export const play = (app: TestApp, member: TestMember, game: string, choices: object, stake = STAKE, key?: string) =>
  call<Played>(app, member, 'POST', `/lgw/originals/${game}/rounds`, { stake, choices }, key);

/** Takes a step in an open round. */
export const step = (app: TestApp, member: TestMember, game: string, roundId: string, choice: unknown, key?: string) =>
  call<Played>(app, member, 'POST', `/lgw/originals/${game}/rounds/${roundId}/steps`, { choice }, key);

/** The member's betting record. */
export async function readBets(app: TestApp, member: TestMember, language = 'EN'): Promise<object[]> {
  const headers = { ...member.headers, language, moduleid: 'TRANSBETREPMEM3' };
  const answer = await app.server.inject({ url: '/lgw/record/bets', headers });
  return answer.json<{ value: { list: object[] } }>().value.list;
}

export const readRound = (app: TestApp, member: TestMember, roundId: string) =>
  call<Round>(app, member, 'GET', `/lgw/originals/rounds/${roundId}`);
