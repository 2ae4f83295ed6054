import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LotteriesFile } from '../pack/shapes.ts';

const FILE = new URL('../../../../../../packs/demo/lotteries.yaml', import.meta.url);
const { lotteries = {}, calendars = {} } = parse(readFileSync(FILE, 'utf8')) as LotteriesFile;

const REGIONS = ['north', 'central', 'south'];

/** Stations of the demonstration with their region and days, Sunday 1 to Saturday 7. */
export const STATIONS = Object.entries(lotteries).flatMap(([code, { tag = '', drawDays: days = [] }]) => {
  const region = tag.toLowerCase();
  return REGIONS.includes(region) ? [{ code, region, days }] : [];
});

/** Days without draws, YYYY-MM-DD. */
export const TET_DAYS: readonly string[] = Object.keys(calendars['VN']?.days ?? {});
