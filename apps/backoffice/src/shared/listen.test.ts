import { afterEach, expect, it, vi } from 'vitest';
import { listen } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A stream that arrives in chunks of a few bytes, as a network may split it. */
function streamOf(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text);
  let place = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (place >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(place, place + size));
      place += size;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

it.each([1, 3, 1000])('reads events in chunks of %i bytes, with any line endings and multi-line data', async (size) => {
  const text =
    'retry: 2000\n\n: alive\n\nid: 1\nevent: chat.message\ndata: {"text":"xin chào"}\n\n' +
    'event: chat.read\r\ndata: {"id":\r\ndata: 7}\r\n\r\nevent:without.space\ndata:[]\n\nevent: cut off\ndata: {';
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => streamOf(text, size));
  const heard: unknown[] = [];
  await listen('/events', (event) => heard.push(event), new AbortController().signal);
  expect(heard).toEqual([
    null,
    { name: 'chat.message', data: { text: 'xin chào' } },
    { name: 'chat.read', data: { id: 7 } },
    { name: 'without.space', data: [] },
  ]);
});
