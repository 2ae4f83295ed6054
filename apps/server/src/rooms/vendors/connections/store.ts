import {
  frameOriginsOf,
  type FormerKey,
  vendorSettings,
  type VendorSettings,
  type VendorsConfig,
} from '../../../config-vendors.ts';
import { createCurrentCopy } from '../../../platform/connections/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Job } from '../../../platform/jobs/loop.ts';
import { openKey } from './keys.ts';
import { type Connection, type KeyKind, type KeyRow, readConnections, readKeys } from './rows.ts';

/** Settings by which a vendor is reached; undefined while it is not connected. */
export type SettingsOf = (vendor: string) => VendorSettings | undefined;

export interface Connections {
  settingsOf: SettingsOf;
  /** Origins that pages of games may have, for the policy of our pages. */
  frameOrigins(): readonly string[];
  /** Reads what operators changed. */
  refresh(): Promise<void>;
  job: Job;
}

/**
 * The connections of vendors in memory. What operators stored comes first; what they left out is the environment's, and
 * for an address of the sandbox the sandbox's. Every change of a connection also counts the catalogue up, whose event
 * makes all processes read again.
 */
export function createConnections(platform: Platform): Connections {
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
    settingsOf: (vendor) => stored.get(vendor) ?? vendorSettings(config.vendors, vendor),
    frameOrigins: () => origins,
    refresh: copy.refresh,
    job: copy.job,
  };
}

export type OpenedKey = KeyRow & { value: string };

/** What a connection means together with what is configured outside the console. */
export function settingsFrom(
  config: VendorsConfig,
  connection: Connection,
  keys: readonly OpenedKey[],
): VendorSettings {
  const { vendor, protocol, url, operatorId, launchHosts, openMode, networks } = connection;
  const isOfSandbox = isSandboxUrl(config, url);
  // Keys of the environment belong to the address that it names; the sandbox's are told to the sandbox alone.
  const configured = vendorSettings(config, vendor);
  const base = configured !== undefined && (isOfSandbox || configured.url === url) ? configured : undefined;
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
    isPublicOnly: !isOfSandbox && !isInsideHost(url),
  };
}

/** Whether an address lies at the sandbox, which plays every vendor. */
export function isSandboxUrl({ sandbox }: VendorsConfig, url: string): boolean {
  return sandbox !== undefined && URL.canParse(url) && new URL(url).origin === new URL(sandbox.url).origin;
}

/** Loopback addresses pass the check of the form outside production alone. */
function isInsideHost(url: string): boolean {
  return new URL(url).protocol === 'http:';
}
