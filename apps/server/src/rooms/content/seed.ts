import { sql, type Tx } from '../../platform/db/index.ts';
import type { AnnouncementText, BannerRow, BannerText } from './repository.ts';

interface SeedBanner extends Pick<BannerRow, 'url' | 'art'> {
  texts: Record<SeedLanguage, BannerText>;
}

interface SeedNotice {
  isHot: boolean;
  texts: Record<SeedLanguage, AnnouncementText>;
}

type SeedLanguage = 'EN' | 'VI';

const HOME_BANNERS: readonly SeedBanner[] = [
  {
    url: '/m/trail', art: { cat: 'inhouse', motif: 'dice', pal: 'jade', field: 'dots' },
    texts: {
      EN: { caption: 'Play money', title: 'Every result, yours to check', action: 'Try free play' },
      VI: { caption: 'Tiền chơi thử', title: 'Mọi kết quả, bạn tự kiểm tra', action: 'Chơi thử ngay' },
    },
  },
  {
    url: '/m/lottery/play?gameCode=VN60', art: { cat: 'elott', motif: 'balls', pal: 'amber', field: 'rays' },
    texts: {
      EN: { caption: 'Vietnam 60 seconds', title: 'A new draw every minute', action: 'Pick numbers' },
      VI: { caption: 'Vietnam 60 seconds', title: 'Mỗi phút một kỳ quay mới', action: 'Chọn số' },
    },
  },
  {
    url: '/m/lott', art: { cat: 'elott', motif: 'ticket', pal: 'cobalt', field: 'rings' },
    texts: {
      EN: { caption: 'Draw lobby', title: 'See which draw closes next', action: 'Open the lobby' },
      VI: { caption: 'Sảnh xổ số', title: 'Xem kỳ quay nào sắp đóng', action: 'Vào sảnh' },
    },
  },
];

const PLAYER_NOTICES: readonly SeedNotice[] = [
  {
    isHot: true,
    texts: {
      EN: {
        title: 'How to check a draw yourself',
        content: 'Each draw publishes a commitment before sale opens and its seed after the result. Open any finished draw to repeat the calculation on your own device.',
      },
      VI: {
        title: 'Cách tự kiểm tra một kỳ quay',
        content: 'Mỗi kỳ quay công bố cam kết trước khi mở bán và công bố hạt giống sau khi có kết quả. Hãy mở một kỳ đã quay để tính lại ngay trên thiết bị của bạn.',
      },
    },
  },
  {
    isHot: false,
    texts: {
      EN: {
        title: 'Vietnam 60 seconds closes 10 seconds before each draw',
        content: 'Tickets are taken until 10 seconds before the draw time, and 30 seconds before it in the five-minute game. The countdown on each card shows the time that is left.',
      },
      VI: {
        title: 'Vietnam 60 seconds đóng cược 10 giây trước mỗi kỳ quay',
        content: 'Vé được nhận đến 10 giây trước giờ quay, riêng trò năm phút là 30 giây. Đồng hồ đếm ngược trên mỗi thẻ cho biết thời gian còn lại.',
      },
    },
  },
];

/** Demonstration content in the languages of the demonstration merchant, valid from now on. */
export async function seedContent(tx: Tx): Promise<void> {
  for (const [position, { url, art, texts }] of HOME_BANNERS.entries()) {
    await tx.run(sql`
      insert into content_banners (group_name, position, url, art, texts, starts_at)
      values ('m_home', ${position}::int, ${url}, ${JSON.stringify(art)}::jsonb, ${JSON.stringify(texts)}::jsonb, clock_timestamp())`);
  }
  for (const { isHot, texts } of PLAYER_NOTICES) {
    await tx.run(sql`
      insert into content_announcements (kind, is_hot, texts, starts_at)
      values ('PL', ${isHot}::boolean, ${JSON.stringify(texts)}::jsonb, clock_timestamp())`);
  }
}
