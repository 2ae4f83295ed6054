import type { sectionTexts } from '../../../sections/verification/section-texts.ts';

export const verificationSection: typeof sectionTexts = {
  title: '身份',
  queue: '证件',
  providers: '身份服务商',
  connection: '身份核验或排除的服务商',
  state: '证件',
  decided: '处理时间',
  by: '处理人',
  documents: '已发送的图片',
  verify: '无证件验证',
};
