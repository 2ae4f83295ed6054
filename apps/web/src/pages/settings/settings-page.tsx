import { Segmented } from '@fairlot/ui';
import { useId } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { GeneralTab } from './general-tab.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const TABS = {
  general: { label: 'set.tabGeneral', Part: GeneralTab },
  security: { label: 'set.security', Part: SecurityTab },
  limits: { label: 'set.limits', Part: LimitsTab },
} as const;
type Tab = keyof typeof TABS;

/**
 * This device's settings; for members also their security and their play limits, each on a tab that the address names.
 */
export default function SettingsPage() {
  const t = useText();
  const go = useGo();
  const panelId = useId();
  const member = useMember();
  const { tab } = useSearchParams();
  const open: Tab = tab === 'security' || tab === 'limits' ? tab : 'general';
  // Free play has neither: its account ends with the visit.
  if (member === null || member.type === TRIAL_TYPE)
    return (
      <div className="padded mt-3 stack">
        <GeneralTab />
      </div>
    );
  const { label, Part } = TABS[open];
  const options = (Object.keys(TABS) as Tab[]).map((value) => ({ value, label: t(TABS[value].label) }));
  return (
    <div className="padded mt-3 stack">
      <Segmented
        as="tabs"
        label={t('title.settings')}
        options={options}
        value={open}
        panelId={panelId}
        onChange={(next) =>
          go(next === 'general' ? '/m/set' : `/m/set?tab=${next}`, { replace: true, keepScroll: true })
        }
      />
      <div id={panelId} role="tabpanel" aria-label={t(label)} className="stack">
        <Part />
      </div>
    </div>
  );
}
