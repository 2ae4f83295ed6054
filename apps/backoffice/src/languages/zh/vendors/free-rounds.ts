import type { freeRoundsTexts } from '../../../sections/vendors/free-rounds-texts.ts';

export const vendorsFreeRounds: typeof freeRoundsTexts = {
  membersHint: '按名称或编号；可粘贴多个编号。最多 500 名',
  rounds: '局数',
  value: '每局投注金额',
  days: '天数',
  cost: (rounds, members) => `${members} 名会员，每名 ${rounds} 局`,
  wrongMembers: '最多 500 名会员',
  unknownMember: (member) => `没有编号为 ${member} 的会员。`,
  wrongGame: {
    unknown: '此游戏商没有该代码的游戏。',
    'no free rounds': '此游戏或其游戏商不支持免费局。',
  },
  cancelText: (game, member) => `会员 ${member} 在 ${game} 中未玩的局将被撤销。赢得的金额保留。`,
  createdAt: '派发时间',
  played: '已玩',
  won: '赢得',
  wins: '赢得的金额发放为',
  winKinds: { money: '立即成为真钱', bonus: '有流水要求的奖金，最后一局之后' },
  timesHint: '30 天内须达到的投注额，为赢得金额的倍数。上限由市场规定。',
  realMoney: '真钱',
  bonusMoney: (times) => `奖金，${times} 倍`,
  all: '全部',
  states: {
    waiting: '发送中',
    granted: '可玩',
    finished: '已玩完',
    expired: '已过期',
    refused: '被游戏商拒绝',
    cancelling: '撤销中',
    cancelled: '已撤销',
  },
};
