import { usualPower } from '@fairlot/money';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CurrencyPart, SitePorts } from './ports.ts';
import type { SiteSettings } from './settings.ts';

type Chosen = Pick<SiteSettings, 'currency' | 'timeZone'>;

/**
 * Currency and time zone, which a merchant chooses before the first money moves. After that, every balance, limit and
 * reporting day depends on them.
 */
export function createFixing(amounts: SitePorts['amounts']) {
  const changes = (before: Chosen, values: Partial<Chosen>) => ({
    currency: values.currency !== undefined && values.currency !== before.currency,
    timeZone: values.timeZone !== undefined && values.timeZone !== before.timeZone,
  });
  const isFixed = async (executor: Executor) => (await roomsThat('hasBegun', executor)).length > 0;

  async function roomsThat(asked: 'hasBegun' | 'hasMade', executor: Executor): Promise<string[]> {
    const found: string[] = [];
    for (const [name, room] of Object.entries<CurrencyPart>(amounts()))
      if ((await room[asked]?.(executor)) === true) found.push(name);
    return found;
  }

  /**
   * @throws Refusal currency.fixed when money has moved, or when operators created something whose amounts cannot
   * follow
   */
  async function check(executor: Executor, before: Chosen, values: Partial<Chosen>): Promise<void> {
    const { currency, timeZone } = changes(before, values);
    if (!currency && !timeZone) return;
    if (await isFixed(executor)) throw new Refusal('currency.fixed', { by: ['money'] });
    const made = currency ? await roomsThat('hasMade', executor) : [];
    if (made.length > 0) throw new Refusal('currency.fixed', { by: made });
  }

  /**
   * Checks again while money is blocked from moving, and converts the default amounts of all rooms to usual ones of the
   * new currency.
   */
  async function change(tx: Tx, before: Chosen, values: Partial<Chosen>): Promise<void> {
    const { currency, timeZone } = changes(before, values);
    if (!currency && !timeZone) return;
    const rooms = Object.values<CurrencyPart>(amounts());
    for (const room of rooms) await room.hold?.(tx);
    await check(tx, before, values);
    if (!currency || values.currency === undefined) return;
    const [from, to] = [before.currency, values.currency];
    for (const room of rooms) await room.adopt?.(tx, { from, to, power: usualPower(from, to) });
  }

  return { isFixed, check, change };
}
