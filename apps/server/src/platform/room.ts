import type { Collector } from './collector.ts';
import type { Contributions } from './contributions.ts';
import type { Platform } from './index.ts';

/**
 * A room as it stands in the list of rooms: its name, and how it is built on the platform and the doors it may call.
 */
export interface Room<Name extends string, Needs, Door> {
  readonly name: Name;
  readonly create: (platform: Platform, doors: Needs) => BuiltRoom<Door>;
}

/** What comes of building a room: its door for the rooms that may call it, and what it contributes to the whole. */
export interface BuiltRoom<Door> extends Contributions {
  door: Door;
}

export type AnyRoom = Room<string, never, unknown>;

/** The doors of a list of rooms by their names. */
export type DoorsOf<Rooms extends readonly AnyRoom[]> = {
  [R in Rooms[number] as R['name']]: R extends Room<string, never, infer Door> ? Door : never;
};

/** Says which room of a list calls a door of a room that does not come before it; `never` when none does. */
type Misplaced<Rooms extends readonly unknown[], Doors = unknown> = Rooms extends readonly [
  infer First,
  ...infer Others,
]
  ? First extends Room<infer Name, infer Needs, infer Door>
    ? Doors extends Needs
      ? Misplaced<Others, Doors & Record<Name, Door>>
      : `${Name} calls a room that does not come before it`
    : never
  : never;

/** Says what a room is: `room.ts` of every room exports one. */
export function defineRoom<const Name extends string, Needs, Door>(
  room: Room<Name, Needs, Door>,
): Room<Name, Needs, Door> {
  return room;
}

/**
 * Builds the rooms in their order and collects what they contribute.
 * @param alsoBuilt rooms that nobody calls, built after them
 * @returns the doors of the list
 */
export function buildRooms<const Rooms extends readonly AnyRoom[]>(
  platform: Platform,
  collector: Collector,
  rooms: Rooms & ([Misplaced<Rooms>] extends [never] ? unknown : Misplaced<Rooms>),
  alsoBuilt: readonly AnyRoom[] = [],
): DoorsOf<Rooms> {
  const doors: Record<string, unknown> = {};
  for (const { name, create } of [...(rooms as readonly AnyRoom[]), ...alsoBuilt]) {
    // The list was checked by its type: the doors that this room calls are there.
    const { door, ...contributions } = create(platform, { ...doors } as never);
    doors[name] = door;
    collector.add({ name, ...contributions });
  }
  collector.close();
  return doors as DoorsOf<Rooms>;
}
