import type { labelTexts } from '../../../sections/identity/member/label-texts.ts';

export const identityLabel: typeof labelTexts = {
  save: 'Lưu nhãn',
  hint: 'Khuyến mãi, tin nhắn và nhóm có thể chỉ dành cho hội viên có nhãn. Nhãn nochat: không có trò chuyện.',
  tooMany: 'Một hội viên có nhiều nhất 20 nhãn.',
};
