type Say = (name: string, problem: string, example: string) => void;

const EXAMPLE = 'press=https://results.example.com/v1,board=https://board.example.org/results';

/**
 * Sources of official results: RESULT_FEEDS is `name=address` separated by commas, and each has its secret in
 * RESULT_FEED_SECRET_<NAME>. A single source has no second one to agree with, so operators have to confirm its results.
 */
export function readResultFeeds(
  text: (name: string) => string | undefined,
  say: Say,
): { name: string; url: string; secret: string }[] {
  const entries = (text('RESULT_FEEDS') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const feeds = entries.flatMap((entry) => {
    const [, name = '', url = ''] = /^([a-z0-9]{1,32})=(\S+)$/.exec(entry) ?? [];
    if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol) || new URL(url).username !== '') {
      say('RESULT_FEEDS', `"${entry}" is not a name of small letters and digits with an address`, EXAMPLE);
      return [];
    }
    const secretName = `RESULT_FEED_SECRET_${name.toUpperCase()}`;
    const secret = text(secretName) ?? '';
    if (secret.length < 16)
      say(
        secretName,
        `missing or shorter than 16 characters while RESULT_FEEDS names "${name}"`,
        'the secret that you share with the party',
      );
    return [{ name, url: url.replace(/\/+$/, ''), secret }];
  });
  if (new Set(feeds.map(({ name }) => name)).size !== feeds.length)
    say('RESULT_FEEDS', 'a name appears twice', EXAMPLE);
  return feeds;
}
