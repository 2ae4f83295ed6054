import type { limitTexts } from '../../../sections/agency/limit-texts.ts';

export const agencyLimit: typeof limitTexts = {
  title: 'Hạn mức chuyển',
  about: 'Đại lý được phép chuyển có thể gửi tiền cho hội viên trong đội theo các hạn mức này.',
  none: 'Chưa có hạn mức nên đại lý chưa thể chuyển.',
  change: 'Đổi hạn mức',
  asked: 'Người vận hành thứ hai phải duyệt thì thay đổi mới có hiệu lực.',
  wrongOrder: 'Tối thiểu lớn hơn 0, tối đa không dưới tối thiểu, hạn mức ngày không dưới tối đa.',
  names: { least: 'Chuyển tối thiểu', most: 'Chuyển tối đa', daily: 'Hạn mức ngày của đại lý' },
};
