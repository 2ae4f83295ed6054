import { fileURLToPath } from 'node:url';
import type { PastRooms } from './demonstration/past/index.ts';
import { seedPack } from './merchant/pack.ts';
import type { Platform } from './platform/index.ts';

/** Merchant pack of the demonstration. */
const DEMO_PACK = fileURLToPath(new URL('../../../packs/demo', import.meta.url));

/**
 * Fills an empty database with the demonstration: its pack, then the rooms' additions, such as players. Does nothing on
 * any other database.
 */
export async function seedDemo(platform: Platform, pastRooms: () => PastRooms): Promise<void> {
  await seedPack(platform, DEMO_PACK, {
    alongside: async (tx) => {
      for (const { name, seed } of platform.collected.all()) {
        await seed?.(tx);
        platform.log.debug({ room: name }, 'seeded');
      }
      if (platform.config.seedDays === 0) return;
      const { seedPast } = await import('./demonstration/past/index.ts');
      await seedPast(tx, platform, pastRooms());
    },
    isRecorded: false,
  });
}
