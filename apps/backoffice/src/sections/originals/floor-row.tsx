import { formatPercent } from '../../shared/format.ts';
import { requestFloor } from '@fairlot/contract/originals/desk';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Loaded } from '../../parts/states.tsx';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { originalsApi } from './api.ts';
import { LEAST_FLOOR, PERCENT, percentOf, scaledOf } from './percent.ts';
import { originalsTexts as words } from './texts.ts';

/** The minimum return to player of all games, and a button to request another. */
export function FloorRow({ canChange, onAsked }: { canChange: boolean; onAsked: () => void }) {
  const { state, reload } = useLoad(originalsApi.floor);
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded state={state} onRetry={reload}>
      {({ floorScaled, version }) => (
        <>
          <p className="row">
            <span>
              {words.floorOfAll}: <b>{formatPercent(percentOf(floorScaled))}</b>
            </span>
            {canChange && <Button onClick={() => setOpen(true)}>{words.changeFloor}</Button>}
          </p>
          {isOpen && (
            <FloorDialog former={floorScaled} version={version} onClose={() => setOpen(false)} onAsked={onAsked} />
          )}
        </>
      )}
    </Loaded>
  );
}

interface FloorDialogProps {
  former: number;
  version: string;
  onClose: () => void;
  onAsked: () => void;
}

function FloorDialog({ former, version, onClose, onAsked }: FloorDialogProps) {
  const form = useContractForm({
    call: requestFloor,
    draft: { percent: percentOf(former), reason: '' },
    names: { floorScaled: 'percent' },
    check: ({ percent }) => ({ percent: !isFloor(percent.trim()) && words.wrongFloor }),
    toBody: ({ percent, reason }, keyOf) => {
      const input = { version, floorScaled: scaledOf(percent.trim()), reason: reason.trim() };
      return { ...input, requestKey: keyOf(['floor', JSON.stringify(input)]) };
    },
  });
  const ask = async (body: Parameters<typeof originalsApi.requestFloor>[0]) => {
    await originalsApi.requestFloor(body);
    onAsked();
  };
  return (
    <FormDialog form={form} title={words.floorOfAll} submit={common.requestApproval} onSend={ask} onClose={onClose}>
      <AmountField at={form.at('percent')} label={words.floor} hint={words.floorHint} required />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const isFloor = (percent: string) =>
  PERCENT.test(percent) && scaledOf(percent) >= LEAST_FLOOR && scaledOf(percent) <= 10_000;
