import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Hiển thị',
  maintenanceLabel: 'Lý do bảo trì, hiện cho người chơi',
  maintenanceHint: 'Để trống khi nhà cung cấp hoạt động.',
  untilLabel: 'Bảo trì kết thúc',
  untilHint: 'Tự kết thúc lúc đó. Để trống: đến khi bạn kết thúc.',
};
