import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { type DrawResult, validateResult } from '@fairlot/lottery-maths';
import type { Feeds } from '../adapters/feed/feed.ts';
import { FAMILIES } from '../games/families.ts';
import { kept } from '../../../platform/rows/kept.ts';

type Station = ValueOf<typeof contract.stations>[number];

const LOOKED_BACK_DAYS = 7;
const DAY_MS = 86_400_000;
const KEEP_MS = 300_000;

/**
 * Stations that the feeds reported in the last week, with the family that fits their numbers and the days on which they
 * drew. A feed that does not answer is omitted. Kept for five minutes, or until other feeds are connected.
 */
export function createStations(feedsNow: Feeds, today: () => Promise<string>): () => Promise<Station[]> {
  let current: { key: string; read: () => Promise<Station[]> } | undefined;
  return () => {
    const feeds = feedsNow();
    const key = JSON.stringify(feeds.map(({ name, address }) => [name, address]));
    if (current?.key !== key) current = { key, read: kept(KEEP_MS, async () => readStations(feeds, await today())) };
    return current.read();
  };
}

/** @param today YYYY-MM-DD */
async function readStations(feeds: ReturnType<Feeds>, today: string): Promise<Station[]> {
  const [last, found] = [Date.parse(`${today}T00:00:00Z`), new Map<string, Station>()];
  const days = Array.from({ length: LOOKED_BACK_DAYS }, (_, back) => new Date(last - back * DAY_MS));
  for (const day of days) {
    const outcome = await Promise.allSettled(
      feeds.map((feed) => feed.results(day.toISOString().slice(0, 10).replaceAll('-', ''))),
    );
    for (const { gameCode, result } of outcome.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
      note(found, gameCode, familyOfResult(result), day.getUTCDay() + 1);
  }
  return [...found.values()].toSorted((a, b) => (a.station < b.station ? -1 : 1));
}

function note(found: Map<string, Station>, station: string, family: string | null, weekDay: number): void {
  const known = found.get(station) ?? { station, family, drawDays: [] };
  const drawDays = [...new Set([...known.drawDays, weekDay])].toSorted((a, b) => a - b);
  found.set(station, { ...known, drawDays });
}

const familyOfResult = (result: DrawResult): string | null =>
  FAMILIES.find(({ structure }) => validateResult(structure, result) === null)?.family ?? null;
