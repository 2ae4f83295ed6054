import type { ValueOf, vendorsDesk } from '@fairlot/contract';
import { send } from '../shared/api.ts';
import { gamesOf } from './picker/choice-source.ts';
import { LoadedSelect } from './picker/loaded-select.tsx';
import { SearchField } from './picker/search-field.tsx';
import type { FieldAt } from './use-contract-form.ts';

interface GameSelectProps {
  vendor: FieldAt<string>;
  game: FieldAt<string>;
  /** The current values of both fields. */
  chosen: { vendor: string; gameId: string };
  words: { vendor: string; game: string; gameHint?: string; usual?: string };
  /** Called after another vendor was chosen, because its games differ. */
  onVendor: () => void;
  /** Whether choosing no game is allowed, as `words.usual` explains. */
  isOptional?: boolean;
}

/** A slot of a vendor, found by its name. */
export function GameSelect({ vendor, game, chosen, words, onVendor, isOptional = false }: GameSelectProps) {
  return (
    <>
      <LoadedSelect
        at={vendor}
        value={chosen.vendor}
        label={words.vendor}
        source="vendors"
        load={readVendors}
        onChosen={onVendor}
        {...(isOptional ? { none: words.usual ?? '' } : {})}
      />
      {chosen.vendor !== '' && (
        <SearchField
          key={chosen.vendor}
          at={game}
          label={words.game}
          hint={words.gameHint}
          source={gamesOf(chosen.vendor, 'RNG')}
          isRequired={!isOptional}
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
