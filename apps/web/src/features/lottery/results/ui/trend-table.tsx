import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { historyQuery } from '../api/history.ts';
import { trendOf, type TrendPoint } from '../model/endings.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { resultOf } from '../model/result.ts';

const WIDTH = 320;
const HEIGHT = 96;
const LARGEST = 99;

/**
 * The last two digits of the special prize over the latest draws: as a line chart, and as a table with size, parity and
 * sum.
 */
export function TrendTable({ gameCode }: { gameCode: string }) {
  const t = useText();
  const { data } = useInfiniteQuery(historyQuery(gameCode));
  const points = (data?.pages[0]?.list ?? []).flatMap(({ numero: drawNumber, result }) => {
    const point = result === null ? null : trendOf(resultOf(result) ?? []);
    return point === null ? [] : [{ numero: drawNumber, ...point }];
  });
  if (points.length < 2) return null;
  return (
    <section className="mt-4" aria-label={t('lottery.trend')}>
      <h2 className="h2 padded mb-2">{t('lottery.trend')}</h2>
      <div className="card card--flush mx">
        <svg
          className="trend"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('lottery.trendOf', {
            numbers: points
              .map(({ ending }) => ending)
              .toReversed()
              .join(' '),
          })}
        >
          <line x1="0" y1={HEIGHT / 2} x2={WIDTH} y2={HEIGHT / 2} />
          <polyline points={lineOf(points.toReversed())} />
        </svg>
        <table className="stats">
          <caption className="visually-hidden">{t('lottery.trend')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lottery.trendDraw')}</th>
              <th scope="col">{t('lottery.view.last2')}</th>
              <th scope="col">{t('lottery.trendSize')}</th>
              <th scope="col">{t('lottery.trendParity')}</th>
              <th scope="col">{t('lottery.trendSum')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ numero: issueNumber, ending, isBig, isEven, sum }) => (
              <tr key={issueNumber}>
                <th scope="row" className="numeric">
                  {shortIssue(issueNumber)}
                </th>
                <td className="numeric">{ending}</td>
                <td>{t(isBig ? 'lottery.play.big' : 'lottery.play.small')}</td>
                <td>{t(isEven ? 'lottery.play.even' : 'lottery.play.odd')}</td>
                <td className="numeric">{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function lineOf(points: readonly TrendPoint[]): string {
  return points
    .map(({ ending }, index) => {
      const x = (index * WIDTH) / (points.length - 1);
      const y = HEIGHT - 6 - (Number(ending) / LARGEST) * (HEIGHT - 12);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
