import {
  frameOriginsOf,
  type FormerKey,
  vendorSettings,
  type VendorSettings,
  type VendorsConfig,
} from '../../../config/vendors.ts';
import { createCurrentCopy } from '../../../platform/connections/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { openKey } from './keys.ts';
import { type Connection, type KeyKind, type KeyRow, readConnections, readKeys } from './rows.ts';

/** Connection settings of a vendor; undefined while it is not connected. */
export type SettingsOf = (vendor: string) => VendorSettings | undefined;

export type Connections = ReturnType<typeof createConnections>;

/**
 * Cached connections of vendors. Settings stored by operators come first, then those of the environment, and for an
 * address of the sandbox the sandbox's. Every change of a connection also increments the catalogue's version, whose
 * event makes all processes reload.
 */
export function createConnections(platform: Platform) {
  const { config, db, secrets } = platform;
  let stored: ReadonlyMap<string, VendorSettings> = new Map();
  let origins = config.vendors.frameOrigins;
  async function read(): Promise<void> {
    const [connections, keys] = [await readConnections(db), await readKeys(db)];
    const opened = keys.map((key) => ({ ...key, value: openKey(secrets, key) }));
    stored = new Map(
      connections.map((connection) => [
        connection.vendor,
        settingsFrom(
          config.vendors,
          connection,
          opened.filter(({ vendor }) => vendor === connection.vendor),
        ),
      ]),
    );
    origins = [
      ...new Set([
        ...config.vendors.frameOrigins,
        ...[...stored.values()].flatMap((settings) => frameOriginsOf(settings, config.isProduction)),
      ]),
    ];
  }
  const copy = createCurrentCopy(platform, { name: 'vendor-connections', announcedBy: 'catalogue.changed', read });

  return {
    settingsOf: (vendor: string) => stored.get(vendor) ?? vendorSettings(config.vendors, vendor),
    /** Permitted origins of game pages, for the content security policy of our pages. */
    frameOrigins: (): readonly string[] => origins,
    /** Reloads operators' changes. */
    refresh: copy.refresh,
    job: copy.job,
  };
}

export type OpenedKey = KeyRow & { value: string };

/** Combines a connection with the settings configured outside the console. */
export function settingsFrom(
  config: VendorsConfig,
  connection: Connection,
  keys: readonly OpenedKey[],
): VendorSettings {
  const { protocol, url, operatorId, launchHosts, openMode, networks } = connection;
  const base = configuredFor(config, connection);
  const keyOf = (kind: KeyKind) =>
    keys.find((key) => key.kind === kind && key.endsAt === null)?.value ?? base?.[kind] ?? '';
  return {
    protocol,
    url,
    operatorId: operatorId === '' ? (base?.operatorId ?? '') : operatorId,
    secret: keyOf('secret'),
    publicKey: keyOf('publicKey'),
    privateKey: keyOf('privateKey'),
    launchHosts,
    openMode: openMode ?? undefined,
    formerKeys: keys.flatMap(({ kind, value, endsAt }): FormerKey[] =>
      endsAt === null || kind === 'privateKey'
        ? []
        : [{ secret: '', publicKey: '', [kind]: value, until: endsAt.getTime() }],
    ),
    networks,
    isPublicOnly: !isSandboxUrl(config, url) && !isInsideHost(url),
  };
}

/**
 * Settings from outside the console that complete a stored connection. Keys of the environment are used only for the
 * address that it names, and the sandbox's only for the sandbox.
 */
export function configuredFor(
  config: VendorsConfig,
  { vendor, url }: Pick<Connection, 'vendor' | 'url'>,
): VendorSettings | undefined {
  const configured = vendorSettings(config, vendor);
  return isSandboxUrl(config, url) || configured?.url === url ? configured : undefined;
}

/** Whether an address belongs to the sandbox, which simulates every vendor. */
export function isSandboxUrl({ sandbox }: VendorsConfig, url: string): boolean {
  return sandbox !== undefined && URL.canParse(url) && new URL(url).origin === new URL(sandbox.url).origin;
}

/** The form accepts loopback addresses only outside production. */
function isInsideHost(url: string): boolean {
  return new URL(url).protocol === 'http:';
}
