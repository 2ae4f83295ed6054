import type { InboxPlatform } from './ports.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  agentDecided,
  betSettled,
  type BetSettled,
  bonusCancelled,
  depositCredited,
  type Listener,
  on,
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

/** Converts events of other rooms to messages. Keys identify the event, so that none is reported twice. */
export function createListener({ events, directory, mailbox }: InboxPlatform): Listener {
  const assetOf = async (tx: Tx, memberId: bigint) => (await directory.find(memberId, tx))?.asset ?? PLAY_MONEY;

  return {
    name: 'inbox',
    subscriptions: [
      on(depositCredited, async (tx, credited) => {
        const mails: NewMail[] = [];
        for (const { memberId, payload, at } of credited) {
          if (memberId === null) continue;
          const { orderId: order, amountMinor } = payload;
          const params = { order, amountMinor, asset: await assetOf(tx, memberId) };
          mails.push({ memberId, kind: 'deposit', key: `deposit:${order}`, template: 'credited', params, at });
        }
        await deliver(events, tx, mails);
      }),
      on(withdrawalChanged, (tx, changed) =>
        deliver(
          events,
          tx,
          changed.flatMap(({ memberId, at, payload: { orderId: order, status, amountMinor, asset } }): NewMail[] => {
            const template = ENDS[status];
            if (memberId === null || template === undefined) return [];
            const params = { order, amountMinor, asset };
            return [{ memberId, kind: 'withdrawal', key: `withdrawal:${order}:${status}`, template, params, at }];
          }),
        ),
      ),
      on(betSettled, (tx, settled) =>
        notifyWins(
          events,
          tx,
          settled.map(({ payload }) => payload),
        ),
      ),
      on(bonusCancelled, (tx, cancelled) =>
        deliver(
          events,
          tx,
          cancelled.flatMap(({ memberId, payload: { bonusId, titles, ...amounts } }): NewMail[] => {
            if (memberId === null) return [];
            const names = Object.entries(titles).map(([language, title]) => [`bonus.${language}`, title]);
            const params = { ...amounts, ...Object.fromEntries(names) };
            return [{ memberId, kind: 'bonus', key: `bonus:${bonusId}:cancelled`, template: 'bonusCancelled', params }];
          }),
        ),
      ),
      on(agentDecided, (tx, decided) => answerAgents(events, tx, decided)),
      on(securityChanged, async (tx, changed) => {
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
        // Also by mail: an intruder in the account could read and remove inbox messages.
        for (const { memberId, template, params } of mails)
          await mailbox.send(tx, memberId, ({ language, ...to }) => writeSafety(template, params.detail, language, to));
      }),
      on(sessionEnded, (tx, ended) =>
        forgetSessions(
          tx,
          ended.map(({ payload }) => payload.sessionId),
        ),
      ),
      on(passwordChanged, (tx, changed) =>
        deliver(
          events,
          tx,
          changed.flatMap(({ id, memberId }): NewMail[] =>
            memberId === null
              ? []
              : [{ memberId, kind: 'security', key: `password:${id}`, template: 'password', params: {} }],
          ),
        ),
      ),
    ],
  };
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
      template: 'answered',
      params: { text },
    });
  }
  await deliver(events, tx, mails);
}
