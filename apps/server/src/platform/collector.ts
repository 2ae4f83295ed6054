import type { Contributions, Person, Providers } from './contributions.ts';

export interface NamedContributions extends Contributions {
  name: string;
}

/** What all rooms contributed. It is filled while the rooms are built; whoever reads it before that fails at once. */
export interface Collected {
  /** Contributions in the order of the rooms. @throws while rooms are still being built */
  all(): readonly NamedContributions[];
  /** What one room answers for all. @throws when nobody provides it */
  provider<K extends keyof Providers>(key: K): Providers[K];
  /** All rooms as one. */
  person: Person;
}

export interface Collector {
  collected: Collected;
  /** @throws when the room provides what another one provides already */
  add(contributions: NamedContributions): void;
  /** Nothing is added any more; from now on it can be read. */
  close(): void;
}

export function createCollector(): Collector {
  const contributions: NamedContributions[] = [];
  const providers: Partial<Providers> = {};
  let isClosed = false;

  const all = () => {
    if (!isClosed) throw new Error('What rooms contribute is read before all of them are built');
    return contributions;
  };
  return {
    collected: {
      all,
      provider: (key) => {
        all();
        const found = providers[key];
        if (found === undefined) throw new Error(`No room provides "${key}"`);
        return found;
      },
      person: joinPersons(() => all().flatMap(({ person }) => person ?? [])),
    },
    add: (added) => {
      if (isClosed) throw new Error(`The room ${added.name} comes too late`);
      const twice = Object.keys(added.provides ?? {}).find((key) => key in providers);
      if (twice !== undefined) throw new Error(`Two rooms provide "${twice}"`);
      Object.assign(providers, added.provides);
      contributions.push(added);
    },
    close: () => {
      isClosed = true;
    },
  };
}

function joinPersons(persons: () => readonly Partial<Person>[]): Person {
  return {
    equip: async (tx, member) => {
      for (const person of persons()) await person.equip?.(tx, member);
    },
    // The last room first, because it builds on the others: an open ticket is the reason that a balance will come.
    mayClose: async (tx, member) => {
      for (const person of persons().toReversed()) await person.mayClose?.(tx, member);
    },
    erase: async (tx, memberId) => {
      for (const person of persons()) await person.erase?.(tx, memberId);
    },
    export: async (member) => {
      const parts = {};
      for (const person of persons()) Object.assign(parts, await person.export?.(member));
      return parts;
    },
  };
}
