import { pick } from '../../shared/language.ts';

/** Texts of withdrawals, deposits and bets in conversations. */
export const cardTexts = pick(
  {
    kinds: { withdrawal: 'Withdrawal', deposit: 'Deposit', bet: 'Bet' },
    show: 'Show a payment or a bet',
    latest: 'Payments and bets',
    none: 'None that you have access to',
    open: (title: string) => `Open ${title}`,
    gone: 'This cannot be loaded right now',
  },
  {
    kinds: { withdrawal: 'Lệnh rút', deposit: 'Lệnh nạp', bet: 'Cược' },
    show: 'Cho xem một giao dịch hoặc cược',
    latest: 'Giao dịch và cược',
    none: 'Không có, hoặc bạn không được xem',
    open: (title: string) => `Mở ${title}`,
    gone: 'Hiện không xem được mục này',
  },
);
