import type { Executor, Tx } from '../../../platform/db/index.ts';
import { isSame, PackRefusal, type PackPart, packPart, refusalsAt } from '../../../platform/pack/index.ts';
import type { VendorDisplay } from '../../catalogue/index.ts';
import { walletKindOf } from '../adapters/index.ts';
import { KEY_KINDS, sealKeys } from '../connections/keys.ts';
import {
  keepKeys,
  type KeyKind,
  lockConnection,
  readConnections,
  readKeys,
  setKeys,
  writeConnection,
} from '../connections/rows.ts';
import { connectionOf } from '../connections/connection-input.ts';
import { createConnectionViews, OWN_VENDORS } from '../desk/connection-views.ts';
import type { VendorsPlatform } from '../ports.ts';
import { type VendorInPack, VendorsFile } from './shapes.ts';

/** A previous key is accepted as long as after a rotation in the console. */
const FORMER_KEY_HOURS = 24;

/** Vendors and their connections as a file of merchant packs. Keys are named by reference and never exported. */
export function createVendorsPack(platform: VendorsPlatform, applied: () => void): PackPart {
  const { catalogue, config, secrets, site } = platform;
  const views = createConnectionViews(platform, catalogue);
  /** Ids of the keys that `complete` has stored for `apply`, by vendor and kind. */
  const asked = new Map<string, string>();

  async function applyVendor(
    tx: Tx,
    code: string,
    isNew: boolean,
    { name = code, keys = {}, rank, isShown, isTop, isNew: isMarkedNew, ...fields }: VendorInPack,
  ) {
    await lockConnection(tx, code);
    if (isNew) await catalogue.addVendor(tx, code, name);
    else await catalogue.nameVendor(tx, code, name);
    await catalogue.showVendor(tx, code, displayOf({ rank, isShown, isTop, isNew: isMarkedNew }));
    const { protocol, url } = fields;
    // The environment or the sandbox connects a vendor that has no address here.
    if (url === undefined && Object.keys(fields).length === 0) return;
    if (protocol === undefined || url === undefined)
      throw new PackRefusal([code, protocol === undefined ? 'protocol' : 'url'], 'protocol and url belong together');
    const currency = await site.currency(tx);
    const walletKind = fields.walletKind ?? walletKindOf(protocol);
    const connection = connectionOf(
      code,
      { ...fields, protocol, url, walletKind, currency },
      { vendors: config.vendors, isProduction: config.isProduction, currency },
    );
    await writeConnection(tx, connection);
    const kinds = KEY_KINDS.filter((kind) => keys[kind] !== undefined);
    const ids = kinds.flatMap((kind) => asked.get(`${code} ${kind}`) ?? []);
    if (!isNew) await views.keepConfigured(tx, connection, kinds);
    await setKeys(tx, code, ids, isNew ? 0 : FORMER_KEY_HOURS);
    await views.makeOwnKey(tx, connection);
  }

  return packPart<VendorsFile>({
    name: 'vendors',
    // Enabled in-house games add their vendor at the end, so the vendors of the file must be listed already.
    before: 'inhouse-games',
    schema: VendorsFile,
    read: (executor) => readVendors(catalogue, executor),
    complete: async (tx, current, wanted) => {
      const next = { ...current };
      for (const [code, { keys = {}, ...vendor }] of Object.entries(wanted)) {
        if (OWN_VENDORS.has(code)) requireOwn(code, current[code], { keys, ...vendor });
        const hints = await refusalsAt([code], () => storeKeys(secrets, asked, tx, code, keys));
        const whole = { ...current[code], ...vendor };
        next[code] = Object.keys(hints).length === 0 ? whole : { ...whole, keys: hints };
      }
      return next;
    },
    apply: async (tx, current, next) => {
      for (const [code, vendor] of Object.entries(next)) {
        if (isSame(vendor, current[code])) continue;
        await refusalsAt([code], () => applyVendor(tx, code, current[code] === undefined, vendor));
      }
    },
    forget: () => {},
    applied,
  });
}

async function readVendors(catalogue: VendorsPlatform['catalogue'], executor: Executor): Promise<VendorsFile> {
  const connections = new Map((await readConnections(executor)).map((one) => [one.vendor, one]));
  const vendors = await catalogue.listVendors(executor);
  return Object.fromEntries(
    vendors.map(({ code, displayName, rank, isShown, isTop, isNew }): [string, VendorInPack] => {
      const display = { name: displayName, rank, isShown, isTop, isNew };
      const connection = connections.get(code);
      if (connection === undefined) return [code, display];
      const { vendor: _vendor, currency: _currency, ...fields } = connection;
      return [code, { ...display, ...fields, walletKind: walletKindOf(connection.protocol) }];
    }),
  );
}

/** Stores the keys that a vendor of the file refers to. @returns hints of those that are not set yet */
async function storeKeys(
  secrets: VendorsPlatform['secrets'],
  asked: Map<string, string>,
  tx: Tx,
  vendor: string,
  references: NonNullable<VendorInPack['keys']>,
) {
  const given: Partial<Record<KeyKind, string>> = {};
  for (const kind of KEY_KINDS) {
    const name = references[kind]?.slice('env:'.length);
    if (name === undefined) continue;
    const value = process.env[name];
    if (value === undefined || value === '')
      throw new PackRefusal([vendor, 'keys', kind], `the variable ${name} is not set`);
    given[kind] = value.replaceAll('\\n', '\n');
  }
  const current = new Set((await readKeys(tx, vendor)).flatMap(({ id, endsAt }) => (endsAt === null ? [id] : [])));
  const sealed = sealKeys(secrets, vendor, given).filter(({ id }) => !current.has(id));
  await keepKeys(tx, sealed);
  for (const { id, kind } of sealed) asked.set(`${vendor} ${kind}`, id);
  return Object.fromEntries(sealed.map(({ kind, hint }) => [kind, `…${hint}`]));
}

const DISPLAY = ['rank', 'isShown', 'isTop', 'isNew'] as const;

/** The fields that a pack file contains. */
const displayOf = (vendor: VendorInPack): VendorDisplay =>
  Object.fromEntries(DISPLAY.flatMap((name) => (vendor[name] === undefined ? [] : [[name, vendor[name]]])));

/** A pack shows or hides the vendors of our own games, and nothing else. @throws PackRefusal */
function requireOwn(code: string, now: VendorInPack | undefined, { keys, ...vendor }: VendorInPack): void {
  const isMore = Object.keys(vendor).some((name) => name !== 'name' && !DISPLAY.some((one) => one === name));
  if (isMore || Object.keys(keys ?? {}).length > 0)
    throw new PackRefusal([code], `${code} is the name of our own games`);
}
