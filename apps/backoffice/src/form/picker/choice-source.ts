import type { agencyDesk, catalogueDesk, peopleDesk, ValueOf, vendorsDesk } from '@fairlot/contract';
import { ApiError, send } from '../../shared/api.ts';
import { ownText } from '../../shared/language.ts';
import type { Choice } from '../pick-field.tsx';

/** Choices that the server searches, such as members. */
export interface ChoiceSource {
  /** Part of the cache key of its searches. */
  key: string;
  /** Minimum length of the typed text; 0 also offers choices before anything is typed. */
  least: 0 | 1;
  find: (text: string, signal: AbortSignal) => Promise<Choice[]>;
  /** Names of values that were chosen before. */
  read: (values: readonly string[], signal: AbortSignal) => Promise<Choice[]>;
  /** Whether values are shown as they are, without a label. */
  isPlain?: boolean;
  /** Whether a typed text is a valid value, for operators who may not search. */
  isValue?: (text: string) => boolean;
  /** Whether several values can be pasted; their values have no spaces, unlike the names that are searched. */
  takesSeveral?: boolean;
}

/** The values in a pasted text such as `12, 14`; none if a part is not a value. */
export function pastedIn(typed: string, { isValue, takesSeveral }: Pick<ChoiceSource, 'isValue' | 'takesSeveral'>) {
  const texts = takesSeveral === true ? typed.split(/[\s,;]+/) : [typed.trim()];
  const parts = [...new Set(texts.filter(Boolean))];
  return isValue !== undefined && parts.every(isValue) ? parts.map((value) => ({ value, label: value })) : [];
}

/** Number of results of a request. */
const MOST_FOUND = 8;
const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

type Member = Pick<ValueOf<typeof peopleDesk.members>['list'][number], 'memberId' | 'account'>;
type Game = Pick<ValueOf<typeof catalogueDesk.games>['list'][number], 'gameId' | 'name'>;

const memberChoice = ({ memberId, account }: Member): Choice => ({
  value: memberId,
  label: `${account} (${memberId})`,
});
const gameChoice = ({ gameId, name }: Game): Choice => ({ value: gameId, label: `${name} (${gameId})` });

/** Members, by the beginning of their name or by their number. */
export const MEMBERS_BY_NAME: ChoiceSource = {
  key: 'members',
  least: 1,
  find: async (text, signal) => (await readMembers(`find:prefix:${text}`, signal)).map(memberChoice),
  read: async (values, signal) => {
    const found = await Promise.all(
      chunksOf(values.slice(0, MOST_NAMED)).map((ids) => readMembers(`memberId:in:${ids.join(',')}`, signal)),
    );
    return found.flat().map(memberChoice);
  },
  isValue: isId,
  takesSeveral: true,
};

/** Agents, by the beginning of their name. */
export const AGENTS_BY_NAME: ChoiceSource = {
  key: 'agents',
  least: 0,
  find: async (text, signal) =>
    (await readAgents(text === '' ? [] : [`account:prefix:${text.toLowerCase()}`], signal)).map(memberChoice),
  read: async (values, signal) => {
    const found = await Promise.all(values.map((value) => readAgents([`memberId:eq:${value}`], signal)));
    return found.flat().map(memberChoice);
  },
  isValue: isId,
  takesSeveral: true,
};

/** Games of a vendor, by a part of their name. @param type such as RNG; any type if undefined */
export function gamesOf(vendor: string, type?: string): ChoiceSource {
  const read = (filter: readonly string[], signal: AbortSignal) => {
    const fixed = [`vendor:eq:${vendor}`, ...(type === undefined ? [] : [`gameType:eq:${type}`])];
    return readList<Game>('catalogue/games', [...fixed, ...filter], signal);
  };
  /** The vendor's own list, for operators without access to the catalogue. */
  const readOwn = async (signal: AbortSignal): Promise<Choice[]> => {
    const games = await send<ValueOf<typeof vendorsDesk.ownGames>>('GET', `/vendors/${vendor}/catalogue`, { signal });
    return games
      .filter(({ kind }) => type === undefined || kind === type)
      .map(({ gameId, names }) => gameChoice({ gameId, name: ownText(names) ?? gameId }));
  };
  const orOwn = (isWanted: (choice: Choice) => boolean, signal: AbortSignal) => async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'permission.denied')) throw error;
    return (await readOwn(signal)).filter(isWanted).slice(0, MOST_FOUND);
  };
  return {
    key: `games ${vendor} ${type ?? ''}`,
    least: 0,
    find: (text, signal) =>
      read(text === '' ? [] : [`find:eq:${text}`], signal)
        .then((games) => games.map(gameChoice))
        .catch(orOwn(({ label }) => label.toLowerCase().includes(text.toLowerCase()), signal)),
    read: async (values, signal) => {
      const found = values.map((value) =>
        read([`gameId:eq:${value}`], signal)
          .then((games) => games.map(gameChoice))
          .catch(orOwn((choice) => choice.value === value, signal)),
      );
      return (await Promise.all(found)).flat();
    },
    isValue: (text) => text !== '',
  };
}

const readMembers = (filter: string, signal: AbortSignal) => readList<Member>('members', [filter], signal);
const readAgents = (filter: readonly string[], signal: AbortSignal) =>
  readList<ValueOf<typeof agencyDesk.agents>['list'][number]>('agents', filter, signal);

async function readList<R>(path: string, filter: readonly string[], signal: AbortSignal): Promise<R[]> {
  return (await send<{ list: R[] }>('GET', `/${path}`, { query: { filter, limit: MOST_FOUND }, signal })).list;
}

/** Number of chosen members whose names are read; the others show their numbers. */
const MOST_NAMED = 40;

function chunksOf(values: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(values.length / MOST_FOUND) }, (_, index) =>
    values.slice(index * MOST_FOUND, (index + 1) * MOST_FOUND),
  );
}
