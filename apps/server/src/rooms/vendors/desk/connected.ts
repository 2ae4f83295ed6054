import type { ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import type { VendorsPlatform } from '../ports.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { OWN_VENDORS } from './connection-views.ts';
import { readCourses } from './courses.ts';
import { readHealth, stateOf } from './figures.ts';

type Connected = ValueOf<typeof contract.health>;

const FIRST = ['down', 'slow'];

/** All connected vendors, played or not: those with problems first, then in the merchant's order. */
export async function readConnected(
  { db, settingsOf }: VendorsPlatform,
  catalogue: Catalogue,
  minutes: number,
): Promise<Connected> {
  const listed = (await catalogue.listVendors()).filter(
    ({ code }) => !OWN_VENDORS.has(code) && settingsOf(code) !== undefined,
  );
  const order = new Map(listed.map(({ code }, place) => [code, place]));
  const known = new Map(listed.map((vendor) => [vendor.code, vendor]));
  const health = await readHealth(
    db,
    listed.map(({ code }) => code),
    minutes,
  );
  const courseOf = await readCourses(db, minutes);
  const rows = health.map((figures) => {
    const vendor = known.get(figures.code);
    return {
      ...figures,
      ...courseOf(figures.code),
      name: vendor?.displayName ?? figures.code,
      protocol: settingsOf(figures.code)?.protocol ?? 'none',
      state: stateOf(figures),
      isShown: vendor?.isShown ?? false,
      maintenance: vendor?.maintenance ?? null,
      isPaused: vendor === undefined || !vendor.isShown || vendor.maintenance !== null,
    };
  });
  const urgency = ({ state, parked, heldWins, openBets, transfers, differences }: Connected[number]) =>
    FIRST.includes(state)
      ? FIRST.indexOf(state)
      : FIRST.length + (parked + heldWins + openBets + transfers + differences > 0 ? 0 : 1);
  const placeOf = ({ code }: Connected[number]) => order.get(code) ?? order.size;
  return rows.toSorted((one, other) => urgency(one) - urgency(other) || placeOf(one) - placeOf(other));
}
