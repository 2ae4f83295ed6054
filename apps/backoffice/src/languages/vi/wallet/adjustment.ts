import type { adjustmentTexts } from '../../../sections/wallet/texts.ts';

export const walletAdjustment: typeof adjustmentTexts = {
  title: 'Điều chỉnh số dư',
  heading: 'Yêu cầu điều chỉnh',
  text: 'Người vận hành thứ hai phải phê duyệt trước khi tiền được chuyển.',
  amountHint: 'Thêm dấu trừ để trừ tiền, ví dụ -50.',
  submit: 'Yêu cầu điều chỉnh',
  list: 'Các điều chỉnh đến nay',
  wrongAmount: 'Hãy nhập số tiền khác 0, không nhiều chữ số thập phân hơn loại tiền cho phép.',
};
