import type { roundsTexts } from '../../../sections/promotions/rounds-texts.ts';

export const promotionsRounds: typeof roundsTexts = {
  usual: 'Trò nổ hũ được chơi nhiều nhất',
  gameHint: 'Trò nổ hũ mà nhà cung cấp có vòng miễn phí. Trò được chơi nhiều nhất: mười vòng trong bảy ngày.',
  rounds: 'Số vòng; số tiền là giá trị của tất cả',
  days: 'Số ngày để chơi',
  wins: 'Tiền thắng của các vòng',
  winKinds: { money: 'Tiền thật ngay', bonus: 'Tiền thưởng phải cược, khi các vòng kết thúc' },
  mostWins: 'Tiền thưởng nhiều nhất từ các vòng',
  mostWinsHint: 'Ngân sách giữ số này cho mỗi hội viên có vòng; phần không dùng được trả lại ngân sách ba ngày sau.',
};
