import type { Permission } from '@fairlot/contract';
import type { Contributions } from './contributions.ts';
import type { Reads } from './db/index.ts';
import type { BoundRoute } from './http/index.ts';
import type { ApprovalKind } from './operators/approval.ts';
import type { Desk } from './operators/desk.ts';
import { type AnyDeskList, listRoute } from './operators/lists/index.ts';

export interface NamedContributions extends Contributions {
  name: string;
}

/** The fields of a desk that are lists. */
type DeskField = {
  [K in keyof Desk]-?: NonNullable<Desk[K]> extends readonly unknown[] ? K : never;
}[keyof Desk];

/** The contributions of all rooms. Reading them before all rooms are started throws. */
export interface Collected {
  /** Contributions in the order of the rooms. */
  all(): readonly NamedContributions[];
  desks(): readonly Desk[];
  /** The entries of all desks in a field, such as `reports`. */
  ofDesks<K extends DeskField>(field: K): NonNullable<Desk[K]>;
  /** Routes of all rooms, including those of their desks and of the desks' lists. */
  routes(reads: Reads): readonly BoundRoute[];
  /** The approval kind of that name. @throws when no room contributes it */
  approval(kind: string): ApprovalKind;
  /** Approval kinds that this build supports. */
  approvalKinds(): readonly string[];
  /** Lists of all desks. */
  lists(): readonly AnyDeskList[];
  /** All permissions that rooms require, each with its room. */
  permissions(): readonly { permission: Permission; room: string }[];
  /** Default permissions of a standard role, before any operator has changed the role; empty for other roles. */
  permissionsOf(role: string): readonly Permission[];
}

export interface Collector {
  collected: Collected;
  /** @throws when two rooms contribute the same permission or approval kind */
  fill(contributions: readonly NamedContributions[]): void;
}

export function createCollector(): Collector {
  let filled: readonly NamedContributions[] | undefined;
  const all = () => {
    if (filled === undefined) throw new Error('Contributions of rooms are read before all rooms have started');
    return filled;
  };
  const desks = () => all().flatMap(({ desk }) => desk ?? []);
  const ofDesks = <K extends DeskField>(field: K) =>
    desks().flatMap((desk): readonly unknown[] => desk[field] ?? []) as unknown as NonNullable<Desk[K]>;

  return {
    collected: {
      all,
      desks,
      ofDesks,
      routes: (reads) => [
        ...all().flatMap(({ routes = [], desk }) => [...routes, ...(desk?.routes ?? [])]),
        ...ofDesks('lists').map((list) => listRoute(reads, list)),
      ],
      lists: () => ofDesks('lists'),
      approval: (kind) => {
        const found = ofDesks('approvals').find((candidate) => candidate.kind === kind);
        if (found === undefined) throw new Error(`No room handles requests of the kind "${kind}"`);
        return found;
      },
      approvalKinds: () => ofDesks('approvals').map(({ kind }) => kind),
      permissions: () =>
        all().flatMap(({ name, desk }) =>
          (desk?.permissions ?? []).map(({ permission }) => ({ permission, room: name })),
        ),
      permissionsOf: (role) =>
        ofDesks('permissions')
          .filter(({ roles }) => roles.some((one) => one === role))
          .map(({ permission }) => permission),
    },
    fill: (contributions) => {
      const names = contributions.flatMap(({ desk }) => [
        ...(desk?.permissions ?? []).map(({ permission }) => `the permission "${permission}"`),
        ...(desk?.approvals ?? []).map(({ kind }) => `requests of the kind "${kind}"`),
      ]);
      assertUnique(names);
      filled = contributions;
    },
  };
}

/** @throws when a name occurs twice */
export function assertUnique(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two rooms contribute ${twice}`);
}
