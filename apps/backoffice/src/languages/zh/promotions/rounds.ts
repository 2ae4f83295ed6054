import type { roundsTexts } from '../../../sections/promotions/rounds-texts.ts';

export const promotionsRounds: typeof roundsTexts = {
  usual: '玩得最多的电子游戏',
  gameHint: '游戏商支持免费局的任一电子游戏。对于玩得最多的电子游戏：七天内十局。',
  rounds: '局数（金额为其总价值）',
  days: '使用天数',
  wins: '赢得的金额发放为',
  winKinds: { money: '真钱，立即', bonus: '有流水要求的奖金，最后一局之后' },
  mostWins: '免费局的最高奖金',
  mostWinsHint: '每名获得免费局的会员在预算中预留此金额。未用部分三天后释放。',
};
