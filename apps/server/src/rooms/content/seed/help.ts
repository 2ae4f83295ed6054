import type { Draft } from '../drafts.ts';

type SeedHelp = Pick<Draft<'help'>, 'tag' | 'texts'>;

/** Pages of the help centre in their order. */
export const SEED_HELP: readonly SeedHelp[] = [
  {
    tag: 'start',
    texts: {
      EN: {
        title: 'Getting started',
        content: '<h3>Without an account</h3><p>Free play gives you play money for 24 hours. Nothing is asked of you.</p><h3>With an account</h3><p>Choose a username and a password of 6 to 20 characters with a letter and a digit. You are logged in at once.</p>',
      },
      VI: {
        title: 'Bắt đầu',
        content: '<h3>Không cần tài khoản</h3><p>Chơi thử cho bạn tiền ảo trong 24 giờ và không yêu cầu thông tin nào.</p><h3>Có tài khoản</h3><p>Chọn tên đăng nhập và mật khẩu từ 6 đến 20 ký tự, có chữ cái và chữ số. Bạn được đăng nhập ngay.</p>',
      },
      AR: {
        title: 'البداية',
        content: '<h3>من دون حساب</h3><p>يمنحك اللعب المجاني رصيدًا تجريبيًا لمدة 24 ساعة. لا يُطلب منك شيء.</p><h3>مع حساب</h3><p>اختر اسم مستخدم وكلمة مرور من 6 إلى 20 خانة فيها حرف ورقم. يتم تسجيل دخولك فورًا.</p>',
      },
    },
  },
  {
    tag: 'draws',
    texts: {
      EN: {
        title: 'Draws and proofs',
        content: '<p>Before a draw opens, its commitment is published. After the draw its seed is shown, and anyone can repeat the calculation.</p><p>Tickets are taken until sale closes; the countdown on each card shows the time left. A ticket that was placed cannot be changed.</p>',
      },
      VI: {
        title: 'Kỳ quay và bằng chứng',
        content: '<p>Trước khi mở bán, cam kết của kỳ quay được công bố. Sau khi quay, hạt giống được tiết lộ và ai cũng có thể tính lại.</p><p>Vé được nhận đến lúc đóng cược; đồng hồ trên mỗi thẻ cho biết thời gian còn lại. Vé đã đặt không thể sửa.</p>',
      },
      AR: {
        title: 'السحوبات والإثباتات',
        content: '<p>قبل فتح السحب يُنشر التزامه. وبعد السحب تُعرض بذرته، ويمكن لأي شخص إعادة الحساب.</p><p>تُقبل التذاكر حتى إغلاق البيع؛ يعرض العد التنازلي على كل بطاقة الوقت المتبقي. لا يمكن تغيير تذكرة بعد وضعها.</p>',
      },
    },
  },
  {
    tag: 'money',
    texts: {
      EN: {
        title: 'Deposits and balance',
        content: '<p>A deposit is credited when the payment provider confirms it. Until then the order shows as waiting and nothing is lost if you close the page.</p><p>Every movement of your balance stands in the account record, with the balance after it.</p>',
      },
      VI: {
        title: 'Nạp tiền và số dư',
        content: '<p>Tiền nạp được cộng khi nhà cung cấp thanh toán xác nhận. Trước đó lệnh hiển thị đang chờ và bạn không mất gì nếu đóng trang.</p><p>Mọi biến động số dư đều có trong lịch sử tài khoản, kèm số dư sau đó.</p>',
      },
      AR: {
        title: 'الإيداع والرصيد',
        content: '<p>يُضاف الإيداع إلى رصيدك حين يؤكده مزوّد الدفع. وحتى ذلك الحين يظهر الطلب قيد الانتظار، ولا تخسر شيئًا إن أغلقت الصفحة.</p><p>تجد كل حركة في رصيدك في سجل الحساب مع الرصيد بعدها.</p>',
      },
    },
  },
  {
    tag: 'limits',
    texts: {
      EN: {
        title: 'Taking a break',
        content: '<p>In settings you can take a time-out or exclude yourself for months. Both start at once and cannot be shortened.</p><p>Play with what you can afford to lose, and talk to somebody if it stops being fun.</p>',
      },
      VI: {
        title: 'Tạm nghỉ',
        content: '<p>Trong phần cài đặt, bạn có thể tạm nghỉ hoặc tự loại trừ trong nhiều tháng. Cả hai có hiệu lực ngay và không thể rút ngắn.</p><p>Hãy chơi trong khả năng của mình và chia sẻ với ai đó khi trò chơi không còn vui.</p>',
      },
      AR: {
        title: 'أخذ استراحة',
        content: '<p>يمكنك من الإعدادات أخذ توقف قصير أو استبعاد نفسك لأشهر. يبدأ كلاهما فورًا ولا يمكن تقصيره.</p><p>العب بما تحتمل خسارته، وتحدث إلى أحد إن لم يعد اللعب ممتعًا.</p>',
      },
    },
  },
  {
    tag: 'terms',
    texts: {
      EN: {
        title: 'Terms of service',
        content: '<h3>Who may play</h3><p>Players have the age that is stated at registration and play for themselves, with one account.</p><h3>Bets</h3><p>A bet counts when the server has confirmed it with a ticket number. Results, odds and payouts are those published with the draw; payouts are rounded down to the smallest unit.</p><h3>Void draws</h3><p>A draw that cannot be held is void, and every stake in it is returned.</p><h3>Demonstration</h3><p>This installation shows the product. Its money has no value.</p>',
      },
      VI: {
        title: 'Điều khoản dịch vụ',
        content: '<h3>Ai được chơi</h3><p>Người chơi đủ độ tuổi nêu khi đăng ký, chơi cho chính mình với một tài khoản duy nhất.</p><h3>Cược</h3><p>Cược có hiệu lực khi máy chủ xác nhận bằng mã vé. Kết quả, tỷ lệ và tiền thưởng theo công bố của kỳ quay; tiền thưởng được làm tròn xuống đơn vị nhỏ nhất.</p><h3>Kỳ quay bị hủy</h3><p>Kỳ quay không thể thực hiện sẽ bị hủy và mọi tiền cược được hoàn lại.</p><h3>Bản trình diễn</h3><p>Bản cài đặt này giới thiệu sản phẩm. Tiền ở đây không có giá trị.</p>',
      },
      AR: {
        title: 'شروط الخدمة',
        content: '<h3>من يحق له اللعب</h3><p>يبلغ اللاعبون العمر المذكور عند التسجيل، ويلعبون لأنفسهم بحساب واحد.</p><h3>الرهانات</h3><p>يُحتسب الرهان حين يؤكده الخادم برقم تذكرة. النتائج والمعاملات والمدفوعات هي المنشورة مع السحب؛ وتُقرَّب المدفوعات إلى أدنى وحدة أصغر.</p><h3>السحوبات الملغاة</h3><p>السحب الذي يتعذّر إجراؤه يُلغى، ويُعاد كل رهان فيه.</p><h3>العرض التجريبي</h3><p>تعرض هذه النسخة المنتج. ولا قيمة لمالها.</p>',
      },
    },
  },
];
