import type { ValueOf, vendorsDesk } from '@fairlot/contract';
import { send } from '../shared/api.ts';
import { common } from '../shared/common-texts.ts';
import { gamesOf } from './picker/choice-source.ts';
import { LoadedSelect } from './picker/loaded-select.tsx';
import { SearchField } from './picker/search-field.tsx';
import type { FieldAt } from './use-contract-form.ts';

interface GameSelectProps {
  vendor: FieldAt<string>;
  game: FieldAt<string>;
  /** The current values of both fields. */
  chosen: { vendor: string; gameId: string };
  /** Texts of an optional game: the label of no choice, and the hint; without them a game is required. */
  optional?: { usual: string; gameHint: string };
  /** Called after another vendor was chosen, because its games differ. */
  onVendor: () => void;
}

/** A slot of a vendor, found by its name. */
export function GameSelect({ vendor, game, chosen, optional, onVendor }: GameSelectProps) {
  return (
    <>
      <LoadedSelect
        at={vendor}
        value={chosen.vendor}
        label={common.vendor}
        source="vendors"
        load={readVendors}
        onChosen={onVendor}
        none={optional?.usual}
      />
      {chosen.vendor !== '' && (
        <SearchField
          key={chosen.vendor}
          at={game}
          label={common.game}
          hint={optional?.gameHint}
          source={gamesOf(chosen.vendor, 'RNG')}
          isRequired={optional === undefined}
        />
      )}
    </>
  );
}

async function readVendors(signal: AbortSignal) {
  const { vendors } = await send<ValueOf<typeof vendorsDesk.connections>>('GET', '/vendors/connections', { signal });
  return vendors
    .filter(({ isInCatalogue }) => isInCatalogue)
    .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
}
