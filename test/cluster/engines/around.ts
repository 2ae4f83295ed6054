import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../../launcher/paths.mjs';
import { parse } from 'yaml';
import { type Place, replicatedOf } from '../place.ts';
import type { Program } from '../processes.ts';
import { certificatePath, type Node } from './nodes.ts';

/** Ports of the engines around the database. */
export interface Ports {
  site: number;
  apps: number[];
  primary: number;
  replicas: number;
  pool: number;
  redis: number;
  prometheus: number;
}

const at = (port: number) => `127.0.0.1:${port}`;

/** HAProxy with the files of deploy/: players to server processes, and PostgreSQL behind Patroni if there are nodes. */
export function startHaproxy(place: Place, ports: Ports, nodes: readonly Node[]): Program {
  const env: Record<string, string> = {
    FAIRLOT_BIND: at(ports.site),
    FAIRLOT_ADMIN: join(place.folder, 'haproxy.sock'),
    FAIRLOT_DB_BIND: at(ports.primary),
    FAIRLOT_DB_READ_BIND: at(ports.replicas),
  };
  ports.apps.forEach((port, index) => (env[`FAIRLOT_APP_${index + 1}`] = at(port)));
  nodes.forEach((node, index) => {
    env[`FAIRLOT_DB_${index + 1}`] = at(node.port);
    env[`FAIRLOT_DB_${index + 1}_CHECK`] = String(node.checkPort);
  });
  const files = ['haproxy.cfg', ...(nodes.length > 0 ? ['database.cfg'] : [])].map((name) => {
    // The unprivileged user may not be able to read the repository.
    const text = readFileSync(fromRoot('deploy/haproxy', name), 'utf8');
    return ['-f', place.write(name, text)];
  });
  return place.run({ name: 'haproxy', command: [place.programs.haproxy, '-db', ...files.flat()], env });
}

/** PgBouncer with the file of deploy/, in front of HAProxy's address of the primary. */
export function startPgbouncer(place: Place, ports: Ports): Program {
  const users = place.write('userlist.txt', `"fairlot" "${place.passwords.app}"\n`);
  const text = readFileSync(fromRoot('deploy/postgres/pgbouncer.ini'), 'utf8')
    .replace(/^fairlot = host=\S+ port=\d+/m, `fairlot = host=127.0.0.1 port=${ports.primary}`)
    .replace(/^listen_port = .*/m, `listen_port = ${ports.pool}\nunix_socket_dir =`)
    .replace(/^auth_file = .*/m, `auth_file = ${users}`)
    // The single PostgreSQL of the small form has no certificate.
    .replace(/^server_tls_sslmode = .*/m, (line) => (place.programs.replicated ? line : 'server_tls_sslmode = disable'))
    .replace(/^server_tls_ca_file = .*/m, `server_tls_ca_file = ${certificatePath(place)}`);
  return place.run({
    name: 'pgbouncer',
    command: [place.programs.pgbouncer, '-q', place.write('pgbouncer.ini', text)],
  });
}

export function startRedis(place: Place, ports: Ports): Program {
  const settings = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const memory = ['--maxmemory', '256mb', '--dir', place.makeFolder('redis')];
  return place.run({ name: 'redis', command: [place.programs['redis-server'], ...settings, ...memory] });
}

interface PrometheusFile {
  scrape_configs: { static_configs: { targets: string[] }[] }[];
  [section: string]: unknown;
}

/** Prometheus with the files of deploy/. */
export function startPrometheus(place: Place, ports: Ports, metricsKey: string): Program {
  const file = parse(readFileSync(fromRoot('deploy/prometheus/prometheus.yml'), 'utf8')) as PrometheusFile;
  for (const job of file.scrape_configs) job.static_configs = [{ targets: ports.apps.map(at) }];
  place.write('metrics-key', metricsKey);
  const config = place.write('prometheus.yml', JSON.stringify(file));
  copyFileSync(fromRoot('deploy/prometheus/rules.yml'), join(place.folder, 'rules.yml'));
  return place.run({
    name: 'prometheus',
    command: [
      replicatedOf(place).prometheus,
      `--config.file=${config}`,
      `--storage.tsdb.path=${place.makeFolder('prometheus')}`,
      `--web.listen-address=${at(ports.prometheus)}`,
    ],
  });
}
