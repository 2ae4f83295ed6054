const PATH = '/wps/chat/events';
const NAMES = ['chat.message', 'chat.read', 'chat.typing'];

/**
 * Listens to a visitor's conversation and dispatches its events as the members' stream does (`hearLive`). Returns a
 * function that stops it.
 * @param onGap called after the stream was interrupted: visible data may be stale
 */
export function keepGuestStream(onGap: () => void): () => void {
  const source = new EventSource(PATH);
  let wasOpen = false;
  source.addEventListener('open', () => {
    if (wasOpen) onGap();
    wasOpen = true;
  });
  for (const name of NAMES)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      dispatchEvent(new CustomEvent(`live.${name}`, { detail: JSON.parse(data) as unknown }));
    });
  return () => source.close();
}
