import type { Tx } from '../../../platform/db/index.ts';
import { rewardLapsed } from '../../../platform/events/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Lapsed } from './reward-rows.ts';

/** Notifies the room that offered a reward when it expires uncollected, so that the reserved money is released. */
export async function announceLapsed({ events }: Pick<Platform, 'events'>, tx: Tx, lapsed: readonly Lapsed[]) {
  if (lapsed.length === 0) return;
  await events.outbox.add(tx, rewardLapsed, null, { sourceKeys: lapsed.map(({ sourceKey }) => sourceKey) });
}
