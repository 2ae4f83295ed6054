import { type Play, VN_NORTH_PLAYS } from '@fairlot/lottery-maths';
import { type Issue, MEMBERS, type Prepared, SALE } from './data.ts';

/** A line of a ticket: its pick is an SQL expression of type text, so that it can be random. */
export interface SqlLine {
  play: string;
  picks: string;
}

/** SQL expressions for values that differ from ticket to ticket. */
export interface TicketSlots {
  memberId: string;
  account: string;
  key: string;
  ticketId: string;
}

const STAKE_MINOR = 100_000n;
/** Lines of the tickets sold both over HTTP and by pgbench. */
export const SALE_LINES = [
  { play: 'lo2', picks: ['27'] },
  { play: 'de', picks: ['05'] },
  { play: 'xien2', picks: ['14', '88'] },
] as const;
/** A version 7 UUID on any PostgreSQL, so that new rows are adjacent in the index like the product's. */
export const NEW_TICKET_ID = `overlay(overlay(gen_random_uuid()::text placing
  regexp_replace(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0'), '^(.{8})', '\\1-')
  from 1 for 13) placing '7' from 15 for 1)::uuid`;

/** The product's call of `lottery_place_ticket` for a ticket with these lines. */
export function placeTicketSql(
  { gameCode, numero: drawNumber }: Issue,
  lines: readonly SqlLine[],
  { memberId, account, key, ticketId }: TicketSlots,
  plays: readonly Play[] = VN_NORTH_PLAYS,
): string {
  const sold = lines.map(({ play, picks }) => {
    const { units, odds } = plays.find(({ code }) => code === play) ?? failUnknown(play);
    return { play, picks, priceMinor: STAKE_MINOR * BigInt(units), odds };
  });
  const totalMinor = sold.reduce((total, { priceMinor }) => total + priceMinor, 0n);
  const list = (values: readonly unknown[], type: string) => `array[${values.join(',')}]::${type}[]`;
  const text = (value: string) => `'${value}'`;
  return `select lottery_place_ticket(${memberId}, ${account}, 'VND', ${key}, ${text('ab'.repeat(32))},
    ${text(gameCode)}, ${text(drawNumber)}, 1, 1, 1,
    ${ticketId}, ${totalMinor}::bigint,
    ${text(`\\x${'01'.repeat(16)}`)}::bytea, ${text(`\\x${'02'.repeat(32)}`)}::bytea,
    ${list(
      sold.map(({ play }) => text(play)),
      'text',
    )}, ${list(
      sold.map(({ picks }) => picks),
      'text',
    )},
    ${list(
      sold.map(() => STAKE_MINOR),
      'bigint',
    )}, ${list(
      sold.map(({ priceMinor }) => priceMinor),
      'bigint',
    )},
    ${list(
      sold.map(({ odds }) => odds),
      'bigint',
    )},
    ${text(JSON.stringify(answerLike({ gameCode, numero: drawNumber }, lines)))}::jsonb,
    ${text(JSON.stringify(eventLike({ gameCode, numero: drawNumber }, lines)))}::jsonb,
    ${text(JSON.stringify(limitsLike(lines)))}::jsonb)`;
}

/** A pgbench script that sells one ticket of the draw on sale to a random member. */
export function randomTicketScript({ firstMemberId }: Prepared): string {
  const lines = SALE_LINES.map(({ play, picks }) => ({ play, picks: `'${picks.join(',')}'` }));
  const slots = {
    memberId: `(${firstMemberId} + :m)::bigint`,
    account: `'bench' || (:m + 1)`,
    key: 'gen_random_uuid()::text',
    ticketId: NEW_TICKET_ID,
  };
  // pgbench treats a name directly after a colon as a variable, including `:null` in the JSON.
  const call = placeTicketSql(SALE, lines, slots).replaceAll('\n', ' ').replaceAll('":null', '": null');
  return `\\set m random(0, ${MEMBERS - 1})\n${call};\n`;
}

/** The limits that the product passes for the plays of a ticket, so wide that none is reached. */
function limitsLike(lines: readonly SqlLine[]): object {
  const wide = { min: String(STAKE_MINOR), liability: String(10n ** 17n), number: String(10n ** 17n) };
  return Object.fromEntries(lines.map(({ play }) => [play, wide]));
}

/** A text as long as the answer that the product passes. */
function answerLike({ gameCode, numero: issueNumber }: Issue, lines: readonly SqlLine[]): object {
  const shown = lines.map(({ play }) => ({
    play,
    picks: ['27'],
    unitStake: '1000.00',
    price: '27000.00',
    odds: '995000',
  }));
  return { ticketId: EXAMPLE_ID, status: 'open', gameCode, numero: issueNumber, total: '29000.00', lines: shown };
}

/** A text as long as the event that the product passes. */
function eventLike({ gameCode, numero: issueNumber }: Issue, lines: readonly SqlLine[]): object {
  const shown = lines.map(({ play }) => ({ play, picks: ['27'], unitStakeMinor: '100000', priceMinor: '2700000' }));
  return {
    source: 'lottery',
    product: 'lottery',
    vendor: null,
    gameId: gameCode,
    gameName: 'Vietnam 5 minutes',
    roundId: issueNumber,
    asset: 'VND',
    betId: EXAMPLE_ID,
    memberId: '1000',
    play: null,
    stakeMinor: '2900000',
    bonusMinor: '0',
    oddsScaled: null,
    detail: { lines: shown },
    detailUrl: `/m/gameRecord?ticket=${EXAMPLE_ID}`,
  };
}

const EXAMPLE_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

function failUnknown(play: string): never {
  throw new Error(`no play ${play}`);
}
