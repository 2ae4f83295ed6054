import type { freeRoundsTexts } from '../../../sections/vendors/free-rounds-texts.ts';

export const vendorsFreeRounds: typeof freeRoundsTexts = {
  membersHint: 'Theo tên hoặc số; có thể dán nhiều số. Nhiều nhất 500',
  rounds: 'Số vòng',
  value: 'Tiền cược mỗi vòng',
  days: 'Số ngày',
  cost: (rounds, members) => `${rounds} vòng cho mỗi người trong ${members} hội viên`,
  wrongMembers: 'Nhiều nhất 500 hội viên',
  unknownMember: (member) => `Không có hội viên số ${member}.`,
  wrongGame: {
    unknown: 'Nhà cung cấp này không có trò chơi với mã này.',
    'no free rounds': 'Trò chơi này hoặc nhà cung cấp của nó không có vòng miễn phí.',
  },
  cancelText: (game, member) =>
    `Những vòng ${game} mà hội viên ${member} chưa chơi sẽ bị thu hồi. Tiền đã thắng được giữ.`,
  createdAt: 'Tặng lúc',
  played: 'Đã chơi',
  won: 'Đã thắng',
  wins: 'Tiền thắng trả bằng',
  winKinds: { money: 'Tiền thật ngay', bonus: 'Tiền thưởng phải cược, khi các vòng kết thúc' },
  timesHint: 'Tổng cược phải đạt, tính bằng số lần tiền thắng, trong 30 ngày. Thị trường quy định mức tối đa.',
  realMoney: 'tiền thật',
  bonusMoney: (times) => `tiền thưởng, ${times} ×`,
  all: 'Tất cả',
  states: {
    waiting: 'Đang gửi',
    granted: 'Có thể chơi',
    finished: 'Đã chơi',
    expired: 'Hết hạn',
    refused: 'Nhà cung cấp từ chối',
    cancelling: 'Đang thu hồi',
    cancelled: 'Đã thu hồi',
  },
};
