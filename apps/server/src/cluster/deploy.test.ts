import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from './find-program.testing.ts';

const promtool = findProgram('promtool', 'prometheus');
const pathOf = (name: string) => fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');

describe.skipIf(promtool === undefined)('the alert rules of deploy/', () => {
  it('fire as their tests expect', () => {
    const { status, stdout, stderr } = spawnSync(
      promtool ?? '',
      ['test', 'rules', pathOf('prometheus/rules.test.yml')],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('SUCCESS');
  });

  it('each have a test', () => {
    const names = [...read('prometheus/rules.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(read('prometheus/rules.test.yml'), name).toContain(`alertname: ${name}\n`);
  });
});

describe('the files of deploy/', () => {
  let app: TestApp;
  beforeAll(async () => {
    const nowhere = 'redis://127.0.0.1:1';
    app = await createTestApp({ config: { redis: { url: nowhere, answerMs: 100 } } });
  });
  afterAll(() => app.close());

  it.each(['prometheus/rules.yml', 'grafana/fairlot.json'])('name only metrics that exist: %s', async (file) => {
    const { body } = await app.server.inject({ method: 'GET', url: '/metrics' });
    const known = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    // Only with a replica.
    known.push('fairlot_replica_up', 'fairlot_replica_lag_seconds');
    const named = new Set([...read(file).matchAll(/\b(?:fairlot|process)_[a-z_]+/g)].map(([name]) => name));
    expect(named.size).toBeGreaterThan(4);
    for (const name of named) expect(known, name).toContain(name.replace(/_(?:count|bucket)$/, ''));
  });

  it('set only variables that are documented', () => {
    const documented = readFileSync(
      fileURLToPath(new URL('../../../../docs/spec/interfaces.md', import.meta.url)),
      'utf8',
    );
    const names = [...read('env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(documented, name).toContain(`\`${name}\``);
  });

  it('wait in Kubernetes as long as a migration may wait for a table', () => {
    const pods = read('kubernetes/fairlot.yaml').match(/livenessProbe:/g);
    const waits = [
      ...read('kubernetes/fairlot.yaml').matchAll(/startupProbe:[^-]*?periodSeconds: (\d+)\s+failureThreshold: (\d+)/g),
    ].map(([, seconds, times]) => Number(seconds) * Number(times));
    expect(waits).toHaveLength(pods?.length ?? 0);
    for (const seconds of waits) expect(seconds).toBeGreaterThan(15 * 60);
  });

  it.each(['fairlot@', 'fairlot-jobs'])('set what distinguishes a process after the shared settings: %s', (name) => {
    const unit = read(`systemd/${name}.service`);
    expect(unit).not.toMatch(/^Environment=.*\b(?:ROLE|PORT)=/m);
    expect(unit).toMatch(name === 'fairlot@' ? /^ExecStart=\S+ PORT=%i /m : /^ExecStart=\S+ PORT=3100 ROLE=jobs /m);
  });
});
