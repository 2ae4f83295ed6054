import { useCallback, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { useLoad } from '../../shared/use-load.ts';
import { originalsApi } from './api.ts';
import { LEAST_FLOOR, PERCENT, percentOf, scaledOf } from './percent.ts';
import { originalsTexts as words } from './texts.ts';

/** The least return of all games, and the way to ask for another one. */
export function FloorRow({ canChange, onAsked }: { canChange: boolean; onAsked: () => void }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => originalsApi.floor(signal), []));
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded state={state} onRetry={reload}>
      {({ floorScaled }) => (
        <>
          <p className="row">
            <span>
              {words.floorOfAll}: <b>{percentOf(floorScaled)} %</b>
            </span>
            {canChange && (
              <button type="button" className="button" onClick={() => setOpen(true)}>
                {words.changeFloor}
              </button>
            )}
          </p>
          {isOpen && <FloorDialog former={floorScaled} onClose={() => setOpen(false)} onAsked={onAsked} />}
        </>
      )}
    </Loaded>
  );
}

interface FloorDialogProps {
  former: number;
  onClose: () => void;
  onAsked: () => void;
}

function FloorDialog({ former, onClose, onAsked }: FloorDialogProps) {
  const [percent, setPercent] = useState(percentOf(former));
  const [keyOf] = useState(createRequestKeys);
  const check = () => {
    const isRight = PERCENT.test(percent) && scaledOf(percent) >= LEAST_FLOOR && scaledOf(percent) <= 10_000;
    return isRight ? null : words.wrongFloor;
  };
  const run = async (reason: string) => {
    const wish = { formerFloorScaled: former, floorScaled: scaledOf(percent), reason };
    await originalsApi.requestFloor({ ...wish, requestKey: keyOf(['floor', JSON.stringify(wish)]) });
    onAsked();
  };
  return (
    <ReasonDialog title={words.floorOfAll} submit={words.ask} check={check} run={run} onClose={onClose}>
      <Field
        label={words.floor}
        hint={words.floorHint}
        value={percent}
        onChange={(value) => setPercent(value.trim())}
        inputMode="decimal"
        dir="ltr"
        required
      />
    </ReasonDialog>
  );
}
