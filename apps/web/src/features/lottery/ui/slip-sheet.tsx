import { displayMinor } from '@fairlot/money';
import { Ball, IconButton, Keypad, Sheet } from '@fairlot/ui';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { playName } from '../model/play-groups.ts';
import { QUICK_STAKES_MINOR, typeStake } from '../model/stake.ts';
import { QuickStake } from './quick-stake.tsx';
import { SlipCta, SlipNote } from './slip-cta.tsx';
import type { SlipView } from './slip-view.ts';

const SHOWN = 100;

/** The whole slip: numbers, stake by keypad, what a line costs and pays before the bet is placed. */
export function SlipSheet({ open, onClose, view }: { open: boolean; onClose: () => void; view: SlipView }) {
  const t = useText();
  const footer = (
    <>
      <SlipNote view={view} />
      <div className="mt2"><SlipCta view={view} /></div>
      <div className="row between wrap cap mut mt2">
        {/* The countdown of the page is behind the sheet. */}
        <span>{view.closesIn !== null && <>{t('lottery.panel.open')} <b className="num ltr">{view.closesIn}</b></>}</span>
        {view.balance !== null && <span className="row end">{view.mark}<span className="num">{t('lottery.balance', { amount: view.balance })}</span></span>}
      </div>
    </>
  );
  return (
    <Sheet open={open} onClose={onClose} name={t('lottery.slip')} title={t('lottery.slip')} closeLabel={t('common.close')} footer={footer}>
      <ChosenLines view={view} />
      <Figures view={view} />
      <div className="row wrap mb3">{QUICK_STAKES_MINOR.map((minor) => <QuickStake key={String(minor)} minor={minor} view={view} />)}</div>
      <Keypad label={t('lottery.unitStake')} eraseLabel={t('lottery.erase')} onKey={(key) => view.onStake(typeStake(view.stakeMinor, key))} />
    </Sheet>
  );
}

function ChosenLines({ view }: { view: SlipView }) {
  const t = useText();
  const { tag } = useLocale();
  const { play, chosen, price, stakeMinor, onRemove } = view;
  const isSingle = play.pickCount === 1;
  const stake = displayMinor(stakeMinor, { locale: tag, decimals: 0 });
  return (
    <div className="slip-lines few" role="list" aria-label={t('lottery.chosen')}>
      {chosen.slice(0, SHOWN).map((number) => (
        <div key={number} role="listitem">
          <Ball number={number} tone="green" size="s" />
          <span className="label grow">{playName(play.code, t, play.name)}</span>
          {isSingle && <span className="cap mut num">{t('lottery.unitsTimes', { units: play.units, stake })}</span>}
          <IconButton icon="close" size="s" className="mut3" label={t('lottery.remove', { number })} onClick={() => onRemove(number)} />
        </div>
      ))}
      {chosen.length > SHOWN && <div role="listitem" className="cap mut num">{t('lottery.more', { count: chosen.length - SHOWN })}</div>}
      {!isSingle && <div role="listitem" className="cap mut num">{t('lottery.linesTimes', { lines: price.lineCount, stake })}</div>}
    </div>
  );
}

function Figures({ view }: { view: SlipView }) {
  const t = useText();
  const { tag } = useLocale();
  const { play, price, stakeMinor, currency } = view;
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag, decimals: 0 });
  return (
    <>
      <div className="row between base mt3">
        <div>
          <div className="cap mut">{t('lottery.unitStake')}</div>
          <div className="big num" aria-live="polite">{amount(stakeMinor)} <span className="label mut3">{currency}</span></div>
        </div>
        <div className="end">
          <div className="cap mut">{t('lottery.linePays')}</div>
          <div className="h3 num pos">{amount(price.perHitMinor)}</div>
        </div>
      </div>
      <p className="cap mut num mt1 mb3">{t('lottery.lineFacts', { amount: amount(price.lineMinor), odds: formatDecimal(play.oddsText, tag), value: formatDecimal(play.returnPercent, tag) })}</p>
    </>
  );
}
