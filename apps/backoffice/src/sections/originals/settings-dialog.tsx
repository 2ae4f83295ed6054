import { requestSettings } from '@fairlot/contract/originals/desk';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { numberOf } from '../../form/number-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { type GameSettings, originalsApi } from './api.ts';
import { PERCENT, percentOf, scaledOf } from './percent.ts';
import { wrongReturns } from './returns.ts';
import { originalsTexts as words } from './texts.ts';

interface SettingsDialogProps {
  game: GameSettings;
  onClose: () => void;
  onAsked: () => void;
}

/** Form for a game's limits, return and minimum round time; a second operator approves. */
export function SettingsDialog({ game, onClose, onAsked }: SettingsDialogProps) {
  const form = useContractForm({
    call: requestSettings,
    draft: {
      percent: percentOf(game.returnScaled),
      floor: percentOf(game.floorScaled),
      min: game.min,
      max: game.max,
      maxPayout: game.maxPayout,
      maxExposure: game.maxExposure ?? '',
      ms: String(game.minRoundMs),
      reason: '',
    },
    names: { returnScaled: 'percent', floorScaled: 'floor', minRoundMs: 'ms' },
    check: ({ percent, floor, ms }) => ({
      ...wrongReturns(game, percent.trim(), floor.trim()),
      ms: !(/^\d{1,5}$/.test(ms.trim()) && Number(ms) <= 60_000) && words.wrongTime,
    }),
    toBody: ({ percent, floor, min, max, maxPayout, maxExposure, ms, reason }, keyOf) => {
      const input = {
        version: game.version,
        returnScaled: scaledOf(percent.trim()),
        floorScaled: scaledOf(floor.trim()),
        min: min.trim(),
        max: max.trim(),
        maxPayout: maxPayout.trim(),
        maxExposure: game.maxExposure === null ? null : maxExposure.trim(),
        minRoundMs: numberOf(ms),
        reason: reason.trim(),
      };
      return { ...input, requestKey: keyOf([game.game, JSON.stringify(input)]) };
    },
  });
  const ask = async (body: Parameters<typeof originalsApi.requestSettings>[1]) => {
    await originalsApi.requestSettings(game.game, body);
    onAsked();
  };
  const { floor } = form.values;
  const least = PERCENT.test(floor.trim()) ? floor.trim() : percentOf(game.floorScaled);
  return (
    <FormDialog
      form={form}
      title={`${words.change}: ${game.name}`}
      submit={common.requestApproval}
      onSend={ask}
      onClose={onClose}
    >
      {game.hasEdge ? (
        <AmountField at={form.at('percent')} label={words.returnPercent} hint={words.returnHint(least)} required />
      ) : (
        <p>{words.tables}</p>
      )}
      <AmountField at={form.at('floor')} label={words.floor} hint={words.floorHint} required />
      <AmountField at={form.at('min')} label={words.min} required />
      <AmountField at={form.at('max')} label={words.max} required />
      <AmountField at={form.at('maxPayout')} label={words.maxPayout} required />
      {game.maxExposure === null ? null : (
        <AmountField at={form.at('maxExposure')} label={words.maxExposure} required />
      )}
      <AmountField at={form.at('ms')} label={words.ms} required />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
