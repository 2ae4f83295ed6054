import type { words } from '../../../sections/backoffice/setup/warnings.ts';

export const backofficeWarnings: typeof words = {
  register:
    'Thị trường của bạn yêu cầu một sổ loại trừ. Hãy kết nối ở Kiểm tra danh tính và loại trừ: nếu không, người ' +
    'chơi không nạp tiền và không chơi được.',
  contact:
    'Sổ loại trừ tra cứu bằng email hoặc số điện thoại. Hãy thêm trường Email bắt buộc ở Cài đặt đăng ký: nếu ' +
    'không, người chơi mới không nạp tiền và không chơi được.',
  sandboxOnly:
    'Chỉ có môi trường thử: việc nạp hoặc chi trả ở đây là mô phỏng. Khi vận hành thật, môi trường thử không chạy ' +
    'và bước này chưa xong cho đến khi bạn kết nối một nhà cung cấp.',
  drafts: (count) =>
    `Số đoạn điều khoản và quyền riêng tư còn là bản nháp, tính mọi ngôn ngữ: ${count}. Hãy thay bằng văn bản do ` +
    'luật sư soạn theo giấy phép của bạn. Bản xem trước đánh dấu các đoạn này.',
};
