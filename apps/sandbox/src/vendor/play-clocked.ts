import type { Draw } from './draws.ts';
import { matchesAt, resultOf } from './engines/matches.ts';
import { baccarat, cockfight, draw, roulette, type Table } from './engines/tables.ts';
import type { Session, Ticket } from './model.ts';
import { money, type Played } from './played.ts';
import { type EngineName, engineOf } from './roster.ts';
import type { Vendors } from './vendors.ts';
import { say, resultText } from './words.ts';

const TABLES: Partial<Record<EngineName, Table>> = { roulette, baccarat, cockfight, draw };
/** Time from the last bet to the result: the wheel turns, the cards are dealt. */
const REVEAL_MS = 4000;
const LAST_RESULTS = 12;

type DrawOf = (table: string, round: number) => Draw;

/** Games by a clock that all their players share; bets are open tickets until their result. */
export function createClocked(vendors: Vendors, drawOf: DrawOf) {
  const { house, store } = vendors;
  const { state } = store;

  const place = async (
    session: Session,
    stakeMinor: number,
    ticket: Omit<Ticket, 'betId' | 'roundId' | 'sessionKey' | 'stakeMinor'>,
    text: string,
  ): Promise<Played> => {
    const roundId = house.newRoundId();
    const answer = await house.bet(session, roundId, stakeMinor, text);
    if (!answer.ok) return money(answer);
    state.tickets.push({ ...ticket, betId: answer.betId, roundId, sessionKey: session.key, stakeMinor });
    store.touch();
    return { placed: true, ...money(answer) };
  };

  return {
    async bet(
      session: Session,
      engine: EngineName,
      stakeMinor: number,
      choice: string,
      event: number,
    ): Promise<Played> {
      const now = Date.now();
      const table = TABLES[engine];
      if (table === undefined) {
        const found = matchOf(drawOf, session, engine, event);
        const odds = found?.odds[choice];
        if (found === undefined || odds === undefined || now >= found.endsAt - REVEAL_MS) return { refused: 'closed' };
        const ticket = { choice, odds, event, dueAt: found.endsAt };
        return place(session, stakeMinor, ticket, matchText(session, found, choice, odds));
      }
      const round = Math.floor(now / table.periodMs);
      const closesAt = round * table.periodMs + table.openMs;
      const chosen = table.choices(drawOf(tableName(session), round)).find(({ id }) => id === choice);
      if (chosen === undefined || now >= closesAt) return { refused: 'closed' };
      const ticket = { choice, odds: chosen.odds, event: round, dueAt: closesAt + REVEAL_MS };
      return place(session, stakeMinor, ticket, say(session.language, chosen.label));
    },

    /** Settles every ticket that is due, including those of players who have left. */
    async settleDue(): Promise<void> {
      const due = state.tickets.filter(({ dueAt }) => dueAt <= Date.now());
      if (due.length === 0) return;
      state.tickets = state.tickets.filter((ticket) => !due.includes(ticket));
      await Promise.all(due.map((ticket) => settleTicket(ticket)));
    },

    live(session: Session, engine: EngineName): Record<string, unknown> {
      const now = Date.now();
      const mine = state.tickets.filter(({ sessionKey }) => sessionKey === session.key);
      const table = TABLES[engine];
      if (table !== undefined) return { now, mine, ...roundOf(drawOf, session, table, now) };
      const kind = engine === 'esports' ? 'esports' : 'sports';
      return { now, mine, matches: matchesAt(kind, now, matchDraw(drawOf, session)) };
    },
  };

  async function settleTicket(ticket: Ticket): Promise<void> {
    const session = vendors.find(ticket.sessionKey);
    if (session === undefined) return;
    const { label, text, factor } = outcomeOf(drawOf, session, ticket);
    const winMinor = Math.floor((ticket.stakeMinor * factor) / 100);
    await house.settle(session, ticket, winMinor, `${say(session.language, label)}: ${text}`);
  }
}

/** The current round of a table and its last results. */
function roundOf(drawOf: DrawOf, session: Session, table: Table, now: number) {
  const round = Math.floor(now / table.periodMs);
  const startsAt = round * table.periodMs;
  const closesAt = startsAt + table.openMs;
  const resultOfRound = (number: number) => table.result(drawOf(tableName(session), number));
  const isKnown = now >= closesAt + REVEAL_MS;
  const newest = isKnown ? round : round - 1;
  return {
    round,
    closesAt,
    endsAt: startsAt + table.periodMs,
    phase: phaseOf(now < closesAt, isKnown),
    choices: table.choices(drawOf(tableName(session), round)),
    result: isKnown ? resultOfRound(round) : null,
    last: Array.from({ length: LAST_RESULTS }, (_, back) => resultOfRound(newest - back).text),
  };
}

const tableName = ({ code, game }: Session) => `${code}:${game}`;
const matchDraw = (drawOf: DrawOf, session: Session) => (event: number) => drawOf(session.code, event);

function matchOf(drawOf: DrawOf, session: Session, engine: EngineName, event: number) {
  const kind = engine === 'esports' ? 'esports' : 'sports';
  return matchesAt(kind, Date.now(), matchDraw(drawOf, session)).find((one) => one.event === event);
}

function matchText({ language }: Session, match: { home: string; away: string }, choice: string, odds: number) {
  return say(language, '{home} against {away}, {choice}, {odds}', {
    home: match.home,
    away: match.away,
    choice: say(language, choice),
    odds: odds / 100,
  });
}

function outcomeOf(
  drawOf: DrawOf,
  session: Session,
  { choice, odds, event }: Ticket,
): { label: string; text: string; factor: number } {
  const engine = engineOf(session.code, session.game);
  const table = TABLES[engine];
  if (table !== undefined) {
    const result = table.result(drawOf(tableName(session), event));
    const factor = table.pays(choice, odds, result);
    const label = table.choices(drawOf(tableName(session), event)).find(({ id }) => id === choice)?.label ?? choice;
    return { label, text: resultText(session.language, result.text), factor };
  }
  const { won, text } = resultOf(engine === 'esports' ? 'esports' : 'sports', event, matchDraw(drawOf, session));
  return { label: choice, text, factor: won === choice ? odds : 0 };
}

function phaseOf(isOpen: boolean, isKnown: boolean): 'open' | 'closed' | 'result' {
  if (isOpen) return 'open';
  return isKnown ? 'result' : 'closed';
}
