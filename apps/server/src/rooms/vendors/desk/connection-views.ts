import type { ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import { vendorSettings, type VendorSettings } from '../../../config/vendors.ts';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { versionOf } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { ADAPTERS, walletKindOf } from '../adapters/index.ts';
import { makePrivateKey, openKey, publicKeyFor, sealKeys } from '../connections/keys.ts';
import {
  type Connection,
  keepKeys,
  type KeyKind,
  readConnection,
  readConnections,
  readKeys,
  setKeys,
} from '../connections/rows.ts';
import { configuredFor, settingsFrom } from '../connections/store.ts';
import type { VendorsPlatform } from '../ports.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

type Views = ValueOf<typeof contract.connections>;
type View = Views['vendors'][number];

/** Vendor of the tiles of our own lotteries. */
export const LOTTERIES = 'TCG_LOTTO_VN';
/** Vendor codes of our own games, which receive no calls. */
export const OWN_VENDORS: ReadonlySet<string> = new Set(['BGS', LOTTERIES]);

/** Fields that the connection form changes and from which its version is computed. */
export type ConnectionState = Connection & { name: string; keys: { kind: KeyKind; hint: string }[] };

/** Vendor connections for operators, with only the hints of keys. */
export function createConnectionViews(platform: VendorsPlatform, catalogue: Catalogue) {
  const { config, db, secrets, settingsOf, site } = platform;

  return {
    /**
     * hub88 has a key pair for each side; ours is generated here unless an operator or the configuration provides one.
     */
    makeOwnKey: async (tx: Tx, connection: Connection): Promise<void> => {
      const { vendor, protocol } = connection;
      if (protocol !== 'hub88') return;
      const keys = (await readKeys(tx, vendor)).map((key) => ({ ...key, value: openKey(secrets, key) }));
      if (settingsFrom(config.vendors, connection, keys).privateKey !== '') return;
      const made = sealKeys(secrets, vendor, { privateKey: await makePrivateKey() });
      await keepKeys(tx, made);
      if (!(await setKeys(tx, vendor, idsOf(made), 0))) throw new Refusal('not.found');
    },
    /**
     * Stores the configured keys of these kinds as current ones unless others are stored. Once they are replaced, calls
     * signed with them are accepted for the hours of previous keys.
     */
    keepConfigured: async (tx: Tx, connection: Connection, kinds: readonly KeyKind[]): Promise<void> => {
      const { vendor } = connection;
      const { secret, publicKey } = configuredFor(config.vendors, connection) ?? {};
      const stored = (await readKeys(tx, vendor)).filter(({ endsAt }) => endsAt === null);
      const kept = sealKeys(secrets, vendor, { secret, publicKey }).filter(
        ({ kind }) => kinds.includes(kind) && !stored.some((key) => key.kind === kind),
      );
      await keepKeys(tx, kept);
      await setKeys(tx, vendor, idsOf(kept), 0);
    },
    all: async (): Promise<Views> => {
      const listed = (await catalogue.listVendors()).filter(({ code }) => !OWN_VENDORS.has(code));
      const known = new Map(listed.map((vendor) => [vendor.code, vendor]));
      const [stored, keys] = [await readConnections(db), await readKeys(db)];
      const connections = new Map(stored.map((connection) => [connection.vendor, connection]));
      const counts = await countGames();
      const tests = await readTests(db);
      const currency = await site.currency();
      const codes = [...new Set([...known.keys(), ...Object.keys(config.vendors.named)])];
      const vendors = codes.flatMap((code): View[] => {
        const settings = settingsOf(code);
        if (settings === undefined) return [];
        const connection = connections.get(code) ?? connectionFrom(code, settings, currency);
        const own = keys.filter(({ vendor }) => vendor === code);
        const name = known.get(code)?.displayName ?? code;
        return [
          {
            code,
            name,
            source: connections.has(code) ? 'console' : sourceOf(code, config),
            isInCatalogue: known.has(code),
            isShown: known.get(code)?.isShown ?? false,
            protocol: settings.protocol,
            url: settings.url,
            walletKind: walletKindOf(settings.protocol),
            currency: connection.currency,
            operatorId: settings.operatorId,
            launchHosts: [...settings.launchHosts],
            openMode: settings.openMode ?? null,
            networks: [...settings.networks],
            ...(counts.get(code) ?? { games: 0, gamesOn: 0 }),
            keys: own.map(({ kind, hint, setAt, endsAt }) => wireRow({ kind, hint, setAt, endsAt })),
            missingKeys: missingKeysOf(settings),
            ourPublicKey: settings.protocol === 'hub88' ? publicKeyFor(settings.privateKey) : null,
            callbackUrl: ADAPTERS[settings.protocol].inbound === null ? null : `${config.publicOrigin}/vendors/${code}`,
            test: tests.get(code) ?? null,
            version: versionOf(stateOf(connection, name, own)),
          },
        ];
      });
      const { sandbox } = config.vendors;
      return { vendors, currency, sandboxUrl: sandbox === undefined ? null : `${sandbox.url}/vendors` };
    },
  };

  async function countGames() {
    const rows = await catalogue.countGames();
    return new Map(rows.map(({ vendor, ...counts }) => [vendor, counts]));
  }
}

const idsOf = (keys: readonly { id: string }[]) => keys.map(({ id }) => id);

/** Source of a connection that is not stored. */
const sourceOf = (code: string, { vendors }: VendorsPlatform['config']): View['source'] =>
  Object.hasOwn(vendors.named, code) ? 'environment' : 'sandbox';

/** Keys without which no call can be signed or verified. */
export function missingKeysOf({ protocol, ...keys }: VendorSettings): KeyKind[] {
  const needed: readonly KeyKind[] = protocol === 'hub88' ? ['publicKey', 'privateKey'] : ['secret'];
  return needed.filter((kind) => keys[kind] === '');
}

function connectionFrom(vendor: string, settings: VendorSettings, currency: string): Connection {
  const { protocol, url, operatorId, launchHosts, openMode = null, networks } = settings;
  return {
    vendor,
    protocol,
    url,
    operatorId,
    currency,
    launchHosts: [...launchHosts],
    openMode,
    networks: [...networks],
  };
}

function stateOf(connection: Connection, name: string, keys: readonly { kind: KeyKind; hint: string }[]) {
  return { ...connection, name, keys: keys.map(({ kind, hint }) => ({ kind, hint })) } satisfies ConnectionState;
}

/**
 * The current connection of a vendor of the catalogue, whether stored here or not.
 * @throws Refusal not.found
 */
export async function currentConnection(
  { config, site }: VendorsPlatform,
  catalogue: Catalogue,
  executor: Executor,
  vendor: string,
): Promise<{ connection: Connection; state: ConnectionState }> {
  const listed = (await catalogue.listVendors(executor)).find(({ code }) => code === vendor);
  if (listed === undefined || OWN_VENDORS.has(vendor)) throw new Refusal('not.found');
  const settings = vendorSettings(config.vendors, vendor);
  const connection =
    (await readConnection(executor, vendor)) ??
    (settings && connectionFrom(vendor, settings, await site.currency(executor)));
  if (connection === undefined) throw new Refusal('not.found');
  const keys = await readKeys(executor, vendor);
  return { connection, state: stateOf(connection, listed.displayName, keys) };
}

async function readTests(executor: Executor): Promise<ReadonlyMap<string, NonNullable<View['test']>>> {
  const rows = await executor.rows(sql<{ vendor: string; at: Date; calls: NonNullable<View['test']>['calls'] }>`
    select vendor, at, calls from vendors_tests`);
  return new Map(rows.map(({ vendor, at, calls }) => [vendor, { at: at.getTime(), calls }]));
}
