import { pick } from '../../shared/language.ts';

/** Texts about wins that arrived after their round was closed. */
export const lateWinsTexts = pick(
  {
    title: 'Late wins',
    means: (most: string) =>
      `Wins that arrived after the vendor had closed the round. They are paid; above ${most} they ` +
      'are held for two operators.',
    none: 'No late wins',
    state: 'Status',
    states: { paid: 'Paid', held: 'Held', refused: 'Rejected', undone: 'Cancelled by the vendor' },
    closedAt: 'Round closed',
    set: 'Set the limit',
    most: 'Pay immediately up to. Leave empty for the default',
    wrongAmount: 'Enter an amount',
  },
  {
    title: 'Tiền thắng đến muộn',
    means: (most: string) =>
      'Tiền thắng đến sau khi nhà cung cấp đã đóng ván. Được trả ngay; ' +
      `trên ${most} thì giữ lại chờ hai người vận hành.`,
    none: 'Không có tiền thắng đến muộn',
    state: 'Trạng thái',
    states: { paid: 'Đã trả', held: 'Đang giữ', refused: 'Đã từ chối', undone: 'Nhà cung cấp đã rút lại' },
    closedAt: 'Đóng ván',
    set: 'Đặt giới hạn',
    most: 'Trả ngay đến mức này. Để trống: mức mặc định',
    wrongAmount: 'Hãy nhập số tiền',
  },
);
