import type { refusals } from '../../../sections/agency/texts.ts';

export const agencyRefusals: typeof refusals = {
  'agency.move.below': 'Hội viên không thể đứng dưới chính mình hoặc người trong đội của mình.',
  'agency.application.decided': 'Người vận hành khác đã quyết định đơn này.',
  'agency.run.changed': 'Hóa đơn của kỳ này đã thay đổi; hãy xem lại.',
  'agency.template.exists': 'Đã có mẫu mang tên này.',
  'agency.bill.closed': 'Hóa đơn này đã bị từ chối hoặc hết hạn và sẽ không được trả.',
  'agency.correction.below': 'Điều chỉnh không được đưa hóa đơn hay một ngày xuống âm.',
  'contract.refused': 'Hiện không thể đề nghị hợp đồng: đại lý phải ở cấp cao nhất và không có đề nghị đang chờ.',
  'rate.refused': 'Tỷ lệ này cao hơn tuyến trên hoặc thấp hơn người ngay bên dưới.',
};
