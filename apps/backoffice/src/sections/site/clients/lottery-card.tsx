import { AGENT_KEYS, PRIZE_MODES } from '@fairlot/contract/site/client-settings';
import { SelectField } from '../../../form/fields.tsx';
import { PairsField } from '../../../form/pick-field.tsx';
import { useLoad } from '../../../shared/use-load.ts';
import { siteApi } from '../api.ts';
import { clientTexts } from './client-texts.ts';
import { fromPairs, hasEmpty, toPairs } from './pairs.ts';
import { SaveCard, useSiteForm } from '../save-card.tsx';
import type { SiteCardProps, SiteSettings } from '../site-card-props.ts';

const texts = clientTexts.lottery;
const COUNTDOWNS: readonly { value: SiteSettings['lottery']['countdown']; label: string }[] = [
  { value: 'lockTime', label: texts.lockTime },
  { value: 'halfSpan', label: texts.halfSpan },
];

/** Countdowns (Z-36), prize modes of vendors (Z-41) and keys of agent pages (Z-89). */
export function LotteryCard({ settings, canChange, save }: SiteCardProps) {
  const { lottery, agentKeys } = settings;
  const form = useSiteForm({
    draft: {
      countdown: lottery.countdown,
      prizeModes: toPairs(lottery.prizeModes),
      agentKeys: toPairs(agentKeys),
    },
    names: { 'lottery.prizeModes': 'prizeModes' },
    check: (draft) => ({
      agentKeys: hasEmpty(draft.agentKeys) && clientTexts.emptyValue,
    }),
    toChanges: (draft) => ({
      lottery: {
        countdown: draft.countdown,
        prizeModes: fromPairs(draft.prizeModes) as SiteSettings['lottery']['prizeModes'],
      },
      agentKeys: fromPairs(draft.agentKeys),
    }),
  });
  const { state } = useLoad(siteApi.vendors);
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <SelectField at={form.at('countdown')} label={texts.countdown} options={COUNTDOWNS} />
      <PairsField
        at={form.at('prizeModes')}
        label={texts.prizeModes}
        hint={texts.modesHint}
        options={state.kind === 'ready' ? state.value : []}
        values={PRIZE_MODES.map((value) => ({ value, label: value }))}
      />
      <PairsField
        at={form.at('agentKeys')}
        label={texts.agentKeys}
        hint={texts.keysHint}
        options={AGENT_KEYS.map((value) => ({ value, label: texts.keyNames[value] }))}
      />
    </SaveCard>
  );
}
