import type { BodyOf, lotteryDesk, ValueOf } from '@fairlot/contract';
import { changePools } from '@fairlot/contract/lottery/desk-pools';
import { useState } from 'react';
import { AskingForm } from '../../../form/asking-form.tsx';
import { AmountField, TextField } from '../../../form/fields.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { createRequestKeys } from '../../../shared/request-key.ts';
import { lotteryApi } from '../api.ts';
import { jackpotTexts as words } from './texts.ts';

type Pools = ValueOf<typeof lotteryDesk.pools>;
type Wanted = Pick<BodyOf<typeof changePools>, 'pools' | 'version'>;

/** Shares and guarantees of the pools of a lottery; a second operator approves them. */
export function PoolForm({ game }: { game: Pools }) {
  const [keyOf] = useState(createRequestKeys);
  const form = useContractForm({
    call: changePools,
    asksReason: true,
    draft: {
      entered: Object.fromEntries(game.pools.map(({ level, share, guarantee }) => [level, { share, guarantee }])),
    },
    names: (path) => fieldOf(path, game),
    toBody: ({ entered }) => ({
      version: game.version,
      // Replaced when the reason is known.
      requestKey: keyOf([game.gameCode]),
      pools: game.pools.map(({ level }) => ({
        level,
        share: entered[level]?.share.trim() ?? '',
        guarantee: entered[level]?.guarantee.trim() ?? '',
      })),
    }),
  });
  const [notice, setNotice] = useState('');
  const send = async ({ pools, version }: Wanted, reason: string) => {
    setNotice('');
    const requestKey = keyOf([game.gameCode, JSON.stringify(pools), reason]);
    await lotteryApi.changePools(game.gameCode, { pools, version, reason, requestKey });
    keyOf.renew();
    setNotice(words.requested);
  };
  return (
    <section aria-labelledby="change-pools">
      <h2 id="change-pools">{words.change}</h2>
      <p>{words.hint}</p>
      <AskingForm
        form={form}
        submit={words.request}
        ask={{ title: words.request, text: words.requestText }}
        onSend={send}
      >
        {game.pools.map(({ level }) => (
          <div key={level} className="filters">
            <TextField
              at={form.at(`entered.${level}.share`)}
              label={words.shareOf(level)}
              inputMode="decimal"
              required
            />
            <AmountField
              at={form.at(`entered.${level}.guarantee`)}
              label={words.guaranteeOf(level, game.currency)}
              required
            />
          </div>
        ))}
      </AskingForm>
      <p role="status">{notice}</p>
    </section>
  );
}

/** Name of the form's field that a path of the request belongs to. */
function fieldOf(path: string, { pools }: Pools): string | null {
  const [, index, field] = /^pools[./](\d+)[./](\w+)$/.exec(path) ?? [];
  const level = pools[Number(index)]?.level;
  return level === undefined || field === undefined ? null : `entered.${level}.${field}`;
}
