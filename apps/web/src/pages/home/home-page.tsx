import { CategoryRail } from '../../features/catalogue/games/ui/category-rail.tsx';
import { HotSection } from '../../features/catalogue/home/ui/hot-section.tsx';
import { LatestWins } from '../../features/catalogue/home/ui/latest-wins.tsx';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { DailySlot } from '../../features/content/daily/ui/daily-slot.tsx';
import { NoticeBar } from '../../features/content/announcements/ui/notice-bar.tsx';
import { useMemberName } from '../../features/identity/profile/model/use-member-name.ts';
import { FirstStepsPlace } from '../../features/loyalty/ui/first-steps-place.tsx';
import { NextDraws } from '../../features/lottery/draws/ui/next-draws.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { AgeFooter } from '../../features/site/ui/age-footer.tsx';
import { BalanceStrip } from '../../features/wallet/ui/balance-strip.tsx';
import { useIsSettled } from '../../shared/session/use-session.ts';
import { useLater } from '../../shared/use-later.ts';

const loadWidgets = () => import('./home-widgets.later.tsx');
const loadDailyNotice = () => import('../../features/content/daily/ui/daily-notice.tsx');
const loadFirstSteps = () => import('./home-first-steps.later.tsx');
const loadMember = () => import('./home-member.later.tsx');

export default function HomePage() {
  const { merchantName } = useSettings();
  return (
    <>
      <h1 className="visually-hidden">{merchantName}</h1>
      <MemberStrip />
      <FirstStepsPlace load={loadFirstSteps} />
      <div className="mt-3">
        <Banners group="m_home" />
      </div>
      <NoticeBar />
      <div className="mt-4">
        <CategoryRail />
      </div>
      <NextDraws />
      <HotSection />
      <WidgetsLater />
      <LatestWins />
      <AgeFooter />
      <DailySlot />
      <DailyNoticeLater />
    </>
  );
}

// Separate components, so that a change in one does not render the rest of the page again.

function MemberStrip() {
  const name = useMemberName();
  const Part = useLater(name !== null, loadMember, 'common');
  return <BalanceStrip name={name} avatar={Part && <Part part="picture" />} level={Part && <Part part="level" />} />;
}

function WidgetsLater() {
  const Widgets = useLater(true, loadWidgets, 'widgets');
  return Widgets === null ? null : <Widgets />;
}

function DailyNoticeLater() {
  const isSettled = useIsSettled();
  const DailyNotice = useLater(isSettled, loadDailyNotice, 'common');
  return DailyNotice === null ? null : <DailyNotice />;
}
