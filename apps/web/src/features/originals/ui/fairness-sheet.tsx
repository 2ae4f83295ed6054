import { Segmented } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';
import type { Table } from '../model/use-rounds.ts';
import { ChainPanel } from '../crash/chain-panel.tsx';
import { SeedsPanel } from './seeds-panel.tsx';
import { VerifyPanel } from './verify-panel.tsx';

const TABS = ['seeds', 'verify', 'how'] as const;
const PANEL = 'fairness-panel';

interface FairnessSheetProps extends SheetControl {
  table: Table;
}

/** Seeds or the chain of flights, checks on this device, and an explanation; the same in every game (mock-up 38). */
export default function FairnessSheet({ table, ...control }: FairnessSheetProps) {
  const t = useText();
  const isShared = table.game.game === 'crash';
  const [tab, setTab] = useState<(typeof TABS)[number]>('seeds');
  return (
    <TitledSheet {...control} title={t('originals.fairness')} tall>
      <Segmented
        as="tabs"
        label={t('originals.fairness')}
        panelId={PANEL}
        options={TABS.map((value) => ({ value, label: t(`fair.${nameOf(value, isShared)}`) }))}
        value={tab}
        onChange={setTab}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`fair.${nameOf(tab, isShared)}`)} className="stack mt-3">
        {tab === 'seeds' && (isShared ? <ChainPanel /> : <SeedsPanel isOpen={table.isOpen} />)}
        {tab === 'verify' && <VerifyPanel game={table.game.game} />}
        {tab === 'how' &&
          ['1', '2', '3', '4'].map((step) => <p key={step}>{t(`fair.${isShared ? 'chainHow' : 'how'}${step}`)}</p>)}
      </div>
    </TitledSheet>
  );
}

/** A shared flight has the chain instead of a pair of seeds. */
function nameOf(tab: (typeof TABS)[number], isShared: boolean): string {
  return tab === 'seeds' && isShared ? 'chain' : tab;
}
