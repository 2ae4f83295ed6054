import type { PageRoute } from '../page-route.ts';

const LOYALTY = ['service', 'loyalty', 'errors'];

/** Customer service, rewards, the app, and the agreement between merchant and player. */
export const routes: readonly PageRoute[] = [
  page('/m/customer', 'service', 'service.title'),
  page('/m/other', 'other', 'other.title'),
  { ...page('/m/useragreement', 'agreement', 'agreement.title'), texts: ['service', 'content', 'legal'] },
  { ...page('/m/about', 'about', 'other.about'), texts: ['service', 'legal'] },
  { ...install('/m/app', 'app-download', 'app.title'), header: 'none', footer: 'none' },
  { ...install('/m/download/android', 'app-platform', 'app.Android') },
  { ...install('/m/download/ios', 'app-platform', 'app.IOS') },
  { ...page('/m/joinUs', 'join-us', 'joinUs.title'), texts: ['service', 'agency', 'errors'] },
  closed('/m/maintenance', 'status.maintenance'),
  closed('/m/restricted', 'status.restricted'),
  { ...page('/m/vip', 'vip', 'vip.title'), flag: 'MEMCLUB3', texts: LOYALTY },
  { ...own('/m/member/benefits', 'benefits', 'benefits.title'), flag: 'MEMCLUB3', texts: LOYALTY },
  { ...own('/m/rewardCenter', 'rewards', 'rewards.title'), texts: ['service', 'loyalty'] },
  { ...own('/m/feedback', 'feedback', 'feedback.title'), texts: ['service', 'support', 'auth', 'trial'] },
  { ...own('/m/webEmail', 'inbox', 'inbox.title'), header: 'none', texts: ['service', 'support', 'content'] },
  // No guard: where the merchant does not let visitors write, the page itself asks them to log in.
  {
    ...page('/m/chat', 'chat', 'chat.title'),
    header: 'none',
    footer: 'none',
    texts: ['support', 'cashier', 'lottery'],
  },
  { ...own('/m/referral', 'referral', 'referral.title'), tab: 'invite' },
];

function page(path: string, name: string, titleKey: string): PageRoute {
  return { path, page: name, titleKey, texts: ['service'] };
}

/** A page about the app. */
function install(path: string, name: string, titleKey: string): PageRoute {
  return { ...page(path, name, titleKey), texts: ['service', 'install'] };
}

/** A page for members only. */
function own(path: string, name: string, titleKey: string): PageRoute {
  return { ...page(path, name, titleKey), guard: 'member' };
}

/** The page of a closed site, under its own address. */
function closed(path: string, titleKey: string): PageRoute {
  return { path, page: 'site-closed', titleKey, header: 'none', footer: 'none', texts: ['status'] };
}
