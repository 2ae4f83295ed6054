import { Button, GameImage, Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import { fetchGameList } from '../api/game-list.ts';
import type { VendorEntry } from '../api/vendors.ts';
import {
  ALL,
  betText,
  FAV,
  filterQuery,
  GAME_CLASSES,
  MIN_BETS,
  NEW,
  NO_FILTER,
  type ListFilter,
} from '../model/filter.ts';
import type { ListAddress } from '../model/use-list-address.ts';
import { gameArt } from '../../games/model/game-art.ts';

interface FilterSheetProps extends SheetControl {
  vendors: readonly VendorEntry[];
  address: ListAddress;
}

/**
 * The filter panel: vendors, game type, smallest bet. Filters are applied by the last button, which shows the number of
 * results.
 */
export default function FilterSheet({ open: isOpen, onClose, vendors, address }: FilterSheetProps) {
  const { t, tag } = useLocaleText();
  const { filter, type, narrow } = address;
  const [draft, setDraft] = useState(filter);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(filter);
  }
  const count = useCount(type, draft, isOpen);
  const change = (part: Partial<ListFilter>) => setDraft({ ...draft, ...part });
  const apply = () => {
    narrow(draft);
    onClose();
  };
  const toggle = (code: string) =>
    change({
      vendors: draft.vendors.includes(code)
        ? draft.vendors.filter((other) => other !== code)
        : [...draft.vendors, code],
    });
  const footer = (
    <div className="row">
      <Button variant="neutral" size="large" onClick={() => setDraft({ ...NO_FILTER, name: filter.name })}>
        {t('games.reset')}
      </Button>
      <Button variant="fill" size="large" wide onClick={apply}>
        {count === undefined ? t('games.apply') : t('games.show', { count })}
      </Button>
    </div>
  );
  const draftClass = [FAV, NEW].includes(draft.choice) ? ALL : draft.choice;
  return (
    <TitledSheet open={isOpen} onClose={onClose} title={t('games.filter')} footer={footer}>
      <div className="column filter-panel">
        <VendorPicks type={type} vendors={vendors} chosen={draft.vendors} onToggle={toggle} />
        <Choice
          id="filter-class"
          title={t('games.gameType')}
          value={draftClass}
          options={[ALL, ...GAME_CLASSES].map((value) => ({ value, text: t(`games.class.${value}`) }))}
          onChoose={(choice) => change({ choice })}
        />
        <Choice
          id="filter-bet"
          title={t('games.minBet')}
          value={draft.minBet}
          options={MIN_BETS.map((value) => ({
            value,
            text: value === '' ? t('games.class.ALL') : betText(value, tag),
          }))}
          onChoose={(minBet) => change({ minBet })}
        />
      </div>
    </TitledSheet>
  );
}

interface VendorPicksProps {
  type: ListAddress['type'];
  vendors: readonly VendorEntry[];
  chosen: ListFilter['vendors'];
  onToggle: (code: string) => void;
}

function VendorPicks({ type, vendors, chosen, onToggle }: VendorPicksProps) {
  const t = useText();
  return (
    <section>
      <h3 className="h3" id="filter-vendor">
        {t('games.vendor')}
      </h3>
      <div role="group" aria-labelledby="filter-vendor" className="vendor-picks mt-2">
        {vendors.map(({ vassalage, displayName }) => (
          <button
            key={vassalage}
            type="button"
            className="vendor-pick"
            aria-pressed={chosen.includes(vassalage)}
            onClick={() => onToggle(vassalage)}
          >
            <span className="thumbnail">
              <GameImage art={{ ...gameArt(type, `vendor-${vassalage}`), w: 40, h: 40 }} />
            </span>
            <span className="label grow">{displayName}</span>
            {chosen.includes(vassalage) && <Icon name="check" size="small" className="brand" />}
          </button>
        ))}
      </div>
    </section>
  );
}

interface ChoiceProps {
  id: string;
  title: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

function Choice({ id, title, value, options, onChoose }: ChoiceProps) {
  return (
    <section>
      <h3 className="h3" id={id}>
        {title}
      </h3>
      <div role="group" aria-labelledby={id} className="wrap-chips mt-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="chip numeric"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.text}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Number of games that the draft would show; undefined until it is known. */
function useCount(gameType: string, draft: ListFilter, isOpen: boolean): number | undefined {
  const query = { gameType, ...filterQuery(draft), pageNo: 1, pageSize: 1 };
  const { data } = useQuery({
    queryKey: ['catalogue', 'count', query],
    queryFn: ({ signal }) => fetchGameList(query, signal),
    enabled: isOpen,
  });
  return data?.total;
}
