import { HOME_PATH, type PageRoute } from '../page-route.ts';

/** Customer service, rewards, the app, and what the merchant and the player agree on. */
export const routes: readonly PageRoute[] = [
  page('/m/customer', 'service', 'service.title'),
  page('/m/other', 'other', 'other.title'),
  { ...page('/m/useragreement', 'agreement', 'agreement.title'), texts: ['service', 'content'] },
  { ...page('/m/app', 'app-download', 'app.title'), header: 'none', hasFooter: false },
  own('/m/vip', 'vip', 'vip.title'),
  own('/m/member/benefits', 'benefits', 'benefits.title'),
  own('/m/rewardCenter', 'rewards', 'rewards.title'),
  own('/m/feedback', 'feedback', 'feedback.title'),
  own('/m/webEmail', 'inbox', 'inbox.title'),
  { ...own('/m/referral', 'referral', 'referral.title'), tab: 'invite' },
];

function page(path: string, name: string, titleKey: string): PageRoute {
  return {
    path,
    page: `${name}/${name}-page`,
    titleKey,
    header: 'inner',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['service'],
  };
}

/** A page of members alone. */
function own(path: string, name: string, titleKey: string): PageRoute {
  return { ...page(path, name, titleKey), guard: 'member' };
}
