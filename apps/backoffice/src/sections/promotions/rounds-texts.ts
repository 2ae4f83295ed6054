import { pick } from '../../shared/language.ts';

/** Texts about offers of free rounds. */
export const roundsTexts = pick(
  {
    game: 'Game',
    usual: 'The most played slot',
    gameHint: 'Any slot whose vendor supports free rounds. For the most played slot: ten rounds within seven days.',
    vendor: 'Vendor',
    rounds: 'Rounds (the amount is their total value)',
    days: 'Days to play them',
    wins: 'Winnings paid as',
    winKinds: { money: 'Real money, immediately', bonus: 'Bonus money with wagering, after the last round' },
    mostWins: 'Maximum bonus money from the rounds',
    mostWinsHint:
      'This amount is reserved in the budget for each member with rounds. The unused part is ' +
      'released three days later.',
  },
  {
    game: 'Trò chơi',
    usual: 'Trò nổ hũ được chơi nhiều nhất',
    gameHint: 'Trò nổ hũ mà nhà cung cấp có vòng miễn phí. Trò được chơi nhiều nhất: mười vòng trong bảy ngày.',
    vendor: 'Nhà cung cấp',
    rounds: 'Số vòng; số tiền là giá trị của tất cả',
    days: 'Số ngày để chơi',
    wins: 'Tiền thắng của các vòng',
    winKinds: { money: 'Tiền thật ngay', bonus: 'Tiền thưởng phải cược, khi các vòng kết thúc' },
    mostWins: 'Tiền thưởng nhiều nhất từ các vòng',
    mostWinsHint: 'Ngân sách giữ số này cho mỗi hội viên có vòng; phần không dùng được trả lại ngân sách ba ngày sau.',
  },
);
