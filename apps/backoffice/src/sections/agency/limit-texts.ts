import { pick } from '../../shared/language.ts';

/** Texts about the limits of agents' transfers. */
export const limitTexts = pick(
  {
    title: 'Transfer limits',
    about: 'An agent with permission to transfer can send money to members of the team within these limits.',
    none: 'No limits are set, so agents cannot transfer.',
    change: 'Change the limits',
    ask: 'Request approval',
    asked: 'A second operator has to approve the change before it takes effect.',
    wrongOrder:
      'The minimum is above zero, the maximum is at least the minimum, and the daily limit at least the maximum.',
    names: { least: 'Minimum transfer', most: 'Maximum transfer', daily: 'Daily limit of an agent' },
  },
  {
    title: 'Hạn mức chuyển',
    about: 'Đại lý được phép chuyển có thể gửi tiền cho hội viên trong đội theo các hạn mức này.',
    none: 'Chưa có hạn mức nên đại lý chưa thể chuyển.',
    change: 'Đổi hạn mức',
    ask: 'Yêu cầu phê duyệt',
    asked: 'Người vận hành thứ hai phải duyệt thì thay đổi mới có hiệu lực.',
    wrongOrder: 'Tối thiểu lớn hơn 0, tối đa không dưới tối thiểu, hạn mức ngày không dưới tối đa.',
    names: { least: 'Chuyển tối thiểu', most: 'Chuyển tối đa', daily: 'Hạn mức ngày của đại lý' },
  },
);
