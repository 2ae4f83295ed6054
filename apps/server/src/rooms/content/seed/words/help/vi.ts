import type { Topics } from './topics.ts';

export const VI: Topics = {
  withdraw: [
    'Rút tiền',
    [
      'Tôi rút tiền như thế nào?',
      'Trước hết hãy lưu tài khoản ngân hàng hoặc ví đứng tên bạn, sau đó mở Rút tiền, chọn tài khoản, ' +
        'nhập số tiền và xác nhận bằng mật khẩu thanh toán. Tài khoản mới chỉ dùng được sau một thời gian ' +
        'chờ, để bảo vệ bạn khi có người khác vào được tài khoản.',
    ],
    [
      'Vì sao lệnh đang được kiểm tra?',
      'Số tiền lớn, tài khoản mới và tên khác với giấy tờ sẽ do nhân viên xem xét. Trang rút tiền cho ' +
        'thấy từng bước kèm thời gian; nếu bị từ chối thì có nêu lý do và tiền trở lại số dư của bạn.',
    ],
    [
      'Cần chơi bao nhiêu trước khi rút?',
      'Tiền nạp phải được chơi qua trước khi rút. Trang rút tiền cho biết còn thiếu bao nhiêu.',
    ],
  ],
  games: [
    'Trò chơi',
    [
      'Tìm trò chơi ở đâu?',
      'Các mục ở trang chủ dẫn đến mọi trò chơi. Hãy tìm theo tên, chọn nhà cung cấp, hoặc chạm vào hình ' +
        'trái tim để đưa trò chơi vào mục yêu thích.',
    ],
    [
      'Mất kết nối thì sao?',
      'Cược và kết quả được lưu ở máy chủ, không phải trên điện thoại. Ván đã bắt đầu sẽ được chơi đến ' +
        'hết và kết quả nằm trong lịch sử cược. Mở lại trò chơi để tiếp tục.',
    ],
    [
      'Thiếu một cược trong lịch sử',
      'Kết quả của nhà cung cấp khác có thể đến sau vài phút. Nếu vẫn thiếu, hãy viết cho chăm sóc khách ' +
        'hàng tên trò chơi và thời điểm.',
    ],
  ],
  rules: [
    'Luật xổ số',
    [
      'Vé trúng như thế nào?',
      'Trang của mỗi kiểu cược nêu rõ nó được so với số nào và giải nào. Số tiền có thể nhận được hiện ' +
        'trên phiếu trước khi bạn trả tiền, và tỷ lệ của lúc đó đi theo vé.',
    ],
    [
      'Khi nào kỳ quay đóng?',
      'Ngừng bán trước khi quay, khi đồng hồ đếm ngược của máy chủ về không. Vé đến muộn bị từ chối và ' +
        'không mất tiền.',
    ],
    [
      'Nếu kỳ quay không diễn ra?',
      'Kỳ đó bị huỷ và mọi tiền cược được hoàn lại. Kết quả công bố sai sẽ được sửa, tiền trả thưởng cũng vậy.',
    ],
  ],
  fair: [
    'Kiểm tra trò chơi',
    [
      'Hạt giống của trò chơi nhà làm',
      'Mỗi ván được tính từ hạt giống của máy chủ, hạt giống của bạn và một số đếm ván. Mã băm của hạt ' +
        'giống máy chủ hiện ra trước khi bạn chơi nên không thể đổi về sau.',
    ],
    [
      'Kiểm tra một ván thế nào?',
      'Mở bảng công bằng bên dưới trò chơi nhà làm. Đổi hạt giống để lộ hạt giống cũ, và điện thoại của ' +
        'bạn tính lại các ván đã chơi với nó.',
    ],
    [
      'Tỷ lệ hoàn trả nghĩa là gì?',
      'Đó là phần trung bình trò chơi trả lại qua rất nhiều ván. Một buổi tối riêng lẻ có thể cao hơn ' +
        'hoặc thấp hơn nhiều.',
    ],
  ],
  spending: [
    'Giới hạn chơi',
    [
      'Đặt được những giới hạn nào?',
      'Cho tiền nạp, tiền thua, tiền cược và thời gian, theo ngày, tuần hoặc tháng. Chúng nằm trong tài ' +
        'khoản, mục Giới hạn chơi, kèm phần đã dùng.',
    ],
    [
      'Đổi giới hạn thế nào?',
      'Giới hạn thấp hơn có hiệu lực ngay. Giới hạn cao hơn, hoặc bỏ giới hạn, có hiệu lực sau thời gian ' +
        'chờ và phải xác nhận thêm một lần. Nếu bạn không trả lời, giới hạn cũ giữ nguyên.',
    ],
    [
      'Nhắc thực tế là gì?',
      'Theo khoảng thời gian bạn chọn, nó tạm dừng trò chơi và cho biết bạn đã chơi bao lâu, thắng hay ' +
        'thua bao nhiêu.',
    ],
  ],
  security: [
    'Bảo mật tài khoản',
    [
      'Bảo vệ tài khoản thế nào?',
      'Dùng mật khẩu không dùng ở nơi khác, thêm khoá truy cập và bật mã của ứng dụng xác thực. Mật khẩu ' +
        'thanh toán là mật khẩu riêng để bảo vệ tiền của bạn.',
    ],
    [
      'Có người khác vào tài khoản của tôi',
      'Hãy đổi mật khẩu trong trung tâm bảo mật, việc này kết thúc mọi phiên, xem lại các thiết bị và báo ' +
        'ngay cho chăm sóc khách hàng.',
    ],
    [
      'Chúng tôi không bao giờ hỏi gì?',
      'Không ai của chúng tôi hỏi mật khẩu, mã đã gửi cho bạn, hay yêu cầu chuyển tiền vào tài khoản cá nhân.',
    ],
  ],
  bonus: [
    'Tiền thưởng',
    [
      'Nhận thưởng thế nào?',
      'Ưu đãi nằm ở trang khuyến mãi với đầy đủ điều khoản. Bạn tự chọn có nhận hay không; không có gì ' +
        'được thêm khi bạn chưa đồng ý.',
    ],
    [
      'Phải chơi bao nhiêu?',
      'Trang tiền thưởng cho biết đã chơi bao nhiêu, còn lại bao nhiêu, trò nào được tính và khi nào hết ' +
        'hạn. Tiền thật được chơi trước và có thể rút khi tiền thưởng đang chạy.',
    ],
    ['Tôi có thể bỏ không?', 'Có, bất cứ lúc nào. Tiền thưởng bị xoá, tiền thật vẫn là của bạn.'],
  ],
  vip: [
    'VIP và phần thưởng',
    [
      'Lên cấp thế nào?',
      'Cấp dựa trên lượng chơi theo thời gian. Trang VIP cho biết cấp của bạn, quyền lợi từng cấp và còn ' +
        'thiếu gì để lên cấp.',
    ],
    [
      'Nhận phần thưởng thế nào?',
      'Phần thưởng chờ trong trung tâm phần thưởng đến khi bạn nhận hoặc hết hạn. Tiền đã nhận vào số dư ngay.',
    ],
  ],
  agents: [
    'Đại lý',
    [
      'Người khác vào đội của tôi thế nào?',
      'Hãy chia sẻ đường dẫn hoặc mã của bạn. Ai đăng ký bằng mã đó sẽ thuộc đội của bạn; trang tổng quan ' +
        'chỉ cho thấy số liệu, không có dữ liệu riêng của ai.',
    ],
    [
      'Khi nào tôi được trả?',
      'Hoa hồng tính theo ngày và theo kỳ, theo múi giờ của nhà cái. Mỗi bảng kê giải thích cách tính và ' +
        'do bạn bấm nhận.',
    ],
    ['Làm đại lý thế nào?', 'Hãy viết qua mẫu góp ý và chọn rằng bạn muốn làm đại lý.'],
  ],
  app: [
    'Ứng dụng và điện thoại',
    [
      'Cài ứng dụng thế nào?',
      'Mở trang tải về. Trên Android có thể thêm trang vào màn hình chính hoặc cài như ứng dụng; trên ' +
        'iPhone chọn Thêm vào màn hình chính, hoặc cấu hình với sáu bước.',
    ],
    [
      'Không có mạng thì dùng được gì?',
      'Một trang với số dư biết lần cuối, vé đang mở và các kỳ quay sắp tới. Mọi việc liên quan đến tiền ' +
        'đều không chạy khi ngoại tuyến.',
    ],
    [
      'Nhận tin trên điện thoại thế nào?',
      'Hãy bật trong mục Tin nhắn, phần cài đặt. Bạn chọn loại tin và khung giờ điện thoại giữ im lặng.',
    ],
  ],
};
