import { freePort } from '@fairlot/testkit/free-port';
import type pg from 'pg';
import { type Place, replicatedOf } from '../place.ts';
import type { Program } from '../processes.ts';
import { until } from '../wait.ts';
import { createProductDatabase, type DatabaseEngine, withSuperuser } from './engine.ts';
import { makeCertificate, type Node, type NodeOptions, type NodeState, startNode } from './nodes.ts';

/** Three nodes and their etcd. */
export interface Nodes extends DatabaseEngine {
  etcd: Program;
  nodes: [Node, Node, Node];
  /** @throws while there is none, or more than one */
  primary(): Promise<Node>;
  replicas(): Promise<Node[]>;
  /** Waits until a node other than the previous primary is primary. @returns seconds */
  newPrimary(former: Node | undefined): Promise<number>;
  /** Moves the primary in an orderly way. */
  switchOver(): Promise<void>;
  /** Runs statements directly on a node, as superuser. */
  onNode<T>(node: Node, work: (client: pg.Client) => Promise<T>, database?: string): Promise<T>;
}

const START_MS = 90_000;

export async function startNodes(place: Place, options: (name: string) => NodeOptions): Promise<Nodes> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const etcd = startEtcd(place, port, peerPort);
  await until('etcd answers', () => isHealthy(port), START_MS);
  makeCertificate(place);
  const first = await startNode(place, 'db1', port, options('db1'));
  await until('the first node is primary', async () => (await first.state()).role === 'master', START_MS);
  const nodes: [Node, Node, Node] = [
    first,
    ...(await Promise.all([
      startNode(place, 'db2', port, options('db2')),
      startNode(place, 'db3', port, options('db3')),
    ])),
  ];
  const cluster = describeNodes(place, etcd, nodes);
  await cluster.settle(START_MS);
  await cluster.onNode(first, (client) => createProductDatabase(client, place));
  return cluster;
}

function startEtcd(place: Place, port: number, peerPort: number): Program {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const settings = {
    name: 'etcd1',
    'data-dir': place.makeFolder('etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd1=${peer}`,
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return place.run({ name: 'etcd', command: [replicatedOf(place).etcd, ...args] });
}

async function isHealthy(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return (await answer.text()).includes('"true"');
}

function isPrimary(state: NodeState | undefined): boolean {
  return state?.role === 'master' && state.state === 'running';
}

function describeNodes(place: Place, etcd: Program, nodes: [Node, Node, Node]): Nodes {
  const states = () =>
    Promise.all(nodes.map(async (node) => ({ node, state: await node.state().catch(() => undefined) })));
  const primary = async () => {
    const found = (await states()).filter(({ state }) => isPrimary(state));
    const [only] = found;
    if (only === undefined || found.length > 1) throw new Error(`${found.length} nodes are primary`);
    return only.node;
  };
  const replicas = async () =>
    (await states()).filter(({ state }) => state?.role === 'replica').map(({ node }) => node);
  const onNode: Nodes['onNode'] = (node, work, database = 'postgres') =>
    withSuperuser(place, node.ownPort, database, work);
  /** One node is primary, and both others follow it, one of them synchronously. */
  const isSettled = async () => {
    const leader = await primary();
    if ((await replicas()).length !== 2) return false;
    const { rows } = await onNode(leader, (client) =>
      client.query<{ state: string; sync_state: string }>('select state, sync_state from pg_stat_replication'),
    );
    const streaming = rows.filter(({ state }) => state === 'streaming');
    return streaming.length === 2 && streaming.some(({ sync_state }) => sync_state === 'sync');
  };
  return {
    etcd,
    nodes,
    primary,
    replicas,
    onNode,
    onPrimary: async (work, database) => onNode(await primary(), work, database),
    killPrimary: async () => (await primary()).kill(),
    newPrimary: (former) =>
      until(
        'another node is primary',
        async () => {
          const found = (await states()).filter(({ node, state }) => node !== former && isPrimary(state));
          return found.length === 1;
        },
        START_MS,
      ),
    settle: (withinMs) => until('one primary with two replicas', isSettled, withinMs),
    switchOver: async () => {
      const leader = await primary();
      const answer = await fetch(`http://127.0.0.1:${leader.checkPort}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`patroni:${place.passwords.superuser}`)}` },
        body: JSON.stringify({ leader: leader.name }),
      });
      if (answer.status !== 200) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
    },
    stop: async () => {
      for (const node of nodes) node.wake();
      for (const node of nodes) node.mend();
      await Promise.all(nodes.map((node) => node.stop()));
      await etcd.stop();
    },
  };
}
