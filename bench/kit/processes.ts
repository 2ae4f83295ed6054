import { readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  command: string;
}

/** All descendants of a process (Linux: /proc). */
export function descendantsOf(ancestor: number): RunningProcess[] {
  const children = new Map<number, RunningProcess[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
      children.set(parent, [...(children.get(parent) ?? []), { pid: Number(entry), command }]);
    } catch {
      continue; // it ended meanwhile
    }
  }
  const below = (pid: number): RunningProcess[] =>
    (children.get(pid) ?? []).flatMap((child) => [child, ...below(child.pid)]);
  return below(ancestor);
}
