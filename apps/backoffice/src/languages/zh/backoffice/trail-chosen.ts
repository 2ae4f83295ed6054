import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: '等待中', open: '操作员处理中', closed: '已关闭' },
    who: { guest: '访客' },
  },
  console: { unit: { money: '金额', count: '数量' } },
  lottery: { feeds: { any: '任意' } },
  mission: { products: { all: '全部' } },
  odds: { odds: { off: '未开放' }, limit: { unlimited: '无限制' } },
  offer: {
    audience: { members: '会员', inviters: '邀请人' },
    endsAt: { never: '永不' },
    game: { mostPlayed: '最热门的游戏' },
    limit: { unlimited: '无限制' },
    segment: { missing: '已不存在' },
    startsAt: { approval: '批准时' },
  },
  operator: {
    step: { code: '第二重验证', password: '新密码', enrol: '设置第二重验证', open: '已登录' },
  },
  vendor: {
    subject: { parked: '未匹配的调用', bet: '未结算投注', difference: '与游戏商报告的差异' },
  },
};
