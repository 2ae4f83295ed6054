import type { lateWinsTexts } from '../../../sections/vendors/late-wins-texts.ts';

export const vendorsLateWins: typeof lateWinsTexts = {
  title: 'Tiền thắng đến muộn',
  means: (most) =>
    'Tiền thắng đến sau khi nhà cung cấp đã đóng ván. Được trả ngay; ' +
    `trên ${most} thì giữ lại chờ hai người vận hành. ` +
    'Tiền thắng của cược mà người vận hành đã quyết định luôn được giữ lại.',
  none: 'Không có tiền thắng đến muộn',
  states: { paid: 'Đã trả', held: 'Đang giữ', refused: 'Đã từ chối', undone: 'Nhà cung cấp đã rút lại' },
  closedAt: 'Đóng ván',
  set: 'Đặt giới hạn',
  most: 'Trả ngay đến mức này. Để trống: mức mặc định',
  wrongAmount: 'Hãy nhập số tiền',
};
