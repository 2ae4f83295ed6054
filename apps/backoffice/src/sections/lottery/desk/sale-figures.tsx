import { formatAmount, formatCount } from '../../../shared/format.ts';
import { deskTexts as words } from './texts.ts';
import type { Sale } from './use-draw.ts';

/** What a draw has sold, what it brings on average and what it may cost. */
export function SaleFigures({ sale: { stake, tickets, worst, expected, reserve, plays } }: { sale: Sale }) {
  const nameOf = (play: string) => plays.find((one) => one.play === play)?.name ?? play;
  const figures = [
    { name: words.stakes, value: whole(stake), note: words.tickets(formatCount(tickets)) },
    {
      name: words.worst,
      value: worst === null ? '–' : signed(worst.net),
      note: worst === null ? words.none : words.worstOf(nameOf(worst.play), worst.picks.join(' ')),
    },
    {
      name: words.expected,
      value: signed(expected.amount),
      note: expected.percent === null ? words.none : words.ofStakes(expected.percent),
    },
    { name: words.reserve, value: whole(reserve.limit), note: words.inUse(reserve.percent) },
  ];
  return (
    <dl className="sale-figures">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="card">
          <dt>{name}</dt>
          <dd className={value.length > LONG ? 'sale-long' : undefined}>{value}</dd>
          <dd className="sale-note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Characters of a sum that is set smaller, so that it stays in its card. */
const LONG = 9;

/** In whole units of money: these are sums to look at, not to reckon with. */
const whole = (amount: string): string => formatAmount(amount.replace(/\.\d+$/, ''));

const signed = (amount: string): string =>
  amount.startsWith('-') ? `− ${whole(amount.slice(1))}` : `+ ${whole(amount)}`;
