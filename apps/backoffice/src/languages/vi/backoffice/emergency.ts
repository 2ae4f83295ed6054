import type { emergencyTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeEmergency: typeof emergencyTexts = {
  title: 'Truy cập khẩn cấp',
  text:
    'Trong nửa giờ bạn có mọi quyền, trừ quyền trả tiền cho hội viên, đổi người vận hành hay vai trò, và quyết ' +
    'định yêu cầu. Mọi người vận hành đều được báo.',
  begin: 'Bắt đầu truy cập khẩn cấp',
  beginText: 'Tên và lý do của bạn được hiển thị cho mọi người vận hành và ghi vào nhật ký.',
  end: 'Kết thúc truy cập khẩn cấp',
  endText: 'Quyền của bạn trở lại theo vai trò.',
  until: (time) => `Truy cập khẩn cấp của bạn kéo dài đến ${time}.`,
};
