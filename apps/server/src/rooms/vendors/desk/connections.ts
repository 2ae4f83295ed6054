import { vendorsDesk as contract } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import {
  approval,
  audited,
  factLine,
  requestApproval,
  requireVersion,
  versionOf,
} from '../../../platform/operators/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { type GivenKeys, sealKeys } from '../connections/keys.ts';
import {
  type Connection,
  endFormerKeys,
  keepKeys,
  type KeyKind,
  lockConnection,
  setKeys,
  writeConnection,
} from '../connections/rows.ts';
import type { Connections } from '../connections/store.ts';
import { createConnectionTest } from '../connections/test-connection.ts';
import { connectionOf } from '../connections/connection-input.ts';
import type { VendorsPlatform } from '../ports.ts';
import { createConnectionViews, currentConnection } from './connection-views.ts';

/**
 * Ids of keys: they are stored sealed before a request names them, so that neither the request nor the trail contains
 * them.
 */
interface KeyInput {
  id: string;
  kind: KeyKind;
  hint: string;
}

/** A requested connection; `former` is the version that it changes, null for a new vendor. */
type ConnectionInput = Connection & { name: string; keys: KeyInput[]; former: string | null };
interface RotatedKeys {
  vendor: string;
  keys: KeyInput[];
  formerHours: number;
  former: string;
}

/** Two operators add a vendor, change its connection or its keys, without a restart. */
export function createConnectionDesk(platform: VendorsPlatform, catalogue: Catalogue, connections: Connections) {
  const { config, db, secrets, site } = platform;
  const views = createConnectionViews(platform, catalogue);
  const test = createConnectionTest(platform, catalogue);
  const rulesNow = async () => ({
    vendors: config.vendors,
    isProduction: config.isProduction,
    currency: await site.currency(),
  });
  const [connecting, rotating] = createApprovals(platform, catalogue, connections, views);

  return {
    approvals: [connecting, rotating],
    routes: [
      route(contract.connections, () => views.all()),
      route(contract.addVendor, async ({ operator, ip, body }) => {
        const { code, reason, requestKey, keys: given = {}, ...fields } = body;
        const name = fields.name.trim();
        const connection = connectionOf(code, fields, await rulesNow());
        await requireFree(catalogue, code, name);
        const { keys, keep } = storing(secrets, code, given);
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, connecting, async (tx) => {
          await keep(tx);
          return { ...connection, name, keys, former: null };
        });
      }),
      route(contract.changeConnection, async ({ operator, ip, params: { code }, body }) => {
        const { reason, version, requestKey, ...fields } = body;
        const connection = connectionOf(code, fields, await rulesNow());
        const { state } = await currentConnection(platform, catalogue, db, code);
        requireVersion(version, state);
        const wanted = { ...connection, name: fields.name.trim(), keys: [], former: versionOf(state) };
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, connecting, wanted);
      }),
      route(contract.rotateKeys, async ({ operator, ip, params: { code }, body }) => {
        const { reason, version, requestKey, keys: given, formerHours = 24 } = body;
        const { state } = await currentConnection(platform, catalogue, db, code);
        requireVersion(version, state);
        const { keys, keep } = storing(secrets, code, given);
        if (keys.length === 0) throw invalidField('keys', 'required');
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, rotating, async (tx) => {
          await keep(tx);
          return { vendor: code, keys, formerHours, former: versionOf(state) };
        });
      }),
      route(contract.endFormerKeys, async ({ operator, ip, params: { code }, body: { reason } }) => {
        await audited(platform, { operator, ip }, async (tx) => {
          const { state } = await currentConnection(platform, catalogue, tx, code);
          const count = await endFormerKeys(tx, code);
          await catalogue.nameVendor(tx, code, state.name);
          return { action: 'vendor.keys.ended', object: `vendor:${code}`, reason, after: { count } };
        });
        await connections.refresh();
        return null;
      }),
      route(contract.testConnection, ({ params: { code } }) => test(code)),
    ],
  };
}

function storing(secrets: VendorsPlatform['secrets'], vendor: string, given: GivenKeys) {
  const sealed = sealKeys(secrets, vendor, given);
  return {
    keys: sealed.map(({ id, kind, hint }) => ({ id, kind, hint })),
    keep: (tx: Tx) => keepKeys(tx, sealed),
  };
}

function createApprovals(
  platform: VendorsPlatform,
  catalogue: Catalogue,
  connections: Connections,
  views: ReturnType<typeof createConnectionViews>,
) {
  const { log } = platform;
  const executed = () => {
    for (const refresh of [connections.refresh, catalogue.refresh])
      refresh().catch((error: unknown) => log.error({ err: error }, 'a new connection could not be read'));
  };
  const base = {
    permission: 'vendors.connect',
    object: ({ vendor }: { vendor: string }) => `vendor:${vendor}`,
  } as const;

  const connecting = approval<ConnectionInput>({
    ...base,
    kind: 'vendors.connection',
    title: ({ vendor, name, former }) => `${former === null ? '+ ' : ''}${name} (vendor:${vendor})`,
    details: ({ keys, former: _former, ...wanted }) => [...detailsOf(wanted), ...keys.map(lineOf)],
    execute: async (tx, { name, keys, former, ...connection }) => {
      const { vendor } = connection;
      await lockConnection(tx, vendor);
      if (former !== null) {
        const before = await currentConnection(platform, catalogue, tx, vendor);
        requireVersion(former, before.state);
        await catalogue.nameVendor(tx, vendor, name);
        await writeConnection(tx, connection);
        return { action: 'vendor.connection.changed', before: { ...before.state }, after: { name, ...connection } };
      }
      await catalogue.addVendor(tx, vendor, name);
      await writeConnection(tx, connection);
      await takeKeys(tx, vendor, keys, 0);
      await views.makeOwnKey(tx, connection);
      return { action: 'vendor.added', before: {}, after: { name, ...connection, keys } };
    },
    executed,
  });

  const rotating = approval<RotatedKeys>({
    ...base,
    kind: 'vendors.keys',
    details: ({ keys, formerHours }) => [...keys.map(lineOf), factLine('formerHours', formerHours)],
    execute: async (tx, { vendor, keys, formerHours, former }) => {
      await lockConnection(tx, vendor);
      const before = await currentConnection(platform, catalogue, tx, vendor);
      requireVersion(former, before.state);
      // Stores the connection of an environment's vendor with its first key, which would not be read otherwise.
      await writeConnection(tx, before.connection);
      await views.keepConfigured(
        tx,
        before.connection,
        keys.map(({ kind }) => kind),
      );
      await takeKeys(tx, vendor, keys, formerHours);
      await catalogue.nameVendor(tx, vendor, before.state.name);
      return { action: 'vendor.keys.rotated', before: { keys: before.state.keys }, after: { keys, formerHours } };
    },
    executed,
  });

  return [connecting, rotating] as const;
}

async function requireFree(catalogue: Catalogue, code: string, name: string): Promise<void> {
  const isTaken = (await catalogue.listVendors()).some(
    (vendor) => vendor.code === code || vendor.displayName.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw new Refusal('vendor.exists');
}

async function takeKeys(
  tx: Tx,
  vendor: string,
  keys: readonly Pick<KeyInput, 'id'>[],
  formerHours: number,
): Promise<void> {
  const ids = keys.map(({ id }) => id);
  if (!(await setKeys(tx, vendor, ids, formerHours))) throw new Refusal('not.found');
}

const lineOf = ({ kind, hint }: KeyInput) => factLine(kind, `…${hint}`);

function detailsOf({ vendor: _vendor, ...fields }: Connection & { name: string }): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const isEmpty = value === null || value.length === 0;
    return isEmpty ? [] : [factLine(field, value)];
  });
}
