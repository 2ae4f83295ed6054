import type { Draft } from '../drafts.ts';

type SeedSponsor = Pick<Draft<'sponsor'>, 'url' | 'art' | 'texts'>;

/** Made-up sponsors, each of which says so. */
export const SEED_SPONSORS: readonly SeedSponsor[] = [
  {
    url: '/m/lott', art: { cat: 'sports', motif: 'soccer', pal: 'jade', field: 'bands' },
    texts: {
      EN: { title: 'Red Delta youth football', content: '<p>Pitches, balls and shirts for forty teams of children along the river.</p><p>This sponsor is made up for the demonstration.</p>' },
      VI: { title: 'Bóng đá trẻ Đồng Bằng Đỏ', content: '<p>Sân tập, bóng và áo đấu cho bốn mươi đội thiếu nhi ven sông.</p><p>Nhà tài trợ này được đặt ra cho bản trình diễn.</p>' },
      AR: { title: 'كرة الناشئين في الدلتا الحمراء', content: '<p>ملاعب وكرات وقمصان لأربعين فريقًا من الأطفال على ضفاف النهر.</p><p>هذه الجهة مختلَقة لغرض العرض التجريبي.</p>' },
    },
  },
  {
    url: null, art: { cat: 'esports', motif: 'pad', pal: 'cobalt', field: 'rays' },
    texts: {
      EN: { title: 'Night Market e-sports cup', content: '<p>A weekend of finals under the lanterns, open to every team of the city.</p><ul><li>Entry is free.</li><li>Prizes are given by the organiser.</li></ul><p>This sponsor is made up for the demonstration.</p>' },
      VI: { title: 'Cúp e-sports Chợ Đêm', content: '<p>Một cuối tuần chung kết dưới ánh đèn lồng, mở cho mọi đội trong thành phố.</p><ul><li>Vào cửa miễn phí.</li><li>Ban tổ chức trao giải.</li></ul><p>Nhà tài trợ này được đặt ra cho bản trình diễn.</p>' },
      AR: { title: 'كأس السوق الليلي للرياضات الإلكترونية', content: '<p>عطلة أسبوع من النهائيات تحت الفوانيس، مفتوحة لكل فرق المدينة.</p><ul><li>الدخول مجاني.</li><li>يقدّم المنظم الجوائز.</li></ul><p>هذه الجهة مختلَقة لغرض العرض التجريبي.</p>' },
    },
  },
];
