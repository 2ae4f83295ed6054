import type { TSchema } from 'typebox';
import type { InboxPlatform } from './ports.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  agentDecided,
  betSettled,
  type BetSettled,
  bonusCancelled,
  depositCredited,
  depositReversed,
  type EventType,
  type Listener,
  on,
  type OutboxEvent,
  passwordChanged,
  type PayloadOf,
  PLAY_MONEY,
  securityChanged,
  sessionEnded,
  withdrawalChanged,
} from '../../platform/events/index.ts';
import { endCaseIfOpen } from './cases.ts';
import { forgetSessions } from './push/store.ts';
import { deliver, wantSettled } from './deliver.ts';
import { plainText } from '../../platform/plain-text.ts';
import { writeSafety } from './present.ts';
import type { NewMail } from './store.ts';

/** The message for each final state of a withdrawal. */
const ENDS: Readonly<Record<string, 'paid' | 'returned'>> = {
  paid: 'paid',
  refused: 'returned',
  failed: 'returned',
  reversed: 'returned',
};

type MailOf = Omit<NewMail, 'memberId'>;
type DepositEvent = Pick<OutboxEvent, 'memberId' | 'at'> & { payload: PayloadOf<typeof depositCredited> };

/** Converts events of other rooms to messages. Keys identify the event, so that none is reported twice. */
export function createListener({ events, directory, mailbox }: InboxPlatform): Listener {
  const assetOf = async (tx: Tx, memberId: bigint) => (await directory.find(memberId, tx))?.asset ?? PLAY_MONEY;
  async function reportDeposits(
    tx: Tx,
    changed: readonly DepositEvent[],
    template: 'credited' | 'reversed',
    suffix: string,
  ): Promise<void> {
    const mails: NewMail[] = [];
    for (const { memberId, payload, at } of changed) {
      if (memberId === null) continue;
      const { orderId: order, amountMinor, feeMinor = '0' } = payload;
      // The balance changed by the amount without the fee.
      const changedMinor = String(BigInt(amountMinor) - BigInt(feeMinor));
      const params = { order, amountMinor: changedMinor, asset: await assetOf(tx, memberId) };
      mails.push({ memberId, kind: 'deposit', key: `deposit:${order}${suffix}`, template, params, at });
    }
    await deliver(events, tx, mails);
  }
  /** Delivers a message for each event of a member that has one. */
  const onEach = <S extends TSchema>(event: EventType<S>, mailOf: (event: OutboxEvent<S>) => MailOf | undefined) =>
    on(event, async (tx, happened) => {
      const mails = happened.flatMap((one): NewMail[] => {
        const mail = mailOf(one);
        return one.memberId === null || mail === undefined ? [] : [{ ...mail, memberId: one.memberId }];
      });
      await deliver(events, tx, mails);
    });

  return {
    name: 'inbox',
    subscriptions: [
      on(depositCredited, (tx, credited) => reportDeposits(tx, credited, 'credited', '')),
      on(depositReversed, (tx, reversed) => reportDeposits(tx, reversed, 'reversed', ':reversed')),
      onEach(withdrawalChanged, ({ at, payload: { orderId: order, status, amountMinor, asset } }) => {
        const template = ENDS[status];
        const params = { order, amountMinor, asset };
        return template && { kind: 'withdrawal', key: `withdrawal:${order}:${status}`, template, params, at };
      }),
      on(betSettled, (tx, settled) =>
        notifyWins(
          events,
          tx,
          settled.map(({ payload }) => payload),
        ),
      ),
      onEach(bonusCancelled, ({ payload: { bonusId, titles, ...amounts } }) => {
        const names = Object.entries(titles).map(([language, title]) => [`bonus.${language}`, title]);
        const params = { ...amounts, ...Object.fromEntries(names) };
        return { kind: 'bonus', key: `bonus:${bonusId}:cancelled`, template: 'bonusCancelled', params };
      }),
      on(agentDecided, (tx, decided) => answerAgents(events, tx, decided)),
      on(securityChanged, (tx, changed) => reportSecurity({ events, mailbox }, tx, changed)),
      on(sessionEnded, (tx, ended) =>
        forgetSessions(
          tx,
          ended.map(({ payload }) => payload.sessionId),
        ),
      ),
      onEach(passwordChanged, ({ id }) => ({
        kind: 'security',
        key: `password:${id}`,
        template: 'password',
        params: {},
      })),
    ],
  };
}

/** Also by mail: an intruder in the account could read and remove inbox messages. */
async function reportSecurity(
  { events, mailbox }: Pick<InboxPlatform, 'events' | 'mailbox'>,
  tx: Tx,
  changed: readonly { id: bigint; memberId: bigint | null; payload: PayloadOf<typeof securityChanged> }[],
): Promise<void> {
  const mails = changed.flatMap(({ id, memberId, payload: { change, detail } }) =>
    memberId === null
      ? []
      : [{ memberId, key: `security:${id}`, template: change, params: { detail: plainText(detail) } }],
  );
  await deliver(
    events,
    tx,
    mails.map((mail): NewMail => ({ ...mail, kind: 'security' })),
  );
  for (const { memberId, template, params } of mails)
    await mailbox.send(tx, memberId, ({ language, ...to }) => writeSafety(template, params.detail, language, to));
}

/** Only for draws, whose results members wait for; in-house games and vendors show theirs immediately. */
async function notifyWins(events: InboxPlatform['events'], tx: Tx, settled: readonly BetSettled[]): Promise<void> {
  const draws = settled.filter(({ source, asset }) => source === 'lottery' && asset !== PLAY_MONEY);
  const wins = draws.flatMap(({ bets, ...draw }) =>
    bets.filter(({ status }) => status === 'won').map((bet) => ({ ...draw, ...bet })),
  );
  if (wins.length === 0) return;
  const wanting = await wantSettled(
    tx,
    wins.map(({ memberId }) => BigInt(memberId)),
  );
  await deliver(
    events,
    tx,
    wins
      .filter(({ memberId }) => wanting.has(BigInt(memberId)))
      .map(({ memberId, betId, version, gameName, roundId, winMinor, asset }) => ({
        memberId: BigInt(memberId),
        kind: 'settled',
        key: `settled:${betId}:${version}`,
        template: 'won',
        params: { game: gameName, issue: roundId ?? '', amountMinor: winMinor, asset },
      })),
  );
}

async function answerAgents(
  events: InboxPlatform['events'],
  tx: Tx,
  decided: readonly { memberId: bigint | null; payload: PayloadOf<typeof agentDecided> }[],
): Promise<void> {
  const mails: NewMail[] = [];
  for (const { memberId, payload } of decided) {
    const { applicationId, caseId, answer: text } = payload;
    if (memberId === null) continue;
    if (caseId !== null) await endCaseIfOpen(tx, BigInt(caseId), text);
    mails.push({
      memberId,
      kind: 'answer',
      key: `agent:${applicationId}`,
      template: 'applied',
      params: { text },
    });
  }
  await deliver(events, tx, mails);
}
