import { displayMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useId, useMemo, useState } from 'react';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import type { Play } from '../../games/api/plays.ts';
import { faultText, placeOf } from '../model/fault-text.ts';
import type { Pair, Station } from '../../games/model/pairs.ts';
import type { Stops } from '../model/stops.ts';
import { namesOf, readSlipBets } from '../model/read-slip-bets.ts';
import { priceOfBets, type SlipBet } from '../model/typed-slip.ts';
import { TypedBets } from './typed-bets.tsx';
import { TypedHelp } from './typed-help.tsx';

const SHOWN_FAULTS = 5;

export interface TypeBetsProps {
  plays: readonly Play[];
  stops: Stops;
  stations: readonly Station[];
  pairs: readonly Pair[];
  /** Codes of the chosen stations. */
  chosen: readonly string[];
  /** Returns false where the bets cannot be added now. */
  onTyped: (bets: readonly SlipBet[]) => boolean;
}

/** Bets typed as in a message. They are added once every line is understood; the preview shows how it was read. */
export default function TypeBetsSheet({
  open,
  onClose,
  plays,
  stops,
  stations,
  pairs,
  chosen,
  onTyped,
}: TypeBetsProps & SheetControl) {
  const { t, tag } = useLocaleText();
  const id = useId();
  const [text, setText] = useState('');
  const names = useMemo(() => namesOf(stations), [stations]);
  const { bets, faults } = useMemo(
    () => readSlipBets(text, plays, stops, names, { chosen, pairs }),
    [text, plays, stops, names, chosen, pairs],
  );
  const add = () => {
    if (!onTyped(bets)) return;
    setText('');
    onClose();
  };
  const footer = (
    <Button variant="fill" size="large" wide cta disabled={bets.length === 0 || faults.length > 0} onClick={add}>
      <span>{t('lottery.typed.add', { count: bets.length })}</span>
      <span className="numeric">{displayMinor(priceOfBets(bets, chosen), { locale: tag, decimals: 0 })}</span>
    </Button>
  );
  return (
    <TitledSheet open={open} onClose={onClose} title={t('lottery.typed.open')} footer={footer}>
      <div className="field mb-3">
        <label className="label muted" htmlFor={id}>
          {t('lottery.typed.label')}
        </label>
        <textarea
          id={id}
          className="paste numeric"
          data-autofocus
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          rows={4}
          placeholder={'12 34 b5n dd10n\ndt 56 78 2n'}
          value={text}
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <div id={`${id}-note`} role="status">
          {faults.length === 0 && (
            <p className="help">{t(names.length > 0 ? 'lottery.typed.hintStations' : 'lottery.typed.hint')}</p>
          )}
          <FaultLines
            lines={faults.map((fault) => ({
              at: fault.at,
              text: `${t('lottery.typed.at', placeOf(text, fault.at))}: ${faultText(fault, plays, t, tag, names)}`,
            }))}
          />
        </div>
      </div>
      {bets.length > 0 ? (
        <TypedBets bets={bets} stations={stations} chosen={chosen} />
      ) : (
        <TypedHelp plays={plays} stations={stations} />
      )}
    </TitledSheet>
  );
}

/** The first faults, and the number of the others. */
function FaultLines({ lines }: { lines: readonly { at: number; text: string }[] }) {
  const t = useText();
  return (
    <>
      {lines.slice(0, SHOWN_FAULTS).map(({ at, text }) => (
        <p key={at} className="help error">
          {text}
        </p>
      ))}
      {lines.length > SHOWN_FAULTS && (
        <p className="help error">{t('lottery.more', { count: lines.length - SHOWN_FAULTS })}</p>
      )}
    </>
  );
}
