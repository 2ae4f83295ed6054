import type { sectionTexts } from '../../../sections/agency/section-texts.ts';

export const agencySection: typeof sectionTexts = {
  agents: '代理',
  tree: '代理树',
  bills: '合约账单',
  settlement: '结算',
  move: '在代理树中移动',
  run: '代理结算',
  billCorrection: '账单更正',
  dayCorrection: '某日数据更正',
  agentPay: '付给代理',
  agent: '代理',
  playerNet: '玩家净额，30 天',
  facts: {
    upline: '上级',
    team: '下级会员',
    turnover: '团队投注额，30 天',
    commission: '收益，30 天',
    owed: '未结账单',
  },
};
