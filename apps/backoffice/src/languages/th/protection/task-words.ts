import type { searched } from '../../../sections/protection/tasks.ts';

export const protectionTaskWords: typeof searched = {
  log: 'หน่วยงานกำกับ บันทึก การคุ้มครอง ส่งออก ขีดจำกัด ระงับตนเอง',
};
