import type { catalogueDesk, ValueOf } from '@fairlot/contract';
import { useCallback } from 'react';
import { send } from '../shared/api.ts';
import { useLoad } from '../shared/use-load.ts';
import { SelectField, TextField } from './fields.tsx';
import type { Choice } from './pick-field.tsx';
import type { FieldAt } from './use-contract-form.ts';

type Games = ValueOf<typeof catalogueDesk.games>['list'];

/** A vendor has more games than a list should offer. */
const MOST_GAMES = 200;

interface GameSelectProps {
  vendor: FieldAt<string>;
  game: FieldAt<string>;
  /** The current values of both fields. */
  chosen: { vendor: string; gameId: string };
  words: { vendor: string; game: string; gameHint?: string; usual?: string };
  /** Called after another vendor was chosen, whose games are others. */
  onVendor: () => void;
  /** Whether no game may be chosen, as `words.usual` says. */
  isOptional?: boolean;
}

/** A slot of a vendor, chosen by name. The game of a long list is typed by its code. */
export function GameSelect({ vendor, game, chosen, words, onVendor, isOptional = false }: GameSelectProps) {
  const { state: vendors } = useLoad(useCallback((signal: AbortSignal) => readVendors(signal), []));
  const { state: games } = useLoad(
    useCallback((signal: AbortSignal) => readSlots(chosen.vendor, signal), [chosen.vendor]),
  );
  const found = games.kind === 'ready' ? games.value : [];
  // Operators may grant free rounds without access to the catalogue.
  if (vendors.kind === 'failed')
    return (
      <>
        <TextField at={vendor} label={words.vendor} dir="ltr" />
        <TextField at={game} label={words.game} dir="ltr" />
      </>
    );
  const none = { value: '', label: isOptional ? (words.usual ?? '') : '' };
  return (
    <>
      <SelectField
        at={vendor}
        label={words.vendor}
        options={withCurrent(chosen.vendor, [none, ...(vendors.kind === 'ready' ? vendors.value : [])])}
        onChosen={onVendor}
      />
      {chosen.vendor !== '' && found.length < MOST_GAMES && (
        <SelectField
          at={game}
          label={words.game}
          {...(words.gameHint === undefined ? {} : { hint: words.gameHint })}
          options={withCurrent(chosen.gameId, [none, ...found])}
        />
      )}
      {found.length >= MOST_GAMES && <TextField at={game} label={words.game} dir="ltr" />}
    </>
  );
}

async function readVendors(signal: AbortSignal): Promise<Choice[]> {
  const vendors = await send<ValueOf<typeof catalogueDesk.vendors>>('GET', '/catalogue/vendors', { signal });
  return vendors.map(({ code, displayName }) => ({ value: code, label: `${displayName} (${code})` }));
}

async function readSlots(vendor: string, signal: AbortSignal): Promise<Choice[]> {
  if (vendor === '') return [];
  const query = `filter=vendor:eq:${vendor}&filter=gameType:eq:RNG&limit=${MOST_GAMES}`;
  const { list } = await send<{ list: Games }>('GET', `/catalogue/games?${query}`, { signal });
  return list.map(({ gameId, name }) => ({ value: gameId, label: `${name} (${gameId})` }));
}

/** A value that is not loaded yet stays chosen. */
const withCurrent = (value: string, options: readonly Choice[]): readonly Choice[] =>
  options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
