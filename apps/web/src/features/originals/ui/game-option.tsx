import { Segmented } from '@fairlot/ui';

interface GameOptionProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  isLocked: boolean;
  onChange: (value: V) => void;
}

/** A setting of the next round; locked while a round is being sent or shown. */
export function GameOption<V extends string>({ label, options, value, isLocked, onChange }: GameOptionProps<V>) {
  return (
    <div className="game-option">
      <span className="caption muted" aria-hidden="true">
        {label}
      </span>
      <Segmented
        label={label}
        options={options.map((option) => ({ ...option, disabled: isLocked && option.value !== value }))}
        value={value}
        onChange={(next) => {
          if (!isLocked) onChange(next);
        }}
      />
    </div>
  );
}
