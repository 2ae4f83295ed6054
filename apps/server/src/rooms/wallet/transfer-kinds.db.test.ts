import { expect, it } from 'vitest';
import { readFunctions } from '../../platform/db/index.ts';
import { SCHEMA } from '../../schema.ts';
import { TRANSFER_KINDS } from '../../wiring.ts';

/** Position of the kind among the arguments of each function that writes a transfer. */
const PLACES = {
  wallet_transfer: 5,
  wallet_pay_many: 2,
  wallet_pay_bets: 2,
  wallet_stake: 5,
  wallet_stake_free: 5,
  wallet_post_many: 1,
  wallet_input_hash: 4,
};

interface Call {
  owner: string;
  name: string;
  kind: string;
}

/** The kinds that a function passes to these functions, as written in its text. */
function findCalls({ owner, name, text }: { owner: string; name: string; text: string }): Call[] {
  return Object.entries(PLACES).flatMap(([callee, place]) =>
    [...text.matchAll(new RegExp(`\\b${callee}\\(`, 'g'))]
      .filter(({ index }) => !text.slice(0, index).endsWith('function '))
      .map(({ 0: opening, index }) => ({
        owner,
        name,
        kind: readArguments(text.slice(index + opening.length))[place] ?? '',
      })),
  );
}

/** The arguments of a call; the text starts after its opening parenthesis. */
function readArguments(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [part] of text.matchAll(/'(?:[^']|'')*'|[^']/g)) {
    if (part === ')' && depth === 0) break;
    if (part === '(' || part === '[') depth++;
    if (part === ')' || part === ']') depth--;
    if (part === ',' && depth === 0) found.push('');
    else found[found.length - 1] += part;
  }
  return found.map((argument) => argument.trim());
}

/** A kind, or one of the kinds in a CASE expression. */
const LITERAL = /(?:^|then |else )'([a-z]+)'/g;

it('SQL functions move money only by kinds that their room declares', () => {
  const made = new Map(Object.entries(TRANSFER_KINDS).map(([room, kinds]) => [room, new Set(kinds)]));
  const calls = readFunctions(SCHEMA).flatMap(findCalls);
  expect(calls).toContainEqual({ owner: 'lottery', name: 'lottery_place_ticket', kind: `'bet'` });
  expect(calls).toContainEqual({ owner: 'lottery', name: 'lottery_settle_chunk', kind: `'win'` });
  expect(calls).toContainEqual({ owner: 'wallet', name: 'wallet_recover', kind: `'adjust'` });
  const wrong = calls.filter(({ owner, kind }) => {
    // The wallet's own functions pass on the kind that they received.
    if (owner === 'wallet' && kind === 'p_kind') return false;
    const named = [...kind.matchAll(LITERAL)].flatMap(([, literal]) => literal ?? []);
    return named.length === 0 || !named.every((one) => made.get(owner)?.has(one));
  });
  expect(wrong).toEqual([]);
});
