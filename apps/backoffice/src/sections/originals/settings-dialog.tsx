import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { type GameSettings, originalsApi } from './api.ts';
import { LEAST_FLOOR, PERCENT, percentOf, scaledOf } from './percent.ts';
import { originalsTexts as words } from './texts.ts';

interface SettingsDialogProps {
  game: GameSettings;
  onClose: () => void;
  onAsked: () => void;
}

/** Limits, return and time of a game as they are wanted; a second operator approves. */
export function SettingsDialog({ game, onClose, onAsked }: SettingsDialogProps) {
  const [wanted, setWanted] = useState({
    percent: percentOf(game.returnScaled),
    floor: percentOf(game.floorScaled),
    min: game.min,
    max: game.max,
    maxPayout: game.maxPayout,
    maxExposure: game.maxExposure ?? '',
    ms: String(game.minRoundMs),
  });
  const [keyOf] = useState(createRequestKeys);
  const field = (name: keyof typeof wanted, label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      value={wanted[name]}
      onChange={(value) => setWanted({ ...wanted, [name]: value.trim() })}
      inputMode="decimal"
      dir="ltr"
      required
    />
  );
  const check = () => {
    const { percent, floor } = wanted;
    if (!PERCENT.test(percent) || !PERCENT.test(floor)) return words.wrongReturn;
    if (scaledOf(floor) < LEAST_FLOOR || scaledOf(floor) > 10_000) return words.wrongFloor;
    const returns = game.hasEdge ? [scaledOf(percent)] : game.returns.map((each) => scaledOf(each.percent));
    if (returns.some((each) => each < scaledOf(floor) || each > 10_000)) return words.belowFloor;
    return /^\d{1,5}$/.test(wanted.ms) && Number(wanted.ms) <= 60_000 ? null : words.wrongTime;
  };
  const run = async (reason: string) => {
    const { percent, floor, ms, min, max, maxPayout, maxExposure } = wanted;
    const wish = {
      formerVersion: game.version,
      returnScaled: scaledOf(percent),
      floorScaled: scaledOf(floor),
      min,
      max,
      maxPayout,
      maxExposure: game.maxExposure === null ? null : maxExposure,
      minRoundMs: Number(ms),
      reason,
    };
    await originalsApi.requestSettings(game.game, { ...wish, requestKey: keyOf([game.game, JSON.stringify(wish)]) });
    onAsked();
  };
  return (
    <ReasonDialog title={`${words.change}: ${game.name}`} submit={words.ask} check={check} run={run} onClose={onClose}>
      {game.hasEdge ? field('percent', words.returnPercent, words.returnHint(wanted.floor)) : <p>{words.tables}</p>}
      {field('floor', words.floor, words.floorHint)}
      {field('min', words.min)}
      {field('max', words.max)}
      {field('maxPayout', words.maxPayout)}
      {game.maxExposure === null ? null : field('maxExposure', words.maxExposure)}
      {field('ms', words.ms)}
    </ReasonDialog>
  );
}
