import { formatAmount, formatCount } from '../../../shared/format.ts';
import { deskTexts as words } from './texts.ts';
import type { Sale } from './use-draw.ts';

/** Sales of a draw, its expected result and its exposure. */
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

/** Number of characters from which a figure uses a smaller font to fit its card. */
const LONG = 9;

/** In whole currency units: these totals are for display, not for calculations. */
const whole = (amount: string): string => formatAmount(amount.replace(/\.\d+$/, ''));

const signed = (amount: string): string =>
  amount.startsWith('-') ? `− ${whole(amount.slice(1))}` : `+ ${whole(amount)}`;
