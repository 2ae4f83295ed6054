import { useState } from 'react';
import type { ReactElement } from 'react';
import { Balls, Countdown } from '../parts/lottery.tsx';
import { Keypad, NumberPad, Stepper } from '../parts/pads.tsx';
import { LotoBoard, PrizeTable } from '../parts/prize-table.tsx';
import type { PrizeLevel } from '../parts/prize-table.tsx';
import { WinAmount } from '../parts/win-amount.tsx';
import type { Demo } from './demo.ts';

const LEVELS: readonly PrizeLevel[] = [
  { code: 'ĐB', name: 'Special prize', numbers: ['48271'], kind: 'special' },
  { code: 'G1', name: 'First prize', numbers: ['60394'] },
  { code: 'G4', name: 'Fourth prize', numbers: ['8355', '1902', '0417', '6620'] },
  { code: 'G7', name: 'Seventh prize', numbers: ['18', '40', '07', '91'] },
];
const noop = (): void => undefined;

export const LOTTERY: readonly Demo[] = [
  { name: 'Balls', element: <Balls numbers={['07', '27', '38']} tone="green" size="small" /> },
  { name: 'Countdown', element: <Countdowns /> },
  {
    name: 'WinAmount',
    element: (
      <p className="label positive padded">
        <WinAmount amountMinor={9_950_000n} format={(minor) => `+ ${minor / 100n}.00`} isFresh />
      </p>
    ),
  },
  {
    name: 'PrizeTable',
    element: <PrizeTable caption="Last result" levels={LEVELS} />,
  },
  { name: 'LotoBoard', element: <LotoBoard label="By first digit" numbers={['48271', '60394', '18', '07']} /> },
  { name: 'NumberPad', element: <Pad /> },
  { name: 'Keypad', element: <Keypad label="Stake" eraseLabel="Erase" onKey={noop} /> },
  { name: 'Keypad, decimals', element: <Keypad label="Stake" eraseLabel="Erase" zeros="00" onKey={noop} /> },
  {
    name: 'Stepper',
    element: (
      <Stepper
        label="Stake"
        value="10,000"
        labels={{ decrease: 'Less', increase: 'More' }}
        onDecrease={noop}
        onIncrease={noop}
        canDecrease={false}
      />
    ),
  },
];

function Countdowns(): ReactElement {
  return (
    <div className="row wrap gap-4 padded">
      <Countdown label="Closes in" remainingMs={1_448_000} />
      <Countdown label="Closes in" remainingMs={5400} nearText="Closes in six seconds" />
      <Countdown label="Closed" remainingMs={null} />
    </div>
  );
}

const NUMBERS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

function Pad(): ReactElement {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['07', '27']));
  const toggle = (number: string): void => {
    const next = new Set(selected);
    if (!next.delete(number)) next.add(number);
    setSelected(next);
  };
  return (
    <div className="padded">
      <NumberPad numbers={NUMBERS} selected={selected} onToggle={toggle} labels={{ pages: 'Range', pad: 'Numbers' }} />
    </div>
  );
}
