import { type EndpointSpec, ENDPOINTS, type OperatorRole, PERMISSIONS, STANDARD_ROLES } from '@fairlot/contract';
import { createMember, createOperator, openTestApp, runJob, type TestOperator } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

type Allowed = Partial<Record<OperatorRole, string>>;
const DESKS = import.meta.glob<Allowed>('../*/desk/allowed.testing.ts', { eager: true, import: 'ALLOWED' });
const OPERATORS =
  'requestRole removeRole requestOperatorRole disableOperator requestOperator requestOperatorReset firstPassword ' +
  'consoleSettings setConsoleSettings createSecondOperator setup confirmStep openSite';
const EMERGENCY = 'beginEmergency endEmergency alarms acknowledgeAlarm alarmRules';
const RULES = 'addAlarmRule endAlarmRule';
const GOALS = 'goals setGoals';
const REQUESTS = 'approvals withdrawRequest';
/** The calls that each role may make, by group: lists kept next to every desk, and this room's own. */
const ALLOWED: Readonly<Record<string, Allowed>> = {
  backoffice: {
    admin: `${REQUESTS} approve reject auditTrail roles operators ${GOALS} ${OPERATORS} ${EMERGENCY} ${RULES}`,
    support: `${REQUESTS} setup`,
    finance: `${REQUESTS} setup ${GOALS} approve reject auditTrail ${EMERGENCY}`,
    risk: `${REQUESTS} setup approve reject auditTrail roles operators consoleSettings ${EMERGENCY} ${RULES}`,
    content: `${REQUESTS} setup`,
  },
  ...Object.fromEntries(Object.entries(DESKS).map(([path, allowed]) => [`${path.split('/')[1]}Desk`, allowed])),
};
const ROLES = STANDARD_ROLES;
const SAMPLE: Record<string, string> = {
  page: 'vip',
  kind: 'help',
  position: '0',
  id: '999999',
  operatorId: '999999',
  tokenId: '999999',
  alarmId: '999999',
  ruleId: '999999',
  memberId: '999999',
  step: 'operators',
  gameCode: 'VN60',
  numero: '209901010001',
  calendar: 'VN',
  day: '2099-01-01',
  viewId: '999999',
  savedId: '999999',
  name: 'nothing',
  jobId: '00000000-0000-4000-8000-000000000000',
};
const LOGIN_STEPS = ['changePassword', 'confirmTotp', 'enrolTotp', 'loginCode', 'logout', 'me']
  .concat(['addPasskey', 'passkeyFactor', 'passkeyFactorOptions', 'passkeys', 'removePasskey'])
  .concat(['renamePasskey', 'startPasskey']);
/** Available to every operator; their contents depend on the permission of each list. */
const OWN_WORK = ['frame', 'dashboard', 'today', 'netReasons', 'search', 'views', 'keepView', 'dropView'].concat([
  'startExport',
  'exportJob',
  'cancelExport',
  'exportFile',
  'exports',
  'reports',
  'report',
  'reportParquet',
  'reportPdf',
  'saveReport',
  'dropReport',
  'mailReport',
  'tokens',
  'createToken',
  'revokeToken',
  'tokenUses',
  'consoleApi',
  'tasks',
  'addTask',
  'assignTask',
  'endTask',
  'colleagues',
  'notes',
  'addNote',
  'holdCase',
  'lookAtCase',
  'releaseCase',
  'takeCase',
  'handovers',
  'handOver',
  'takeOver',
  'startBulk',
  'bulkJobs',
  'bulkJob',
  'runBulk',
  'cancelBulk',
]);

const operators = new Map<OperatorRole, TestOperator>();
const app = await openTestApp({ seed: 'demo' });
const member = await createMember(app, { balance: '100.00' });
for (const role of ROLES) operators.set(role, await createOperator(app, role));
// Lets jobs finish their writes before anything is compared.
await runJob(app, 'records-registrations');

const forOperators = ENDPOINTS.filter(({ auth }) => auth === 'operator');
const send = async (endpoint: EndpointSpec, headers: Record<string, string>) => {
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => SAMPLE[name] ?? 'x');
  const answer = await app.server.inject({ method: endpoint.method, url, headers });
  return {
    status: answer.statusCode,
    ...answer.json<{ success: boolean; errorCode: string | null; value: unknown }>(),
  };
};

/** All rows of all tables, except call counters, the sessions' last-use times, and what an allowed test stores. */
async function fingerprint(): Promise<Record<string, string>> {
  const { db } = app.platform;
  const tables = await db.rows(sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('platform_rate_limits', 'backoffice_sessions', 'identity_sessions',
        'platform_connection_tests') order by 1`);
  const prints: Record<string, string> = {};
  for (const { name } of tables)
    prints[name] = await db.value(
      sql<string>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.id(name)} t`,
    );
  return prints;
}

it("every operator call is refused without a token, with a wrong token or with a member's token", async () => {
  const before = await fingerprint();
  expect(forOperators.length).toBeGreaterThan(18);
  const operator = operators.get('admin')!;
  for (const endpoint of forOperators) {
    const attempts: [string, Record<string, string>, string][] = [
      ['no token', {}, 'auth.required'],
      ['cookie alone', { cookie: operator.headers['cookie']! }, 'auth.required'],
      ['token without its cookie', { authorization: operator.headers['authorization']! }, 'auth.logged.out'],
      [
        'wrong token',
        { authorization: `Bearer ${'x'.repeat(43)}`, cookie: operator.headers['cookie']! },
        'auth.logged.out',
      ],
      ["a member's", member.headers, 'auth.logged.out'],
    ];
    for (const [name, headers, code] of attempts) {
      expect([endpoint.id, name, await send(endpoint, headers)]).toMatchObject([
        endpoint.id,
        name,
        { status: 401, success: false, errorCode: code, value: null },
      ]);
    }
  }
  expect(await fingerprint()).toEqual(before);
});

it.each(ROLES)(
  'the role %s may call exactly what its permissions allow, and a refused call changes nothing',
  async (role) => {
    const before = await fingerprint();
    const { headers } = operators.get(role)!;
    const passed: string[] = [];
    for (const endpoint of forOperators.filter(({ permission }) => permission !== undefined)) {
      // Sent without a body and with unknown ids: a permitted call succeeds, is malformed or finds nothing.
      const answer = await send(endpoint, headers);
      if (answer.status === 403) expect([endpoint.id, answer.errorCode]).toEqual([endpoint.id, 'permission.denied']);
      else passed.push(endpoint.id);
    }
    const allowed = Object.entries(ALLOWED).flatMap(([group, { [role]: names }]) =>
      (names?.split(' ') ?? []).map((name) => `${group}.${name}`),
    );
    expect(passed.sort()).toEqual(allowed.sort());
    expect(await fingerprint()).toEqual(before);
  },
);

it('every call is refused without its one permission, and that permission suffices', async () => {
  const { db } = app.platform;
  const keep = (role: string, permissions: readonly string[]) =>
    db.transaction(async (tx) => {
      await tx.run(sql`insert into backoffice_roles (name) values (${role}) on conflict do nothing`);
      await tx.run(sql`delete from backoffice_role_permissions where role = ${role}`);
      await tx.run(sql`
        insert into backoffice_role_permissions select ${role}, p, true from unnest(${permissions}::text[]) p`);
    });
  await keep('all-but-one', []);
  await keep('only-one', []);
  const without = await createOperator(app, 'all-but-one');
  const having = await createOperator(app, 'only-one');
  for (const permission of PERMISSIONS) {
    const guarded = forOperators.filter((endpoint) => endpoint.permission === permission);
    await keep(
      'all-but-one',
      PERMISSIONS.filter((one) => one !== permission),
    );
    await keep('only-one', [permission]);
    for (const endpoint of guarded) {
      const refused = await send(endpoint, without.headers);
      expect([endpoint.id, refused.status, refused.errorCode]).toEqual([endpoint.id, 403, 'permission.denied']);
      expect([endpoint.id, (await send(endpoint, having.headers)).status]).not.toEqual([endpoint.id, 403]);
    }
  }
});

it('only the login and calls that filter by permission need no permission themselves', () => {
  const open = forOperators
    .filter(({ permission }) => permission === undefined)
    .map(({ id }) => id)
    .sort();
  // Names of labels are chosen in forms of several rooms and name no member.
  const shared = ['peopleDesk.labels'];
  expect(open).toEqual([...[...LOGIN_STEPS, ...OWN_WORK].map((name) => `backoffice.${name}`), ...shared].sort());
});
