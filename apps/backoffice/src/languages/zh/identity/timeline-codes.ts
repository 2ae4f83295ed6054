import type { codes } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineCodes: typeof codes = {
  login: { entered: '已登录', refused: '失败' },
  registration: { registered: '已注册' },
  given: { waiting: '等待中', active: '进行中', converted: '真钱', spent: '已用完', collected: '已领取' },
  ended: {
    expired: '已过期',
    givenUp: '已放弃',
    cancelled: '已取消',
    open: '未处理',
    closed: '已关闭',
    looked: '已查看',
  },
  document: {
    passport: '护照',
    identityCard: '身份证',
    drivingLicence: '驾照',
    front: '正面',
    back: '背面',
    face: '面部',
  },
  message: { unread: '未读', read: '已读', answered: '已回复' },
  chat: { waiting: '等待中', open: '进行中', closed: '已关闭' },
  decision: {
    'member.disabled': '停用了账户',
    'member.enabled': '启用了账户',
    'member.revealed': '查看了个人资料',
    'member.totp.removed': '移除了身份验证器',
    'balance.adjusted': '调整了余额',
    'approval.requested': '申请了审批',
    'note.added': '添加了备注',
  },
};
