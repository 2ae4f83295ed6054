import type { maintenanceTexts } from '../../../sections/site/texts.ts';

export const siteMaintenance: typeof maintenanceTexts = {
  heading: 'Bảo trì',
  on: 'Trang đang đóng để bảo trì',
  off: 'Trang đang mở',
  turnOn: 'Đóng để bảo trì',
  turnOff: 'Mở trang',
  text: 'Khi trang đóng, hội viên thấy trang bảo trì, và vé cùng tiền nạp bị từ chối. ' + 'Các kỳ quay vẫn tiếp tục.',
};
