import type { emptyTableTexts } from '../../../parts/empty-table-texts.ts';

export const partsEmptyTable: typeof emptyTableTexts = {
  uses: '还没有程序使用过此令牌。每次使用它的调用都会显示在这里。',
  answering: '此期间没有操作员回复过会话。',
  calendars: '还没有日历。请为有停开日的彩票添加日历。',
  closedDays: '没有停开日，所有期次按计划开奖。',
  tickets: '还没有注单。本期有第一笔投注后，合计会显示在这里。',
  exposure: '还没有风险。本期有第一笔投注后，可能的派奖会显示在这里。',
  reports: '还没有上报结果。开奖后，数据源和操作员的上报会显示在这里。',
  accepted: '还没有被接受的结果。足够多的上报一致后会显示在这里。',
  planned: '此设置没有计划任何期次。请检查日期和时间。',
  lotteries: '还没有彩票。两名操作员添加后会显示在这里。',
  lines: '文件没有任何行。请选择其他文件或检查格式。',
  missions: '还没有任务。第二名操作员批准后，会员才能看到任务。',
  segments: '还没有群组。添加群组后，可只向部分会员提供优惠。',
  cash: '服务商处还没有资金。有第一笔付款后，合计会显示在这里。',
};
