import type { loyaltyDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';
import { LoadedSelect } from './loaded-select.tsx';
import type { FieldAt } from '../use-contract-form.ts';

interface LevelSelectProps {
  at: FieldAt<string>;
  value: string;
  label: string;
  hint?: string;
  /** Levels that are not offered. */
  without?: readonly number[];
  /** Offers level 0, which every new member has. */
  hasZero?: boolean;
}

/** A VIP level of the merchant's table. */
export function LevelSelect({ without = [], hasZero = false, ...field }: LevelSelectProps) {
  return (
    <LoadedSelect
      {...field}
      source="levels"
      load={readLevels}
      without={[...(hasZero ? [] : [0]), ...without].map(String)}
    />
  );
}

async function readLevels(signal: AbortSignal) {
  const { levels } = await send<ValueOf<typeof loyaltyDesk.levelTable>>('GET', '/loyalty/levels', { signal });
  return [0, ...levels.map(({ level }) => level)].map((level) => ({ value: String(level), label: `VIP ${level}` }));
}
