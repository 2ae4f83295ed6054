import { knowFormat } from '@fairlot/contract/check';
import { amountDecimals, tryParseMinor } from '@fairlot/money';
import { Check, Errors } from 'typebox/value';
import { type Executor, sql, type Tx } from '../platform/db/index.ts';
import type { Platform } from '../platform/index.ts';
import { differences, type PackPart } from '../platform/pack/index.ts';
import { faultOf, openPack, type PackFile, type PackFolder, writeBeside, writePart } from './pack-folder.ts';

knowFormat('amount', (text) => tryParseMinor(text) !== null);

type Needed = Pick<Platform, 'db' | 'collected' | 'ports'>;

/** Actor in the audit trail: a person who may run commands on the server. */
const COMMAND_LINE = { operatorId: null, name: 'command line', ip: '' };

/** Lock that prevents two starting processes from seeding the same new database. */
const SEED_LOCK = 7_300_002;

/** Thrown to roll back the transaction of a dry run. */
class DryRun extends Error {}

/** Writes the whole configuration into a folder. The same configuration gives the same files. */
export async function exportPack({ db, collected }: Needed, folder: string): Promise<void> {
  for (const part of partsOf(collected)) {
    const value = await part.read(db, (name, content) => {
      writeBeside(folder, name, content);
      return name;
    });
    writePart(folder, part, value);
  }
}

/**
 * Applies a pack: every part in a separate transaction, in the order of the rooms. A first pass tries all parts and
 * rolls back, so that an invalid pack changes nothing.
 * @returns a line for each difference
 * @throws PackFault
 */
export async function applyPack(
  platform: Needed,
  folder: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<string[]> {
  const wanted = partsIn(platform, folder);
  const found: string[] = [];
  try {
    await platform.db.transaction(async (tx) => {
      for (const one of wanted) found.push(...(await applyPart(platform, tx, one)));
      for (const one of wanted) await verifyPart(tx, one);
      throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  } finally {
    for (const { part } of wanted) part.forget();
  }
  if (isDryRun || found.length === 0) return found;
  for (const one of wanted) {
    await platform.db.transaction((tx) => applyPart(platform, tx, one));
    one.part.forget();
    one.part.applied?.();
  }
  return found;
}

interface SeedOptions {
  /** Writes further rows in the same transaction. */
  alongside?: (tx: Tx) => Promise<void>;
  /** Whether the audit trail records the pack's changes. */
  isRecorded?: boolean;
}

/**
 * Applies a pack to an unused database, in one transaction. Does nothing on any other, so that operators' changes stay.
 * Of two processes that start together, one applies the pack and the other waits.
 * @throws PackFault
 */
export async function seedPack(
  platform: Needed,
  folder: string,
  { alongside, isRecorded = true }: SeedOptions = {},
): Promise<void> {
  // Reading a pack takes a tenth of a second, which later starts do not need.
  if (await isSeeded(platform.db)) return;
  const wanted = partsIn(platform, folder);
  const seeding = platform.db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isSeeded(tx)) return false;
    for (const one of wanted) await applyPart(platform, tx, one, isRecorded);
    for (const one of wanted) await verifyPart(tx, one);
    await alongside?.(tx);
    await tx.run(sql`insert into platform_seed default values`);
    return true;
  });
  const isNew = await seeding.finally(() => {
    for (const { part } of wanted) part.forget();
  });
  if (isNew) for (const { part } of wanted) part.applied?.();
}

async function isSeeded(executor: Executor): Promise<boolean> {
  return executor.has(sql`select 1 from platform_seed`);
}

interface PartInPack {
  part: PackPart;
  file: PackFile;
  pack: PackFolder;
}

/** The parts of a pack. @throws PackFault for a file that cannot be read */
function partsIn({ collected }: Needed, folder: string): PartInPack[] {
  const pack = openPack(folder);
  return partsOf(collected).flatMap((part) => {
    const file = pack.file(part);
    return file === undefined ? [] : [{ part, file, pack }];
  });
}

async function applyPart(
  { ports }: Needed,
  tx: Tx,
  { part, file, pack }: PartInPack,
  isRecorded = true,
): Promise<string[]> {
  try {
    const current = await part.read(tx, (name) => name);
    // After the read, which makes the merchant's currency known: amounts have as many decimals as it has.
    checkShape(part, file);
    const next = await part.complete(tx, current, file.value as Record<string, unknown>, pack);
    const found = differences(current, next, [part.name]);
    if (found.length === 0) return found;
    await part.apply(tx, current, next);
    // Later parts must see the changes of this one.
    part.forget();
    if (isRecorded)
      await ports.backstage.record(tx, COMMAND_LINE, {
        action: 'merchant.pack.applied',
        object: `pack:${part.name}`,
        after: { differences: found },
      });
    return found;
  } catch (error) {
    throw faultOf(file, error);
  }
}

/** @throws PackFault for a reference to an entry that does not exist */
async function verifyPart(tx: Tx, { part, file }: PartInPack): Promise<void> {
  try {
    await part.verify?.(tx, file.value as Record<string, unknown>);
  } catch (error) {
    throw faultOf(file, error);
  }
}

/** @throws PackFault at the first value of the wrong shape */
function checkShape(part: PackPart, file: PackFile): void {
  // Listing errors takes twice as long as finding that there are none.
  if (Check(part.schema, file.value)) return;
  const [error] = Errors(part.schema, file.value);
  if (error === undefined) return;
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const name = path.at(-1) ?? part.name;
  throw file.fault(path, `${name} ${reasonOf(error)}`);
}

function reasonOf({ keyword, message }: { keyword: string; message: string }): string {
  // A field that is not allowed has the schema `false`.
  if (keyword === 'boolean') return 'is not a known field';
  return keyword === 'format' ? `must be an amount with at most ${amountDecimals()} decimals` : message;
}

const unescapePointer = (text: string) => text.replaceAll('~1', '/').replaceAll('~0', '~');

function partsOf(collected: Needed['collected']): readonly PackPart[] {
  const parts = collected.all().flatMap(({ pack = [] }) => pack);
  const early = parts.filter(({ before }) => before !== undefined);
  return parts
    .filter(({ before }) => before === undefined)
    .flatMap((part) => [...early.filter(({ before }) => before === part.name), part]);
}
