import type { Draft } from '../drafts.ts';

/** Categories are named by their place in the list of categories. */
type SeedAnnouncement = Pick<Draft<'announcement'>, 'kind' | 'isHot' | 'audience' | 'images' | 'texts'> & { categories: readonly number[]; takesApplications?: boolean };

export const SEED_CATEGORIES: readonly Draft<'category'>['texts'][] = [
  { EN: { title: 'Free play' }, VI: { title: 'Chơi thử' }, AR: { title: 'لعب مجاني' } },
  { EN: { title: 'Draws' }, VI: { title: 'Xổ số' }, AR: { title: 'السحوبات' } },
];

/** One of every kind at least; the last is the newest. */
export const SEED_ANNOUNCEMENTS: readonly SeedAnnouncement[] = [
  {
    kind: 'PL', isHot: true, audience: 'all', images: [], categories: [],
    texts: {
      EN: {
        title: 'How to check a draw yourself',
        content: '<p>Each draw publishes a commitment before sale opens and its seed after the result. Open any finished draw to repeat the calculation on your own device.</p>',
      },
      VI: {
        title: 'Cách tự kiểm tra một kỳ quay',
        content: '<p>Mỗi kỳ quay công bố cam kết trước khi mở bán và công bố hạt giống sau khi có kết quả. Hãy mở một kỳ đã quay để tính lại ngay trên thiết bị của bạn.</p>',
      },
      AR: {
        title: 'كيف تتحقق من سحب بنفسك',
        content: '<p>ينشر كل سحب التزامًا قبل فتح البيع، وبذرته بعد النتيجة. افتح أي سحب منتهٍ لتعيد الحساب على جهازك.</p>',
      },
    },
  },
  {
    kind: 'PL', isHot: false, audience: 'all', images: [], categories: [],
    texts: {
      EN: {
        title: 'Vietnam 60 seconds closes 10 seconds before each draw',
        content: '<p>Tickets are taken until 10 seconds before the draw time, and 30 seconds before it in the five-minute game. The countdown on each card shows the time that is left.</p>',
      },
      VI: {
        title: 'Vietnam 60 seconds đóng cược 10 giây trước mỗi kỳ quay',
        content: '<p>Vé được nhận đến 10 giây trước giờ quay, riêng trò năm phút là 30 giây. Đồng hồ đếm ngược trên mỗi thẻ cho biết thời gian còn lại.</p>',
      },
      AR: {
        title: 'يُغلق Vietnam 60 seconds قبل كل سحب بعشر ثوانٍ',
        content: '<p>تُقبل التذاكر حتى 10 ثوانٍ قبل موعد السحب، وحتى 30 ثانية قبله في لعبة الدقائق الخمس. يعرض العد التنازلي على كل بطاقة الوقت المتبقي.</p>',
      },
    },
  },
  {
    kind: 'PU', isHot: false, audience: 'all', images: [{ url: '/art/elott/notice-evening.svg?v=1&w=360&h=180&motif=balls&pal=jade', sequence: 1 }], categories: [],
    texts: {
      EN: {
        title: 'Welcome to the demonstration',
        content: '<p>Everything here works: the draws, the ledger and the proofs. Money is demonstration money.</p><ul><li>Free play needs no account.</li><li>Every draw can be checked on your own phone.</li></ul>',
      },
      VI: {
        title: 'Chào mừng đến với bản trình diễn',
        content: '<p>Mọi thứ ở đây đều hoạt động thật: kỳ quay, sổ cái và bằng chứng. Tiền là tiền trình diễn.</p><ul><li>Chơi thử không cần tài khoản.</li><li>Bạn kiểm tra được mọi kỳ quay ngay trên điện thoại.</li></ul>',
      },
      AR: {
        title: 'مرحبًا بك في العرض التجريبي',
        content: '<p>كل شيء هنا يعمل: السحوبات ودفتر الحسابات والإثباتات. والمال مال تجريبي.</p><ul><li>لا يحتاج اللعب المجاني إلى حساب.</li><li>يمكنك التحقق من كل سحب على هاتفك.</li></ul>',
      },
    },
  },
  {
    kind: 'A', isHot: false, audience: 'members', images: [], categories: [],
    texts: {
      EN: { title: 'For agents: how your team is counted', content: '<p>Members who join with your code belong to your team from their first login. Figures are those of the merchant\u2019s time zone.</p>' },
      VI: { title: 'Dành cho đại lý: cách tính đội nhóm', content: '<p>Thành viên đăng ký bằng mã của bạn thuộc đội nhóm của bạn từ lần đăng nhập đầu tiên. Số liệu tính theo múi giờ của nhà cái.</p>' },
      AR: { title: 'للوكلاء: كيف يُحسب فريقك', content: '<p>الأعضاء الذين ينضمون برمزك ينتمون إلى فريقك من أول تسجيل دخول لهم. تُحسب الأرقام بالمنطقة الزمنية للموقع.</p>' },
    },
  },
  {
    kind: 'PR', isHot: false, audience: 'all', images: [{ url: '/art/inhouse/promo-free-play.svg?v=1&w=360&h=150&motif=dice&pal=amber&fx=0.78', sequence: 1 }], categories: [0],
    texts: {
      EN: {
        title: 'A million in play money',
        content: '<p>Free play gives you 1,000,000.00 in play money for 24 hours, with the same draws, odds and records as real play.</p><p>Play money cannot be paid out. <a href="/m/trail">Start free play</a>.</p>',
      },
      VI: {
        title: 'Một triệu tiền chơi thử',
        content: '<p>Chơi thử tặng bạn 1.000.000,00 tiền ảo trong 24 giờ, với cùng kỳ quay, tỷ lệ và lịch sử như chơi thật.</p><p>Tiền chơi thử không thể rút. <a href="/m/trail">Bắt đầu chơi thử</a>.</p>',
      },
      AR: {
        title: 'مليون من الرصيد التجريبي',
        content: '<p>يمنحك اللعب المجاني 1,000,000.00 من الرصيد التجريبي لمدة 24 ساعة، بالسحوبات والمعاملات والسجلات نفسها كما في اللعب الحقيقي.</p><p>لا يمكن صرف الرصيد التجريبي. <a href="/m/trail">ابدأ اللعب المجاني</a>.</p>',
      },
    },
  },
  {
    kind: 'PR', isHot: false, audience: 'all', images: [{ url: '/art/elott/promo-check.svg?v=1&w=360&h=150&motif=ticket&pal=cobalt&fx=0.78', sequence: 1 }], categories: [1], takesApplications: true,
    texts: {
      EN: {
        title: 'Check a draw, then trust it',
        content: '<p>Open any settled draw and press the check: your phone repeats the whole calculation from the published seed.</p><ol><li>Open <a href="/m/lottery/history?gameCode=VN60">the results</a>.</li><li>Choose a draw.</li><li>Read the proof.</li></ol>',
      },
      VI: {
        title: 'Kiểm tra rồi hãy tin',
        content: '<p>Mở một kỳ đã trả thưởng và bấm kiểm tra: điện thoại của bạn tính lại toàn bộ từ hạt giống đã công bố.</p><ol><li>Mở <a href="/m/lottery/history?gameCode=VN60">kết quả</a>.</li><li>Chọn một kỳ quay.</li><li>Đọc bằng chứng.</li></ol>',
      },
      AR: {
        title: 'تحقق من السحب، ثم ثق به',
        content: '<p>افتح أي سحب تمت تسويته واضغط التحقق: يعيد هاتفك الحساب كله من البذرة المنشورة.</p><ol><li>افتح <a href="/m/lottery/history?gameCode=VN60">النتائج</a>.</li><li>اختر سحبًا.</li><li>اقرأ الإثبات.</li></ol>',
      },
    },
  },
];
