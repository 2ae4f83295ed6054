import { pick } from '../../../shared/language.ts';

/** Texts about the labels of a member. */
export const labelTexts = pick(
  {
    labels: 'Labels',
    save: 'Save labels',
    hint: 'Offers, messages and groups can be limited to members with a label. Members with nochat have no live chat.',
    tooMany: 'A member has at most 20 labels.',
  },
  {
    labels: 'Nhãn',
    save: 'Lưu nhãn',
    hint: 'Khuyến mãi, tin nhắn và nhóm có thể chỉ dành cho hội viên có nhãn. Nhãn nochat: không có trò chuyện.',
    tooMany: 'Một hội viên có nhiều nhất 20 nhãn.',
  },
);
