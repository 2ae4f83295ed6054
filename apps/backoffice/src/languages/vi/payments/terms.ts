import type { termsTexts } from '../../../sections/payments/terms-texts.ts';

export const paymentsTerms: typeof termsTexts = {
  change: 'Đổi điều kiện rút tiền',
  whose: 'Điều kiện của',
  everybody: 'Mọi người',
  levelHint: 'Có hiệu lực đến cấp kế tiếp có điều kiện riêng.',
  vipHint: 'Mỗi cấp VIP có hạn mức ngày và số lệnh rút miễn phí riêng, thay cho các giá trị ở đây.',
  taken: 'Cấp này đã có điều kiện: hãy chọn rồi đổi.',
  names: {
    least: 'Lệnh rút nhỏ nhất',
    most: 'Lệnh rút lớn nhất',
    daily: 'Tối đa trong ngày',
    freePerDay: 'Số lệnh miễn phí mỗi ngày',
    fee: 'Phí sau các lệnh miễn phí',
    wageringPercent: 'Tiền cược phải đạt trước khi rút, % tiền nạp',
    reviewAbove: 'Một người quyết định khi trên',
    secondAbove: 'Hai người quyết định khi trên',
    mostPerDay: 'Xem xét khi số lệnh rút trong 24 giờ vượt quá',
    newAccountHours: 'Xem xét khi tài khoản mới hơn (giờ)',
    accountWaitHours: 'Chờ trước khi trả vào tài khoản mới (giờ)',
  },
};
