import type { Draft } from '../drafts.ts';

type SeedBanner = Pick<Draft<'banner'>, 'groupName' | 'url' | 'art' | 'texts'>;

/** A banner for every group, those of home first. */
export const SEED_BANNERS: readonly SeedBanner[] = [
  {
    groupName: 'm_home', url: '/m/trail', art: { cat: 'inhouse', motif: 'dice', pal: 'jade', field: 'dots' },
    texts: {
      EN: { caption: 'Play money', title: 'Every result, yours to check', action: 'Try free play' },
      VI: { caption: 'Tiền chơi thử', title: 'Mọi kết quả, bạn tự kiểm tra', action: 'Chơi thử ngay' },
      AR: { caption: 'رصيد تجريبي', title: 'كل نتيجة، لك أن تتحقق منها', action: 'جرّب مجانًا' },
    },
  },
  {
    groupName: 'm_home', url: '/m/lottery/play?gameCode=VN60', art: { cat: 'elott', motif: 'balls', pal: 'amber', field: 'rays' },
    texts: {
      EN: { caption: 'Vietnam 60 seconds', title: 'A new draw every minute', action: 'Pick numbers' },
      VI: { caption: 'Vietnam 60 seconds', title: 'Mỗi phút một kỳ quay mới', action: 'Chọn số' },
      AR: { caption: 'Vietnam 60 seconds', title: 'سحب جديد كل دقيقة', action: 'اختر أرقامًا' },
    },
  },
  {
    groupName: 'm_home', url: '/m/lott', art: { cat: 'elott', motif: 'ticket', pal: 'cobalt', field: 'rings' },
    texts: {
      EN: { caption: 'Draw lobby', title: 'See which draw closes next', action: 'Open the lobby' },
      VI: { caption: 'Sảnh xổ số', title: 'Xem kỳ quay nào sắp đóng', action: 'Vào sảnh' },
      AR: { caption: 'ردهة السحوبات', title: 'اعرف أي سحب يُغلق تاليًا', action: 'افتح الردهة' },
    },
  },
  {
    groupName: 'm_reg', url: null, art: { cat: 'inhouse', motif: 'star', pal: 'jade', field: 'sun' },
    texts: {
      EN: { caption: 'New here', title: 'Your account is ready in a minute', action: '' },
      VI: { caption: 'Thành viên mới', title: 'Tạo tài khoản chỉ trong một phút', action: '' },
      AR: { caption: 'جديد هنا', title: 'حسابك جاهز في دقيقة', action: '' },
    },
  },
  {
    groupName: 'm_inhouse', url: '/m/help', art: { cat: 'inhouse', motif: 'plinko', pal: 'amber', field: 'dots' },
    texts: {
      EN: { caption: 'Fairlot Originals', title: 'Made here, checked by you', action: 'How checking works' },
      VI: { caption: 'Fairlot Originals', title: 'Làm tại đây, bạn tự kiểm tra', action: 'Cách kiểm tra' },
      AR: { caption: 'ألعاب Fairlot الأصلية', title: 'صُنعت هنا، وتتحقق منها أنت', action: 'كيف يتم التحقق' },
    },
  },
  {
    groupName: 'm_rng', url: '/m/gameList?gameType=RNG', art: { cat: 'slots', motif: 'seven', pal: 'berry', field: 'rays' },
    texts: {
      EN: { caption: 'Slots', title: 'Hundreds of reels on one shelf', action: 'See all slots' },
      VI: { caption: 'Nổ hũ', title: 'Hàng trăm trò quay trên một kệ', action: 'Xem tất cả' },
      AR: { caption: 'سلوتس', title: 'مئات الألعاب على رف واحد', action: 'عرض كل السلوتس' },
    },
  },
  {
    groupName: 'm_live', url: '/m/live', art: { cat: 'live', motif: 'roulette', pal: 'night', field: 'rings' },
    texts: {
      EN: { caption: 'Live casino', title: 'Tables with a view', action: 'Choose a studio' },
      VI: { caption: 'Casino trực tuyến', title: 'Những bàn chơi trực tiếp', action: 'Chọn phòng' },
      AR: { caption: 'كازينو مباشر', title: 'طاولات بث مباشر', action: 'اختر استوديو' },
    },
  },
  {
    groupName: 'm_fish', url: '/m/gameList?gameType=FISH', art: { cat: 'fish', motif: 'fish', pal: 'aqua', field: 'waves' },
    texts: {
      EN: { caption: 'Fish', title: 'Calm water, quick hands', action: 'See all fish games' },
      VI: { caption: 'Bắn cá', title: 'Mặt nước lặng, đôi tay nhanh', action: 'Xem tất cả' },
      AR: { caption: 'صيد السمك', title: 'ماء هادئ وأيدٍ سريعة', action: 'عرض كل ألعاب الصيد' },
    },
  },
  {
    groupName: 'm_pvp', url: '/m/gameList?gameType=PVP', art: { cat: 'pvp', motif: 'cards', pal: 'coral', field: 'arches' },
    texts: {
      EN: { caption: 'Card games', title: 'A seat at the teahouse table', action: 'See all card games' },
      VI: { caption: 'Game bài', title: 'Một chỗ ngồi ở quán trà', action: 'Xem tất cả' },
      AR: { caption: 'ألعاب الورق', title: 'مقعد على طاولة المقهى', action: 'عرض كل ألعاب الورق' },
    },
  },
  {
    groupName: 'm_sports', url: '/m/sports', art: { cat: 'sports', motif: 'soccer', pal: 'moss', field: 'bands' },
    texts: {
      EN: { caption: 'Sports', title: 'Matchday starts here', action: 'Choose a sportsbook' },
      VI: { caption: 'Thể thao', title: 'Ngày thi đấu bắt đầu tại đây', action: 'Chọn nhà cung cấp' },
      AR: { caption: 'رياضة', title: 'يوم المباراة يبدأ هنا', action: 'اختر مزوّدًا' },
    },
  },
  {
    groupName: 'm_esports', url: '/m/esports', art: { cat: 'esports', motif: 'pad', pal: 'cobalt', field: 'rays' },
    texts: {
      EN: { caption: 'E-sports', title: 'Every map, every final', action: 'Choose an arena' },
      VI: { caption: 'Thể thao điện tử', title: 'Mọi bản đồ, mọi trận chung kết', action: 'Chọn đấu trường' },
      AR: { caption: 'رياضات إلكترونية', title: 'كل خريطة وكل نهائي', action: 'اختر ساحة' },
    },
  },
  {
    groupName: 'm_lott', url: '/m/lottery/history?gameCode=VN60', art: { cat: 'elott', motif: 'ticket', pal: 'amber', field: 'rings' },
    texts: {
      EN: { caption: 'Results', title: 'Every past draw, with its proof', action: 'See results' },
      VI: { caption: 'Kết quả', title: 'Mọi kỳ đã quay, kèm bằng chứng', action: 'Xem kết quả' },
      AR: { caption: 'النتائج', title: 'كل سحب سابق مع إثباته', action: 'عرض النتائج' },
    },
  },
  {
    groupName: 'm_elott', url: '/m/lottery/play?gameCode=VN300', art: { cat: 'elott', motif: 'balls', pal: 'sky', field: 'dots' },
    texts: {
      EN: { caption: 'Vietnam 5 minutes', title: 'Time for a tea between draws', action: 'Pick numbers' },
      VI: { caption: 'Việt Nam 5 phút', title: 'Thong thả một chén trà giữa hai kỳ', action: 'Chọn số' },
      AR: { caption: 'فيتنام 5 دقائق', title: 'وقت لكوب شاي بين سحبين', action: 'اختر أرقامًا' },
    },
  },
  {
    groupName: 'm_promotion', url: '/m/activity', art: { cat: 'inhouse', motif: 'coin', pal: 'clay', field: 'sun' },
    texts: {
      EN: { caption: 'Promotions', title: 'What is on right now', action: 'Read more' },
      VI: { caption: 'Khuyến mãi', title: 'Những gì đang diễn ra', action: 'Đọc thêm' },
      AR: { caption: 'العروض', title: 'ما يجري الآن', action: 'اقرأ المزيد' },
    },
  },
  {
    groupName: 'm_help', url: '/m/help', art: { cat: 'inhouse', motif: 'keno', pal: 'jade', field: 'bands' },
    texts: {
      EN: { caption: 'Help', title: 'Short answers, plain words', action: 'Open the help centre' },
      VI: { caption: 'Trợ giúp', title: 'Câu trả lời ngắn gọn, dễ hiểu', action: 'Mở trung tâm trợ giúp' },
      AR: { caption: 'المساعدة', title: 'إجابات قصيرة وكلمات واضحة', action: 'افتح مركز المساعدة' },
    },
  },
  {
    groupName: 'm_notice', url: null, art: { cat: 'inhouse', motif: 'bell', pal: 'clay', field: 'rings' },
    texts: {
      EN: { caption: 'Announcements', title: 'News of the house', action: '' },
      VI: { caption: 'Thông báo', title: 'Tin tức của nhà', action: '' },
      AR: { caption: 'الإعلانات', title: 'أخبار الموقع', action: '' },
    },
  },
  {
    groupName: 'm_hot', url: '/m/hot', art: { cat: 'slots', motif: 'bolt', pal: 'coral', field: 'rays' },
    texts: {
      EN: { caption: 'Hot', title: 'What others play this week', action: 'See the list' },
      VI: { caption: 'Nổi bật', title: 'Tuần này mọi người chơi gì', action: 'Xem danh sách' },
      AR: { caption: 'رائج', title: 'ما يلعبه الآخرون هذا الأسبوع', action: 'عرض القائمة' },
    },
  },
];
