import type { Permission, siteDesk } from '@fairlot/contract';
import type { CodeOwner, Contributions, Person, Providers, RewardKind, Screens } from './contributions.ts';
import { type AskGates, joinGates, type LeastStake } from './gates.ts';
import type { Executor, Tx } from './db/index.ts';
import type { BoundRoute } from './http/index.ts';
import type { ApprovalKind } from './operators/approval.ts';
import type { AnyDeskList } from './operators/lists/index.ts';

export interface NamedContributions extends Contributions {
  name: string;
}

/** What all rooms contributed. It is filled while the rooms are built; whoever reads it before that fails at once. */
export interface Collected {
  /** Contributions in the order of the rooms. @throws while rooms are still being built */
  all(): readonly NamedContributions[];
  /** What all rooms answer, their desks included. */
  routes(): readonly BoundRoute[];
  /** What one room answers for all. @throws when nobody provides it */
  provider<K extends keyof Providers>(key: K): Providers[K];
  /** The kind of request of that name. @throws when no room contributes it */
  approval(kind: string): ApprovalKind;
  /** Kinds of request that this build knows. */
  approvalKinds(): readonly string[];
  /** Lists of all desks. */
  lists(): readonly AnyDeskList[];
  /** Everything that rooms ask a permission for, with the room. */
  permissions(): readonly { permission: Permission; room: string }[];
  /** What operators of a standard role may do as long as nobody has changed it; nothing for other roles. */
  permissionsOf(role: string): readonly Permission[];
  /** Feature flags of all rooms with the value that a merchant begins with. */
  flags(): Readonly<Record<string, boolean>>;
  /** Flags that stay off where the market's rule is off. */
  flagLaws(): Readonly<Record<string, siteDesk.MarketSwitch>>;
  /** Flags of all rooms whose switching off takes a second operator. */
  controlFlags(): readonly string[];
  /** What hands out rewards of that kind. @throws when no room does */
  reward(kind: string): RewardKind;
  /** Kinds of transfer of all rooms. */
  transferKinds(): ReadonlySet<string>;
  /** Name of a game in a language, whichever room it is of; the name in the bet where no room knows another. */
  gameName(gameId: string, name: string, language: string): string;
  /** The member who gave out a code, whichever room knows it, and what it makes of a new member. */
  inviterOf(executor: Executor, code: string): Promise<CodeOwner | undefined>;
  /** The least stakes of all rooms. */
  leastStakes(executor: Executor): Promise<readonly LeastStake[]>;
  /** Conditions of all rooms on an action. */
  gates: AskGates;
  /** What all rooms ask outside parties. */
  screens: Screens;
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

  const taken = new Set<string>();

  /** @throws when another room has contributed one of the names */
  function takeNames({ provides = {}, desk, flags = {}, rewards }: NamedContributions): void {
    const names = [
      ...Object.keys(provides).map((key) => `"${key}" for all`),
      ...Object.keys(flags).map((flag) => `the flag "${flag}"`),
      ...(rewards?.kinds ?? []).map(({ kind }) => `rewards of the kind "${kind}"`),
      ...(desk?.permissions ?? []).map(({ permission }) => `the permission "${permission}"`),
      ...(desk?.approvals ?? []).map(({ kind }) => `requests of the kind "${kind}"`),
    ];
    for (const name of names) {
      if (taken.has(name)) throw new Error(`Two rooms provide ${name}`);
      taken.add(name);
    }
  }
  const all = () => {
    if (!isClosed) throw new Error('What rooms contribute is read before all of them are built');
    return contributions;
  };
  const desks = () => all().flatMap(({ desk }) => desk ?? []);

  return {
    collected: {
      all,
      routes: () => all().flatMap(({ routes = [], desk }) => [...routes, ...(desk?.routes ?? [])]),
      lists: () => desks().flatMap(({ lists = [] }) => lists),
      provider: (key) => {
        all();
        const found = providers[key];
        if (found === undefined) throw new Error(`No room provides "${key}"`);
        return found;
      },
      approval: (kind) => {
        const found = desks()
          .flatMap(({ approvals = [] }) => approvals)
          .find((candidate) => candidate.kind === kind);
        if (found === undefined) throw new Error(`No room knows requests of the kind "${kind}"`);
        return found;
      },
      approvalKinds: () => desks().flatMap(({ approvals = [] }) => approvals.map(({ kind }) => kind)),
      permissions: () =>
        all().flatMap(({ name, desk }) =>
          (desk?.permissions ?? []).map(({ permission }) => ({ permission, room: name })),
        ),
      permissionsOf: (role) =>
        desks().flatMap(({ permissions }) =>
          permissions.filter(({ roles }) => roles.some((one) => one === role)).map(({ permission }) => permission),
        ),
      transferKinds: () => new Set(all().flatMap(({ transferKinds = [] }) => transferKinds)),
      flags: () => Object.assign({}, ...all().map(({ flags }) => flags)),
      controlFlags: () => all().flatMap(({ controlFlags }) => controlFlags ?? []),
      flagLaws: () => Object.assign({}, ...all().map(({ flagLaws }) => flagLaws)),
      reward: (kind) => {
        const found = all()
          .flatMap(({ rewards }) => rewards?.kinds ?? [])
          .find((candidate) => candidate.kind === kind);
        if (found === undefined) throw new Error(`No room hands out rewards of the kind "${kind}"`);
        return found;
      },
      gameName: (gameId, name, language) => {
        for (const { gameName } of all()) {
          const found = gameName?.(gameId, name, language);
          if (found !== undefined) return found;
        }
        return name;
      },
      inviterOf: async (executor, code) => {
        for (const { inviterOf } of all()) {
          const found = await inviterOf?.(executor, code);
          if (found !== undefined) return found;
        }
        return undefined;
      },
      leastStakes: async (executor) => {
        const found: LeastStake[] = [];
        for (const { leastStakes } of all()) found.push(...((await leastStakes?.(executor)) ?? []));
        return found;
      },
      gates: joinGates(() => all().flatMap(({ gates }) => gates ?? [])),
      screens: {
        registration: async (person) => {
          const notes: ((tx: Tx, memberId: bigint) => Promise<void>)[] = [];
          for (const { screens } of all()) notes.push((await screens?.registration?.(person)) ?? noNote);
          return async (tx, memberId) => {
            for (const note of notes) await note(tx, memberId);
          };
        },
        login: async (memberId, person) => {
          for (const { screens } of all()) await screens?.login?.(memberId, person);
        },
      },
      person: joinPersons(() => all().flatMap(({ person }) => person ?? [])),
    },
    add: (added) => {
      if (isClosed) throw new Error(`The room ${added.name} comes too late`);
      takeNames(added);
      Object.assign(providers, added.provides);
      contributions.push(added);
    },
    close: () => {
      isClosed = true;
    },
  };
}

async function noNote(): Promise<void> {
  // Of a room that asks nobody.
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
