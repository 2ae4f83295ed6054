import type { OwnWords } from './shape.ts';

/** Words of the demonstration in Vietnamese. */
export const VI: OwnWords = {
  banners: {
    freePlay: ['Tiền chơi thử', 'Mọi kết quả, bạn tự kiểm tra', 'Chơi thử ngay'],
    minute: ['Vietnam 60 seconds', 'Mỗi phút một kỳ quay mới', 'Chọn số'],
    lobby: ['Sảnh xổ số', 'Xem kỳ quay nào sắp đóng', 'Vào sảnh'],
    register: ['Thành viên mới', 'Tạo tài khoản chỉ trong một phút', ''],
    originals: ['Fairlot Originals', 'Làm tại đây, bạn tự kiểm tra', 'Cách kiểm tra'],
    slots: ['Nổ hũ', 'Hàng trăm trò quay trên một kệ', 'Xem tất cả'],
    live: ['Casino trực tuyến', 'Những bàn chơi trực tiếp', 'Chọn phòng'],
    fish: ['Bắn cá', 'Mặt nước lặng, đôi tay nhanh', 'Xem tất cả'],
    cards: ['Game bài', 'Một chỗ ngồi ở quán trà', 'Xem tất cả'],
    sports: ['Thể thao', 'Ngày thi đấu bắt đầu tại đây', 'Chọn nhà cung cấp'],
    cockfight: ['Đá gà', 'Từ lúc bình minh', 'Chọn đấu trường'],
    esports: ['Thể thao điện tử', 'Mọi bản đồ, mọi trận chung kết', 'Chọn đấu trường'],
    results: ['Kết quả', 'Mọi kỳ đã quay, kèm bằng chứng', 'Xem kết quả'],
    fiveMinutes: ['Việt Nam 5 phút', 'Thong thả một chén trà giữa hai kỳ', 'Chọn số'],
    promotions: ['Khuyến mãi', 'Những gì đang diễn ra', 'Đọc thêm'],
    help: ['Trợ giúp', 'Câu trả lời ngắn gọn, dễ hiểu', 'Mở trung tâm trợ giúp'],
    notices: ['Thông báo', 'Tin tức của nhà', ''],
    hot: ['Nổi bật', 'Tuần này mọi người chơi gì', 'Xem danh sách'],
  },
  categories: { freePlay: 'Chơi thử', draws: 'Xổ số' },
  announcements: {
    check: [
      'Cách tự kiểm tra một kỳ quay',
      '<p>Mỗi kỳ quay công bố cam kết trước khi mở bán và công bố hạt giống sau khi có kết quả. Hãy mở một ' +
        'kỳ đã quay để tính lại ngay trên thiết bị của bạn.</p>',
    ],
    closing: [
      'Vietnam 60 seconds đóng cược 10 giây trước mỗi kỳ quay',
      '<p>Vé được nhận đến 10 giây trước giờ quay, riêng trò năm phút là 30 giây. Đồng hồ đếm ngược trên mỗi ' +
        'thẻ cho biết thời gian còn lại.</p>',
    ],
    welcome: [
      'Chào mừng đến với bản trình diễn',
      '<p>Mọi thứ ở đây đều hoạt động thật: kỳ quay, sổ cái và bằng chứng. Tiền là tiền trình diễn.</p>' +
        '<ul><li>Chơi thử không cần tài khoản.</li><li>Bạn kiểm tra được mọi kỳ quay ngay trên điện thoại.</li>' +
        '</ul>',
    ],
    agents: [
      'Dành cho đại lý: cách tính đội nhóm',
      '<p>Thành viên đăng ký bằng mã của bạn thuộc đội nhóm của bạn từ lần đăng nhập đầu tiên. Số liệu tính ' +
        'theo múi giờ của nhà cái.</p>',
    ],
    million: [
      'Một triệu tiền chơi thử',
      '<p>Chơi thử tặng bạn 1.000.000,00 tiền ảo trong 24 giờ, với cùng kỳ quay, tỷ lệ và lịch sử như chơi ' +
        'thật.</p><p>Tiền chơi thử không thể rút. <a href="/m/trail">Bắt đầu chơi thử</a>.</p>',
    ],
    trust: [
      'Kiểm tra rồi hãy tin',
      '<p>Mở một kỳ đã trả thưởng và bấm kiểm tra: điện thoại của bạn tính lại toàn bộ từ hạt giống đã công ' +
        'bố.</p><ol><li>Mở <a href="/m/lottery/history?gameCode=VN60">kết quả</a>.</li>' +
        '<li>Chọn một kỳ quay.</li><li>Đọc bằng chứng.</li></ol>',
    ],
  },
  help: {
    start: [
      'Bắt đầu',
      '<h3>Không cần tài khoản</h3><p>Chơi thử cho bạn tiền ảo trong 24 giờ và không yêu cầu thông tin ' +
        'nào.</p><h3>Có tài khoản</h3><p>Chọn tên đăng nhập và mật khẩu từ 6 đến 20 ký tự, có chữ cái và chữ ' +
        'số. Bạn được đăng nhập ngay.</p>',
    ],
    draws: [
      'Kỳ quay và bằng chứng',
      '<p>Trước khi mở bán, cam kết của kỳ quay được công bố. Sau khi quay, hạt giống được tiết lộ và ai ' +
        'cũng có thể tính lại.</p><p>Vé được nhận đến lúc đóng cược; đồng hồ trên mỗi thẻ cho biết thời gian ' +
        'còn lại. Vé đã đặt không thể sửa.</p>',
    ],
    money: [
      'Nạp tiền và số dư',
      '<p>Tiền nạp được cộng khi nhà cung cấp thanh toán xác nhận. Trước đó lệnh hiển thị đang chờ và bạn ' +
        'không mất gì nếu đóng trang.</p><p>Mọi biến động số dư đều có trong lịch sử tài khoản, kèm số dư sau ' +
        'đó.</p>',
    ],
    limits: [
      'Tạm nghỉ',
      '<p>Trong phần cài đặt, bạn có thể tạm nghỉ hoặc tự loại trừ trong nhiều tháng. Cả hai có hiệu lực ' +
        'ngay và không thể rút ngắn.</p><p>Hãy chơi trong khả năng của mình và chia sẻ với ai đó khi trò chơi ' +
        'không còn vui.</p>',
    ],
    terms: [
      'Điều khoản dịch vụ',
      '<h3>Ai được chơi</h3><p>Người chơi đủ độ tuổi nêu khi đăng ký, chơi cho chính mình với một tài khoản ' +
        'duy nhất.</p><h3>Cược</h3><p>Cược có hiệu lực khi máy chủ xác nhận bằng mã vé. Kết quả, tỷ lệ và tiền ' +
        'thưởng theo công bố của kỳ quay; tiền thưởng được làm tròn xuống đơn vị nhỏ nhất.</p>' +
        '<h3>Kỳ quay bị hủy</h3><p>Kỳ quay không thể thực hiện sẽ bị hủy và mọi tiền cược được hoàn lại.</p>' +
        '<h3>Bản trình diễn</h3><p>Bản cài đặt này giới thiệu sản phẩm. Tiền ở đây không có giá trị.</p>',
    ],
  },
  sponsors: {
    football: [
      'Bóng đá trẻ Đồng Bằng Đỏ',
      '<p>Sân tập, bóng và áo đấu cho bốn mươi đội thiếu nhi ven sông.</p>' +
        '<p>Ví dụ này được đặt ra cho bản trình diễn.</p>',
    ],
    cup: [
      'Cúp e-sports Chợ Đêm',
      '<p>Một cuối tuần chung kết dưới ánh đèn lồng, mở cho mọi đội trong thành phố.</p>' +
        '<ul><li>Vào cửa miễn phí.</li><li>Ban tổ chức trao giải.</li></ul>' +
        '<p>Ví dụ này được đặt ra cho bản trình diễn.</p>',
    ],
  },
};
