import type { emptyTexts } from '../../../list/empty-texts.ts';

export const listEmpty: typeof emptyTexts = {
  withdrawals: {
    why:
      'Một lệnh rút xuất hiện ở đây khi có điều cần xem xét, như số tiền lớn hay tài khoản ' +
      'mới. Các lệnh khác được gửi ngay, không cần người vận hành.',
    to: { label: 'Xem điều kiện rút tiền', path: 'withdrawal-terms' },
  },
  deposits: {
    why:
      'Một lệnh nạp xuất hiện ở đây khi hội viên muốn nạp tiền. Lệnh mà nhà cung cấp xác nhận ' +
      'được ghi có tự động.',
    to: { label: 'Xem các cách nạp tiền', path: 'deposit-methods' },
  },
  reviews: {
    why:
      'Một khoản thanh toán xuất hiện ở đây khi nhà cung cấp báo điều không khớp với lệnh: số tiền ' +
      'khác, người trả khác, hoặc không có lệnh.',
    to: { label: 'Xem nhà cung cấp thanh toán', path: 'payment-providers' },
  },
  identities: {
    why: 'Một giấy tờ xuất hiện ở đây khi hội viên tải ảnh lên và nhà cung cấp kiểm tra không tự quyết định.',
    to: { label: 'Xem nhà cung cấp danh tính', path: 'identity-providers' },
  },
  protectionAlerts: {
    why:
      'Một dấu hiệu nguy hại xuất hiện ở đây khi cách chơi của hội viên thay đổi: nạp tăng từng tuần, ' +
      'chơi ban đêm, nhiều lần chạm hạn mức.',
    to: { label: 'Xem phần bảo vệ hội viên', path: 'protection' },
  },
  protectionActs: {
    why:
      'Một mục xuất hiện ở đây khi hội viên đặt hạn mức, tạm nghỉ hay tự loại trừ, và khi người ' +
      'vận hành ghi một liên hệ.',
  },
  alarms: {
    why:
      'Một cảnh báo xuất hiện ở đây khi giá trị đo được vượt ngưỡng của một quy tắc. Không có ' +
      'quy tắc thì không có cảnh báo. Thêm quy tắc ở mục “Quy tắc”.',
  },
  tasks: {
    why:
      'Một việc xuất hiện ở đây khi người vận hành giao cho đồng nghiệp, hoặc khi một yêu cầu ' +
      'đã duyệt không thực hiện được.',
  },
  approvals: { why: 'Một yêu cầu xuất hiện ở đây khi người vận hành thực hiện một thay đổi cần người thứ hai.' },
  cases: { why: 'Góp ý xuất hiện ở đây khi hội viên gửi mẫu góp ý.' },
  mailings: {
    why: 'Một tin xuất hiện ở đây sau khi người vận hành gửi. Tin do hệ thống tự gửi không có trong danh sách.',
  },
  members: {
    why: 'Một hội viên xuất hiện ở đây sau khi đăng ký, hoặc khi đại lý thêm vào.',
    to: { label: 'Xem cài đặt đăng ký', path: 'site' },
  },
  ledger: {
    why: 'Một mục xuất hiện ở đây với mỗi biến động tiền của hội viên: nạp, cược, thắng, thưởng và điều chỉnh.',
  },
  bets: { why: 'Một cược xuất hiện ở đây ngay khi hội viên đặt, ở bất kỳ sản phẩm nào.' },
  bonuses: {
    why: 'Một khoản thưởng xuất hiện ở đây khi hội viên nhận ưu đãi, hoặc khi người vận hành tặng.',
    to: { label: 'Xem các ưu đãi', path: 'offers' },
  },
  offers: { why: 'Một ưu đãi xuất hiện ở đây sau khi được tạo. Hội viên thấy từ ngày bắt đầu.' },
  applications: {
    why: 'Một đơn xuất hiện ở đây khi hội viên đăng ký một khuyến mãi cần đăng ký.',
    to: { label: 'Xem các khuyến mãi', path: 'content' },
  },
  rewards: {
    why: 'Một phần thưởng xuất hiện ở đây khi hội viên lên cấp hoặc hoàn thành nhiệm vụ.',
    to: { label: 'Xem các nhiệm vụ', path: 'missions' },
  },
  freeRounds: {
    why: 'Vòng miễn phí xuất hiện ở đây khi người vận hành hay ưu đãi tặng. Nhà cung cấp phải hỗ trợ.',
    to: { label: 'Xem các nhà cung cấp', path: 'vendors' },
  },
  draws: {
    why: 'Kỳ quay xuất hiện ở đây theo lịch của mỗi loại xổ số đang bật.',
    to: { label: 'Xem các loại xổ số', path: 'lotteries' },
  },
  'originals/rounds': {
    why: 'Một ván xuất hiện ở đây khi hội viên chơi trò chơi của nhà.',
    to: { label: 'Xem trò chơi của nhà', path: 'originals' },
  },
  'originals/flights': {
    why: 'Một chuyến xuất hiện ở đây sau mỗi ván crash, khi trò chơi đang bật.',
    to: { label: 'Xem trò chơi của nhà', path: 'originals' },
  },
  'originals/seeds': {
    why: 'Một cặp hạt giống xuất hiện ở đây khi hội viên chơi trò chơi của nhà lần đầu, và sau mỗi lần đổi.',
  },
  'catalogue/games': {
    why: 'Trò chơi xuất hiện ở đây khi danh sách của nhà cung cấp được nhập.',
    to: { label: 'Xem các nhà cung cấp', path: 'vendors' },
  },
  contentEntries: { why: 'Một mục xuất hiện ở đây sau khi được viết; hội viên thấy từ ngày bắt đầu.' },
  agents: {
    why: 'Một đại lý xuất hiện ở đây khi đơn được duyệt hoặc hội viên nhận hợp đồng.',
    to: { label: 'Xem các đơn', path: 'agent-applications' },
  },
  agentApplications: { why: 'Một đơn xuất hiện ở đây khi hội viên muốn làm đại lý.' },
  agencyBills: {
    why: 'Một hóa đơn xuất hiện ở đây sau khi quyết toán một kỳ có hợp đồng.',
    to: { label: 'Xem quyết toán', path: 'settlement' },
  },
  audit: { why: 'Một mục xuất hiện ở đây với mỗi thay đổi của người vận hành.' },
  exports: {
    why: 'Tệp xuất hiện ở đây khi bạn xuất một danh sách. Tệp chỉ tải được trong một thời gian.',
  },
  operators: { why: 'Một người vận hành xuất hiện ở đây sau khi hai người vận hành thêm vào.' },
  tokens: { why: 'Một mã API xuất hiện ở đây sau khi bạn tạo cho một chương trình.' },
  tokenUses: { why: 'Một lần gọi xuất hiện ở đây mỗi khi một chương trình dùng mã API.' },
  chats: { why: 'Một cuộc trò chuyện xuất hiện ở đây khi hội viên viết vào trò chuyện trực tuyến.' },
};
