import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { artUrl } from '../art-url.ts';
import { GameImage } from './game-image.tsx';
import { Countdown, formatTimeLeft } from './lottery.tsx';
import { MemberStrip } from './member-strip.tsx';
import type { BalanceState } from './member-strip.tsx';
import { PrizeTable } from './prize-table.tsx';
import { countedMinor } from './win-amount.tsx';
import type { PrizeView } from './prize-table.tsx';

describe('Countdown', () => {
  it.each([
    [3_661_000, '01:01:01'],
    [999, '00:00:00'],
    [-5, '00:00:00'],
    [null, '--:--:--'],
  ])('shows %s ms as %s', (remainingMs, text) => {
    expect(formatTimeLeft(remainingMs)).toBe(text);
  });

  it.each([
    [86_399_999, 'en', '23:59:59'],
    [86_400_000, 'en', '1d 0h'],
    [(132 * 60 + 33) * 60_000, 'en', '5d 12h'],
    [(132 * 60 + 33) * 60_000, 'ja', '5 日 12 時間'],
    [(132 * 60 + 33) * 60_000, 'vi', '5 ngày 12 giờ'],
  ])('shows %s ms in %s as %s, by days from one day up', (remainingMs, tag, text) => {
    const drawn = renderToString(<Countdown remainingMs={remainingMs} label="Closes in" tag={tag} />);
    expect(formatTimeLeft(remainingMs, tag).replaceAll('\u00a0', ' ')).toBe(text);
    expect(drawn.replaceAll(/<[^>]*>|\u00a0/g, (part) => (part === '\u00a0' ? ' ' : ''))).toBe(text);
  });

  it.each([
    [1_500_000, '25:00'],
    [6_900_000, '01:55:00'],
  ])('shows %s ms without hours when they are not wanted and there are none', (remainingMs, text) => {
    const drawn = renderToString(<Countdown remainingMs={remainingMs} isShort />);
    expect(drawn.replaceAll(/<[^>]*>/g, '')).toBe(text);
  });

  it('announces the last seconds', () => {
    expect(renderToString(<Countdown remainingMs={5999} label="Closes in" nearText="Last seconds" />)).toMatch(
      /role="timer" aria-label="Closes in" data-near="true".*role="status">Last seconds</,
    );
    expect(renderToString(<Countdown remainingMs={6000} label="Closes in" nearText="Last seconds" />)).not.toMatch(
      /data-near|Last seconds/,
    );
  });
});

describe('MemberStrip', () => {
  const strip = (state: BalanceState): string =>
    renderToString(
      <MemberStrip
        name="Mira"
        account="mira"
        balance="5,000,000.00"
        currency="VND"
        state={state}
        onToggle={() => undefined}
        onRefresh={() => undefined}
        labels={{ balance: 'Balance', hide: 'Hide balance', show: 'Show balance', refresh: 'Refresh balance' }}
      />,
    );

  it('shows the amount, and none of it when hidden or refreshing', () => {
    expect(strip('shown')).toContain('>5,000,000.00<');
    for (const state of ['hidden', 'refreshing'] as const) {
      expect(strip(state)).toContain('>*****<');
      expect(strip(state)).not.toContain('5,000,000.00');
    }
    expect(strip('unavailable')).toContain('>–<');
  });

  it('names the eye by its next action and turns the arrow while refreshing', () => {
    expect(strip('shown')).toContain('Hide balance');
    expect(strip('hidden')).toContain('Show balance');
    expect(strip('refreshing')).toMatch(/aria-label="Refresh balance" aria-busy="true"/);
  });
});

it('counts a win up from zero to the exact amount, fast at first, and never past it', () => {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => countedMinor(9_950_001n, share));
  expect(steps[0]).toBe(0n);
  expect(steps.at(-1)).toBe(9_950_001n);
  expect(steps.toSorted((a, b) => Number(a - b))).toEqual(steps);
  expect(steps[1]! > 9_950_001n / 2n).toBe(true);
});

const cells = (view: PrizeView): string[] => {
  const html = renderToString(
    <PrizeTable
      caption="Result"
      view={view}
      levels={[
        { code: 'ĐB', numbers: ['04827'], kind: 'special' },
        { code: 'G1', numbers: ['60394'] },
        { code: 'G7', numbers: ['08', '40'] },
      ]}
    />,
  );
  return Array.from(html.matchAll(/<span>(.*?)<\/span>/g), (match) => (match[1] ?? '').replace(/<[^>]*>/g, '').trim());
};

it.each([
  ['full', ['04827', '60394', '08', '40']],
  ['last2', ['27', '94', '08', '40']],
  ['last3', ['827', '394', '08', '40']],
] as const)('a prize table keeps leading zeros in the view %s', (view, expected) => {
  expect(cells(view)).toEqual(expected);
});

it("GameImage is not fetched from the server's page by itself, except on the first screen [K-040]", () => {
  const art = { id: 'reef', cat: 'fish' } as const;
  const drawn = (element: ReactElement) => /(data-)?src="([^"]+)"/.exec(renderToString(element))?.slice(1);
  const address = artUrl(art).replaceAll('&', '&amp;');
  expect(drawn(<GameImage art={art} />)).toEqual(['data-', address]);
  expect(drawn(<GameImage art={art} src="/reef.png" />)).toEqual(['data-', '/reef.png']);
  expect(drawn(<GameImage art={art} src="/reef.png" inline />)).toEqual([undefined, '/reef.png']);
});
