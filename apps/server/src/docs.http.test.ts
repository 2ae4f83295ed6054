import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const app = await openTestApp();

describe('docs/map.md', () => {
  const rows = [...read('../../../docs/map.md').matchAll(/^\| (`[a-z]+\.[a-z]+`.*) \| (.*) \| (.*) \|$/gm)].map(
    ([, topics = '', writers = '', hearers = '']) => ({
      topics: [...topics.matchAll(/`([a-z]+\.[a-z]+)`/g)].map(([, topic = '']) => topic),
      writers: namesOf(writers),
      hearers: namesOf(hearers),
    }),
  );
  const roomsOf = (topics: (room: ReturnType<typeof contributions>[number]) => readonly string[], topic: string) =>
    contributions()
      .filter((room) => topics(room).includes(topic))
      .map(({ name }) => name)
      .sort();
  const contributions = () => app.platform.collected.all();

  it('lists every event type, with the room that writes it', () => {
    const written = contributions().flatMap(({ name, events = [] }) => events.map(({ topic }) => `${topic} ${name}`));
    const named = rows.flatMap(({ topics, writers }) =>
      topics.flatMap((topic) => writers.map((room) => `${topic} ${room}`)),
    );
    expect(named).toEqual(expect.arrayContaining(written));
  });

  it('lists for every event the rooms that listen to it', () => {
    expect(rows.length).toBeGreaterThan(4);
    const heard = (room: ReturnType<typeof contributions>[number]) =>
      (room.listeners ?? []).flatMap(({ subscriptions }) => subscriptions.map(({ event }) => event.topic));
    for (const { topics, hearers } of rows)
      for (const topic of topics) expect([topic, hearers]).toEqual([topic, roomsOf(heard, topic)]);
    const all = [...new Set(contributions().flatMap(heard))].sort();
    expect(rows.flatMap(({ topics }) => topics)).toEqual(expect.arrayContaining(all));
  });

  /** Parses `records, catalogue (ranking)` without the parts in brackets; a dash means none. */
  function namesOf(cell: string): string[] {
    return cell
      .replaceAll(/\([^)]*\)/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[a-z]+$/.test(name))
      .sort();
  }
});

describe('the README of every room', () => {
  it('documents every function of its interface', () => {
    const missing = Object.entries(app.rooms).flatMap(([room, door]) => {
      const text = read(`rooms/${room}/README.md`);
      return Object.keys(door ?? {})
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
        .map((name) => `${room}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('has at most 60 lines', () => {
    const long = Object.keys(app.rooms).filter((room) => read(`rooms/${room}/README.md`).split('\n').length > 61);
    expect(long).toEqual([]);
  });
});

it('every decision has its own number', () => {
  const numbers = readdirSync(fileURLToPath(new URL('../../../docs/adr', import.meta.url))).map((name) =>
    name.slice(0, 4),
  );
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
