import type { Contributions } from './contributions.ts';
import type { Platform } from './index.ts';

/** A started room: its door for rooms built on it, its answers to ports of other rooms, and its contributions. */
export interface StartedRoom<Door, Answers = object> {
  door: Door;
  answers: Answers;
  contributions: Contributions;
}

/** A room's factory: `room.ts` of every room exports one. */
export interface Room<Ports, Door, Answers> {
  readonly name: string;
  readonly start: (platform: Platform, ports: Ports) => StartedRoom<Door, Answers>;
}

/** The type of a room after its start. */
export type Started<R> = R extends Room<never, infer Door, infer Answers> ? StartedRoom<Door, Answers> : never;

/** @param create builds the room on the platform and its ports */
export function defineRoom<Ports, Door, Answers>(room: {
  name: string;
  create: (platform: Platform & Ports) => { door: Door; answers: Answers } & Contributions;
}): Room<Ports, Door, Answers> {
  return {
    name: room.name,
    start: (platform, ports) => {
      const { door, answers, ...contributions } = room.create({ ...platform, ...ports });
      return { door, answers, contributions };
    },
  };
}

/**
 * A reference to a part of a room that starts later. Members are looked up at each use, which throws before the room is
 * started.
 */
export function late<T extends object>(find: () => T): T {
  return new Proxy<T>({} as T, { get: (_, key) => Reflect.get(find(), key) as unknown });
}
