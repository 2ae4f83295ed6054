import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Hiển thị',
  hot: 'Nổi bật',
  isNew: 'Mới',
  order: 'Thứ tự',
  orderHint: 'Từ 1 đến 999. Số nhỏ đứng trước; mặc định là 100.',
  maintenanceLabel: 'Lý do bảo trì, hiện cho người chơi',
  maintenanceHint: 'Để trống khi nhà cung cấp hoạt động.',
  untilLabel: 'Bảo trì kết thúc',
  untilHint: 'Tự kết thúc lúc đó. Để trống: đến khi bạn kết thúc.',
  wrongOrder: 'Thứ tự là số nguyên từ 1 đến 999.',
};
