import type { Rational } from '@fairlot/money';
import { useMemo } from 'react';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { SlotGame } from '../model/slot-games.ts';
import { oneInText, partText } from '../model/words.ts';
import { numberText } from '../../../shared/i18n/number-text.ts';
import { Well } from '../ui/well.tsx';
import { SlotSymbol } from './slot-symbol.tsx';

interface SlotPaytableProps {
  slot: SlotGame;
  /** The current bet, minor units; payouts are computed from it. */
  stakeMinor: bigint;
  percent: string;
}

/** How often the slot pays, the payouts of each symbol for three, four and five of it, and the lines. */
export function SlotPaytable({ slot, stakeMinor, percent }: SlotPaytableProps) {
  const { t, tag } = useLocaleText();
  const chances = useMemo(() => chancesOf(slot), [slot]);
  const most = Math.max(...Object.values(slot.pays).flat());
  const unit = partText(stakeMinor, 1, slot.units, tag);
  return (
    <>
      <div className="wells">
        <Well label={t('rules.returns')}>{percent}</Well>
        <Well label={t(slot.paysOftenKey)}>{t('rules.oneIn', { times: oneInText(chances.hit, tag) })}</Well>
        <Well label={t(slot.topKey)}>{partText(stakeMinor, most, slot.units, tag)}</Well>
      </div>
      <h3 className="h3">{t('rules.pays')}</h3>
      <table className="slot-pays">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('rules.symbol')}</span>
              <span className="ltr">× {unit}</span>
            </th>
            <th scope="col">3</th>
            <th scope="col">4</th>
            <th scope="col">5</th>
            <th scope="col">{t('rules.fiveIn')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(slot.pays).map(([letter, pays]) => (
            <tr key={letter}>
              <td>
                <SlotSymbol slot={slot} letter={letter} />
                <span className="visually-hidden">{letter}</span>
              </td>
              {pays.map((each, index) => (
                <td key={index} className="numeric">
                  {numberText(each, tag)}
                </td>
              ))}
              <td className="numeric muted">{oneInText(chances.full[letter] ?? chances.hit, tag)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption muted">{t(slot.paysKey, slot.paysKey === 'rules.perUnit' ? { units: slot.units } : {})}</p>
      <h3 className="h3">{t('rules.feature')}</h3>
      <p className="row slot-feature">
        <SlotSymbol slot={slot} letter={slot.feature.symbol} />
        {t(slot.feature.key, { times: oneInText(chances.feature, tag) })}
      </p>
      {slot.lines.length > 0 && <LineMap lines={slot.lines} />}
      <p className="caption muted">{t('rules.lossIsLoss')}</p>
    </>
  );
}

/** The positions on each line. */
function LineMap({ lines }: { lines: SlotGame['lines'] }) {
  const t = useText();
  return (
    <>
      <h3 className="h3">{t('rules.lines', { count: lines.length })}</h3>
      <ol className="slot-map">
        {lines.map((rows, index) => (
          <li key={index}>
            <svg viewBox="0 0 50 30" aria-hidden="true">
              {rows.flatMap((own, reel) =>
                [0, 1, 2].map((row) => (
                  <rect
                    key={`${reel} ${row}`}
                    data-on={row === own || undefined}
                    x={reel * 10 + 0.6}
                    y={row * 10 + 0.6}
                    width={8.8}
                    height={8.8}
                    rx={2.4}
                  />
                )),
              )}
            </svg>
            {index + 1}
          </li>
        ))}
      </ol>
    </>
  );
}

function chancesOf(slot: SlotGame): { hit: Rational; feature: Rational; full: Readonly<Record<string, Rational>> } {
  const full = Object.keys(slot.pays).map((letter) => [letter, slot.fullChance(letter)] as const);
  return { hit: slot.hitChance(), feature: slot.feature.chance(), full: Object.fromEntries(full) };
}
