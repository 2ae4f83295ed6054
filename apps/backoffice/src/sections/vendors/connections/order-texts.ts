import { pick } from '../../../shared/language.ts';

/** Texts about what members see of a vendor. */
export const orderTexts = pick(
  {
    shown: 'Shown',
    hot: 'Hot',
    isNew: 'New',
    order: 'Order',
    orderHint: '1 to 999. Lower numbers come first; the default is 100.',
    maintenanceLabel: 'Reason for maintenance, shown to players',
    maintenanceHint: 'Leave empty while the vendor is available.',
    untilLabel: 'Maintenance ends',
    untilHint: 'Maintenance ends automatically then. Leave empty to end it yourself.',
    save: 'Save',
    wrongOrder: 'The order is a whole number from 1 to 999.',
  },
  {
    shown: 'Hiển thị',
    hot: 'Nổi bật',
    isNew: 'Mới',
    order: 'Thứ tự',
    orderHint: 'Từ 1 đến 999. Số nhỏ đứng trước; mặc định là 100.',
    maintenanceLabel: 'Lý do bảo trì, hiện cho người chơi',
    maintenanceHint: 'Để trống khi nhà cung cấp hoạt động.',
    untilLabel: 'Bảo trì kết thúc',
    untilHint: 'Tự kết thúc lúc đó. Để trống: đến khi bạn kết thúc.',
    save: 'Lưu',
    wrongOrder: 'Thứ tự là số nguyên từ 1 đến 999.',
  },
);
