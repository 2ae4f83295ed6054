import type { emptyTableTexts } from '../../../parts/empty-table-texts.ts';

export const partsEmptyTable: typeof emptyTableTexts = {
  uses: 'Chưa có chương trình nào dùng mã này. Mỗi lần gọi bằng mã sẽ hiện ở đây.',
  answering: 'Không có nhân viên nào trả lời trong khoảng thời gian này.',
  calendars: 'Chưa có lịch nào. Hãy thêm lịch cho các loại xổ số có ngày nghỉ quay.',
  closedDays: 'Không có ngày nghỉ nào. Mọi kỳ quay diễn ra theo lịch.',
  tickets: 'Chưa có vé nào. Tổng số sẽ hiện ở đây khi có cược đầu tiên cho kỳ này.',
  exposure: 'Chưa có rủi ro nào. Số tiền có thể phải trả sẽ hiện ở đây khi có cược đầu tiên cho kỳ này.',
  reports: 'Chưa có kết quả nào được báo. Báo cáo từ nguồn kết quả và nhân viên hiện ở đây sau khi quay.',
  accepted: 'Chưa có kết quả nào được chấp nhận. Kết quả hiện ở đây khi đủ báo cáo trùng khớp.',
  planned: 'Cài đặt này không có kỳ quay nào. Hãy kiểm tra ngày và giờ.',
  lotteries: 'Chưa có loại xổ số nào. Chúng hiện ở đây sau khi hai nhân viên thêm vào.',
  lines: 'Tệp không có dòng nào. Hãy chọn tệp khác hoặc kiểm tra định dạng.',
  missions: 'Chưa có nhiệm vụ nào. Hội viên thấy nhiệm vụ sau khi nhân viên thứ hai duyệt.',
  segments: 'Chưa có nhóm nào. Thêm nhóm để chỉ dành ưu đãi cho một số hội viên.',
  cash: 'Chưa có tiền ở nhà cung cấp nào. Tổng số hiện ở đây khi có thanh toán đầu tiên.',
};
