import { pick } from '../../shared/language.ts';

/** Texts of the section about balances. */
export const adjustmentTexts = pick(
  {
    title: 'Adjustments',
    heading: 'Request an adjustment',
    text: 'A second operator has to approve before any money moves.',
    memberId: 'Member',
    amount: 'Amount',
    amountHint: 'Use a minus sign to deduct, such as -50.00.',
    submit: 'Request adjustment',
    requested: 'Requested. A second operator has to approve.',
    list: 'Adjustments so far',
    wrongAmount: 'Enter an amount other than zero, with no more decimals than the currency has.',
  },
  {
    title: 'Điều chỉnh số dư',
    heading: 'Yêu cầu điều chỉnh',
    text: 'Người vận hành thứ hai phải phê duyệt trước khi tiền được chuyển.',
    memberId: 'Hội viên',
    amount: 'Số tiền',
    amountHint: 'Thêm dấu trừ để trừ tiền, ví dụ -50.00.',
    submit: 'Yêu cầu điều chỉnh',
    requested: 'Đã yêu cầu. Người vận hành thứ hai phải phê duyệt.',
    list: 'Các điều chỉnh đến nay',
    wrongAmount: 'Hãy nhập số tiền khác 0, không nhiều chữ số thập phân hơn loại tiền cho phép.',
  },
);

/** Texts of a member's ledger entries. */
export const ledgerTexts = pick(
  {
    title: 'Ledger',
    all: 'All',
    at: 'Time',
    entry: 'Entry',
    reference: 'Reference',
    account: 'Account',
    amount: 'Amount',
    balance: 'Balance',
    id: 'Transfer',
    accounts: { available: 'Main', held: 'Held', receivable: 'Owed', bonus: 'Bonus' } as Record<string, string>,
  },
  {
    title: 'Sổ cái',
    all: 'Tất cả',
    at: 'Thời gian',
    entry: 'Mục',
    reference: 'Tham chiếu',
    account: 'Tài khoản',
    amount: 'Số tiền',
    balance: 'Số dư',
    id: 'Giao dịch',
    accounts: { available: 'Chính', held: 'Tạm giữ', receivable: 'Còn nợ', bonus: 'Thưởng' },
  },
);
