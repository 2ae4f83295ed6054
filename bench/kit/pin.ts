import { spawnSync } from 'node:child_process';

/** Linux tool that binds a process to processors. */
const PROGRAM = 'taskset';

/** Whether processes can be bound to one processor here, and there are at least two. */
export function canPin(): boolean {
  return [0, 1].every((core) => spawnSync(PROGRAM, ['-c', String(core), 'true']).status === 0);
}

/** The command that runs a program bound to this processor; unbound if none is given. */
export function pinned(
  core: number | undefined,
  command: [program: string, ...args: string[]],
): [program: string, ...args: string[]] {
  return core === undefined ? command : [PROGRAM, '-c', String(core), ...command];
}
