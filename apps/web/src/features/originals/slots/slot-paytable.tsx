import { useText } from '../../../shared/i18n/use-text.ts';
import type { SlotGame } from '../model/slot-games.ts';
import { SlotSymbol } from './slot-symbol.tsx';

/** Every symbol with what three, four and five of it pay. */
export function SlotPaytable({ slot }: { slot: SlotGame }) {
  const t = useText();
  return (
    <>
      <h3 className="h3">{t('rules.pays')}</h3>
      <table className="slot-pays">
        <thead>
          <tr>
            <th scope="col">{t('rules.symbol')}</th>
            <th scope="col">3</th>
            <th scope="col">4</th>
            <th scope="col">5</th>
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
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption muted">{t(slot.paysKey, slot.paysKey === 'rules.perUnit' ? { units: slot.units } : {})}</p>
    </>
  );
}
