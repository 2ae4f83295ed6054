import { pick } from '../../shared/language.ts';

/** Texts about the terms of withdrawals. */
export const termsTexts = pick(
  {
    change: 'Change the terms',
    ask: 'Ask a second operator',
    asked: 'A second operator has to approve the change before it is in force.',
    names: {
      least: 'Smallest withdrawal',
      most: 'Largest withdrawal',
      daily: 'Most in a day',
      freePerDay: 'Free withdrawals a day',
      fee: 'Fee after the free ones',
      wageringPercent: 'Play of a deposit before withdrawal, per cent',
      reviewAbove: 'One person decides above',
      secondAbove: 'Two persons decide above',
      mostPerDay: 'Looked at when more in 24 hours than',
      newAccountHours: 'Looked at when the account is younger than, hours',
    },
  },
  {
    change: 'Đổi điều kiện rút tiền',
    ask: 'Xin người thứ hai duyệt',
    asked: 'Người thứ hai phải duyệt thì thay đổi mới có hiệu lực.',
    names: {
      least: 'Lệnh rút nhỏ nhất',
      most: 'Lệnh rút lớn nhất',
      daily: 'Tối đa trong ngày',
      freePerDay: 'Số lệnh miễn phí mỗi ngày',
      fee: 'Phí sau các lệnh miễn phí',
      wageringPercent: 'Phải chơi khoản nạp trước khi rút, phần trăm',
      reviewAbove: 'Một người quyết định khi trên',
      secondAbove: 'Hai người quyết định khi trên',
      mostPerDay: 'Xem xét khi trong 24 giờ có hơn',
      newAccountHours: 'Xem xét khi tài khoản mới hơn, giờ',
    },
  },
);
