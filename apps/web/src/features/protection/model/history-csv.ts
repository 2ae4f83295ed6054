import type { Translate } from '../../../shared/i18n/use-text.ts';
import type { PlayHistory } from '../api/session.ts';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Text that a spreadsheet would run as a formula gets an apostrophe prefix: names of games come from vendors. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/;

/** Time and money by day, then money by game, as CSV for spreadsheets. */
export function historyCsv({ days, games, total }: PlayHistory, t: Translate): string {
  const sums = [t('check.stakes'), t('check.returns'), t('history.net')];
  const money = ({ stake, win, net }: { stake: string; win: string; net: string }) => [stake, win, net];
  const lines = [
    [t('limits.day'), t('limits.minutes'), ...sums],
    ...days.map((day) => [day.date, String(day.minutes), ...money(day)]),
    [t('history.total'), String(total.minutes), ...money(total)],
    [],
    [t('history.games'), '', ...sums],
    ...games.map((game) => [game.gameName, '', ...money(game)]),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(text: string): string {
  const safe = !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
