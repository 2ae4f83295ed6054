import { Chips, Tabs } from '@fairlot/ui';
import { type Translate, useText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import {
  boardOf,
  groupName,
  groupPlays,
  isOfPair,
  pairText,
  placeOf,
  placesOf,
  playName,
  solePlays,
} from '../../games/model/play-groups.ts';
import { oddsRows } from '../model/odds-keys.ts';

/** Tabs of plays, with chips if a tab has several; plays with a single pick are chosen below. */
export function PlayPicker({
  plays,
  code,
  picks,
  panelId,
  onPick,
}: {
  plays: readonly Play[];
  code: string;
  /** Chosen numbers of every play, for the counts of the places. */
  picks: Readonly<Record<string, readonly string[]>> | undefined;
  panelId: string;
  onPick: (code: string) => void;
}) {
  const t = useText();
  const groups = groupPlays(plays);
  const active = groups.find((group) => group.plays.some((play) => play.code === code));
  const isSole = solePlays(plays, code).length > 0 || oddsRows(boardOf(plays, code), t).length > 0;
  const places = placesOf(plays, code);
  const pickGroup = (key: string) => {
    const first = groups.find((group) => group.key === key)?.plays[0];
    if (first !== undefined) onPick(first.code);
  };
  return (
    <>
      <Tabs
        className="mt-2"
        label={t('lottery.plays')}
        panelId={panelId}
        options={groups.map((group) => ({ value: group.key, label: groupName(group, t) }))}
        value={active?.key ?? ''}
        onChange={pickGroup}
      />
      {active !== undefined && places.length > 0 && (
        <Chips
          className="places mt-3"
          label={groupName(active, t)}
          options={places.map((play) => ({
            value: play.code,
            label: placeName(play.code, t),
            count: boardOf(plays, play.code).flatMap((each) => picks?.[each.code] ?? []).length || undefined,
          }))}
          value={places.find((play) => placeOf(play.code) === placeOf(code))?.code ?? ''}
          onChange={onPick}
        />
      )}
      {active !== undefined && active.plays.length > 1 && !isSole && (
        <Chips
          className="mt-3"
          label={groupName(active, t)}
          options={active.plays.map((play) => ({ value: play.code, label: playName(play.code, t, play.name) }))}
          value={code}
          onChange={onPick}
        />
      )}
    </>
  );
}

function placeName(code: string, t: Translate): string {
  if (isOfPair(code)) return pairText(placeOf(code));
  return code === 'pkplace1' ? playName(code, t) : t('lottery.play.place', { n: placeOf(code) });
}
