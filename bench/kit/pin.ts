import { spawnSync } from 'node:child_process';

/** Linux's tool that binds a process to processors. */
const PROGRAM = 'taskset';

/** Whether processes can be bound to one processor here, and there are two. */
export function canPin(): boolean {
  return [0, 1].every((core) => spawnSync(PROGRAM, ['-c', String(core), 'true']).status === 0);
}

/** The command that runs a program bound to this processor; unbound without one. */
export function pinned(
  core: number | undefined,
  command: [program: string, ...args: string[]],
): [program: string, ...args: string[]] {
  return core === undefined ? command : [PROGRAM, '-c', String(core), ...command];
}
