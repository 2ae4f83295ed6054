import { sql, type Tx } from '../../platform/db/index.ts';
import type { AnnouncementText, BannerRow, BannerText } from './repository.ts';

interface SeedBanner extends Pick<BannerRow, 'url' | 'art'> {
  text: BannerText;
}

const HOME_BANNERS: readonly SeedBanner[] = [
  {
    url: '/m/trail', art: { cat: 'inhouse', motif: 'dice', pal: 'jade', field: 'dots' },
    text: { caption: 'Play money', title: 'Every result, yours to check', action: 'Try free play' },
  },
  {
    url: '/m/lottery/play?gameCode=VN60', art: { cat: 'elott', motif: 'balls', pal: 'amber', field: 'rays' },
    text: { caption: 'Vietnam 60 seconds', title: 'A new draw every minute', action: 'Pick numbers' },
  },
  {
    url: '/m/lott', art: { cat: 'elott', motif: 'ticket', pal: 'cobalt', field: 'rings' },
    text: { caption: 'Draw lobby', title: 'See which draw closes next', action: 'Open the lobby' },
  },
];

const PLAYER_NOTICES: readonly (AnnouncementText & { isHot: boolean })[] = [
  {
    isHot: true, title: 'How to check a draw yourself',
    content: 'Each draw publishes a commitment before sale opens and its seed after the result. Open any finished draw to repeat the calculation on your own device.',
  },
  {
    isHot: false, title: 'Vietnam 60 seconds closes 10 seconds before each draw',
    content: 'Tickets are taken until 10 seconds before the draw time, and 30 seconds before it in the five-minute game. The countdown on each card shows the time that is left.',
  },
];

/** Demonstration content in English, valid from now on. */
export async function seedContent(tx: Tx): Promise<void> {
  for (const [position, { url, art, text }] of HOME_BANNERS.entries()) {
    await tx.run(sql`
      insert into content_banners (group_name, position, url, art, texts, starts_at)
      values ('m_home', ${position}::int, ${url}, ${JSON.stringify(art)}::jsonb, ${JSON.stringify({ EN: text })}::jsonb, clock_timestamp())`);
  }
  for (const { isHot, title, content } of PLAYER_NOTICES) {
    await tx.run(sql`
      insert into content_announcements (kind, is_hot, texts, starts_at)
      values ('PL', ${isHot}::boolean, ${JSON.stringify({ EN: { title, content } })}::jsonb, clock_timestamp())`);
  }
}
