import { pick } from '../../shared/language.ts';

/** Texts about offers of free rounds. */
export const roundsTexts = pick(
  {
    game: 'Game code',
    gameHint: 'A slot whose vendor has free rounds; empty for the one played most, ten rounds within seven days.',
    vendor: 'Vendor code',
    rounds: 'Rounds; the amount is what all of them are worth',
    days: 'Days to play them',
    wins: 'What the rounds win',
    winKinds: { money: 'Real money at once', bonus: 'Bonus money to be played, when the rounds are over' },
    mostWins: 'Most bonus money that the rounds bring',
    mostWinsHint:
      'So much of the budget is set aside for whoever has rounds; what they do not win is free three days after.',
  },
  {
    game: 'Mã trò chơi',
    gameHint:
      'Trò slot mà nhà cung cấp có vòng miễn phí; để trống: trò được chơi nhiều nhất, mười vòng trong bảy ngày.',
    vendor: 'Mã nhà cung cấp',
    rounds: 'Số vòng; số tiền là giá trị của tất cả',
    days: 'Số ngày để chơi',
    wins: 'Tiền thắng của các vòng',
    winKinds: { money: 'Tiền thật ngay', bonus: 'Tiền thưởng phải cược, khi các vòng kết thúc' },
    mostWins: 'Tiền thưởng nhiều nhất từ các vòng',
    mostWinsHint: 'Số này của ngân sách được giữ cho mỗi người có vòng; phần không thắng được trả lại ba ngày sau đó.',
  },
);
