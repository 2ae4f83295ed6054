import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { artSvg } from '../art/index.ts';
import * as parts from '../index.ts';
import { ArtProvider } from '../parts/game-image.tsx';
import { ToastProvider } from '../parts/toast.tsx';
import { NumberPad } from '../parts/pads.tsx';
import { DEMOS, Gallery, OVERLAYS } from './index.tsx';
import type { Demo } from './demo.ts';

const render = (demo: Demo): string =>
  renderToString(
    <ArtProvider render={artSvg}>
      <ToastProvider>{demo.element}</ToastProvider>
    </ArtProvider>,
  );
const demo = (name: string): string => {
  const found = [...DEMOS, ...OVERLAYS].find((item) => item.name === name);
  if (!found) throw new Error(`no demo ${name}`);
  return render(found);
};

/** Opening tags with their attributes, in order. */
const tagsOf = (html: string): { tag: string; attributes: string; rest: string }[] =>
  Array.from(html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g), (match) => ({
    tag: match[1] ?? '',
    attributes: match[2] ?? '',
    rest: html.slice(match.index + match[0].length),
  }));
const hasName = ({ tag, attributes, rest }: { tag: string; attributes: string; rest: string }): boolean => {
  if (/aria-label="[^"]+"/.test(attributes)) return true;
  const inside = rest.slice(0, rest.indexOf(`</${tag}>`));
  return (
    inside
      .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1')
      .replace(/<[^>]*>/g, '')
      .trim() !== ''
  );
};

describe('every component on the server', () => {
  it.each([...DEMOS, ...OVERLAYS])(
    '$name is plain markup: no style attribute, every control named, ids unique',
    (item) => {
      const html = render(item);
      expect(html).not.toContain(' style=');
      const unnamed = tagsOf(html).filter(
        ({ tag, attributes }) =>
          tag === 'button' ||
          tag === 'a' ||
          tag === 'dialog' ||
          /role="(timer|group|tablist|radiogroup|switch)"/.test(attributes),
      );
      expect(
        unnamed.filter((control) => !hasName(control)).map(({ tag, attributes }) => `${tag}${attributes}`),
      ).toEqual([]);
      const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), (match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const target of html.matchAll(/ (?:for|aria-describedby)="([^"]+)"/g))
        for (const id of (target[1] ?? '').split(' ')) expect(ids).toContain(id);
    },
  );

  it('renders the same twice', () => {
    for (const item of DEMOS) expect(render(item)).toBe(render(item));
    expect(
      renderToString(
        <ToastProvider>
          <Gallery />
        </ToastProvider>,
      ),
    ).toContain('GameTile');
  });

  it('has an example of every exported component with its own markup', () => {
    const shown = [...DEMOS, ...OVERLAYS].map(render).join('');
    const exported = Object.keys(parts).filter((name) => /^[A-Z][a-z]/.test(name));
    expect(exported.length).toBeGreaterThan(40);
    for (const mark of [
      'class="countdown',
      'class="prize-table"',
      'class="number-pad"',
      'class="keypad"',
      'class="stepper',
      'class="tile"',
      'class="category',
      'class="carousel"',
      'class="marquee"',
      'class="deep member-strip"',
      'class="tab-bar"',
      'class="header"',
      'class="header header--inner"',
      'class="empty"',
      'class="skeleton"',
      'class="figure"',
      'class="list-row list-row--tall"',
      'class="sheet"',
      'class="dialog"',
      'class="drawer"',
      'class="loto"',
      'class="download-bar"',
      'class="spot"',
      'class="win-amount numeric"',
    ])
      expect(shown).toContain(mark);
  });
});

describe('names and roles', () => {
  it('a field ties its error and label to the input', () => {
    const html = demo('Field');
    const password = tagsOf(html).find(({ attributes }) => attributes.includes('type="password"'));
    expect(password?.attributes).toMatch(/aria-invalid="true"/);
    const noteId = /aria-describedby="([^"]+)"/.exec(password?.attributes ?? '')?.[1];
    expect(html).toContain(`id="${noteId}" class="help error" role="alert"`);
    expect(html).toContain('aria-label="Show password"');
  });

  it('any control is tied to its label, its hint and its error, in this order', () => {
    const html = demo('TextArea');
    const [, id] = /<textarea [^>]*? id="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<label for="${id}">Reason</label>`);
    expect(html).toContain(`aria-invalid="true" aria-describedby="${id}-help ${id}-error"`);
    expect(html).toContain(`<p id="${id}-help" class="help">At least 10 characters</p>`);
    expect(html).toContain(`<p id="${id}-error" class="help error" role="alert">`);
  });

  it('a file input shows texts of the page, not of the browser', () => {
    const html = demo('FileField');
    const [input] = tagsOf(html).filter(({ attributes }) => attributes.includes('type="file"'));
    expect(input?.attributes).toContain('class="visually-hidden"');
    const [, id] = / id="([^"]+)"/.exec(input?.attributes ?? '') ?? [];
    expect(html).toContain(`<label for="${id}">Mark</label>`);
    expect(html).toMatch(new RegExp(`<label for="${id}" class="button[^>]*>.*Choose a file</label>`));
  });

  it('a busy button keeps its label and sets aria-busy', () => {
    expect(demo('Button')).toMatch(
      /aria-busy="true" aria-disabled="true"><span class="button__label">Log in<\/span><svg class="spinner/,
    );
  });

  it('segments are tabs with one tab stop', () => {
    const html = demo('Segmented');
    expect(html.match(/role="tablist"/g)).toHaveLength(2);
    expect(html.match(/role="tab" aria-selected="true" tabindex="0"/gi)).toHaveLength(2);
    expect(html.match(/role="tab" aria-selected="false" tabindex="-1"/gi)).toHaveLength(2);
  });

  it('overlays are rendered open by the server, with a name apart from their title and a button Close', () => {
    const html = demo('Sheet');
    expect(html).toMatch(/^<dialog open="" class="sheet" aria-label="Log in"/);
    expect(html).toContain('>Welcome back</h2>');
    expect(html).toContain('aria-label="Close"');
    for (const { element } of OVERLAYS) expect(renderToString(element)).toMatch(/^<dialog open=""/);
  });

  it('the prize table is a table with row headers', () => {
    const html = demo('PrizeTable');
    expect(html).toContain('<caption class="visually-hidden">Last result</caption>');
    expect(html.match(/<th scope="row"/g)).toHaveLength(4);
    expect(html).toMatch(/<span>48271(<!-- -->)? <\/span>/);
    expect(html).toContain('603<em>94</em>');
  });

  it('the number pad marks selected numbers and counts them by page', () => {
    const html = demo('NumberPad');
    expect(html.match(/class="number-key"/g)).toHaveLength(20);
    expect(html).toMatch(/aria-pressed="true">07</);
    expect(html).toContain('00–19<span class="count numeric">1</span>');
    expect(html).toContain('20–39<span class="count numeric">1</span>');
  });

  it('the numbers of a lotto are one board without pages', () => {
    const numbers = Array.from({ length: 45 }, (_, n) => String(n + 1));
    const labels = { pages: 'Range', pad: 'Numbers' };
    const html = renderToString(
      <NumberPad numbers={numbers} selected={new Set()} onToggle={() => {}} labels={labels} />,
    );
    expect(html.match(/class="number-key"/g)).toHaveLength(45);
    expect(html).toMatch(/^<div class="number-pad"/);
  });

  it('hearts, tiles and the footer carry the agreed names', () => {
    const tiles = demo('GameTile');
    expect(tiles).toContain('aria-pressed="true" aria-label="Remove from favourites"');
    const [, inside] = /<a href="\/m\/game">(.*?)<\/a>/.exec(tiles) ?? [];
    expect(inside).toMatch(/^<span class="picture"><span class="art-slot" data-state="loaded" aria-hidden="true">/);
    expect(inside).toMatch(/<span class="tile__name truncate block">Lucky Sevens<\/span>$/);
    expect(demo('TabBar')).toMatch(/<nav class="tab-bar" aria-label="Main"/);
    expect(demo('MemberStrip')).toContain('aria-label="Hide balance"');
  });

  it('only pictures of the first screen are inline, the others load from their address', () => {
    const html = demo('GameTile');
    expect(html.match(/<svg class="art"/g)).toHaveLength(1);
    expect(html).toContain('src="/art/slots/moon.svg?v=1&amp;motif=moon"');
  });
});
