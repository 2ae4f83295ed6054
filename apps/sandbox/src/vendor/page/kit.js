// Small helpers of the game pages: elements, calls, amounts, messages to the operator's frame, sound.
const { key, host, lang = 'en' } = document.body.dataset;

/** Texts of the page in the language of the launch, by their English text. */
const words = lang === 'en' ? {} : (await import(`./words-${lang}.js`)).default;

/** Thousands and decimal separators, where they are not `,` and `.` */
const MARKS = Object.fromEntries([
  ...['es', 'id', 'pt', 'tr', 'vi'].map((tag) => [tag, ['.', ',']]),
  ...['fr', 'ru'].map((tag) => [tag, ['\u00a0', ',']]),
]);

/** @param {string} text English, with `{name}` placeholders @param {Record<string, unknown>} [values] */
export function t(text, values = {}) {
  return (words[text] ?? text).replace(/\{(\w+)\}/g, (_all, name) => String(values[name]));
}

/**
 * @param {string} tag with classes: `button.chip`
 * @param {Record<string, string | number | boolean | Function | undefined>} [attributes] `text`, `on` (a click) and
 * attributes
 * @param {(Node | string)[]} [children]
 */
export function el(tag, attributes = {}, children = []) {
  const [name, ...classes] = tag.split('.');
  const node = document.createElement(name);
  if (classes.length > 0) node.className = classes.join(' ');
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'text') node.textContent = t(String(value));
    else if (attribute === 'on') node.addEventListener('click', value);
    else if (attribute === 'aria-label') node.setAttribute(attribute, t(value));
    else if (value !== false && value !== undefined) node.setAttribute(attribute, value === true ? '' : String(value));
  }
  node.append(...children);
  return node;
}

/** Calls our own server. @param {string} path @param {object} [fields] */
export async function call(path, fields = {}) {
  const response = await fetch(`/vendors/play/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, ...fields }),
  });
  return response.json();
}

/** Formats `1234.00` as `1,234.00`, in the language of the page. */
export function grouped(text) {
  const [whole = '', fraction] = text.split('.');
  const [comma, point] = MARKS[lang] ?? [',', '.'];
  const sets = whole.replace(/\B(?=(\d{3})+(?!\d))/g, comma);
  return fraction === undefined ? sets : `${sets}${point}${fraction.slice(0, 2)}`;
}

/** Minor units for display, without `.00`. */
export function amount(minor) {
  return grouped((minor / 100).toFixed(2).replace(/\.00$/, ''));
}

/** Sends a message to the operator's frame, restricted to its origin. */
export function tellHost(type, payload) {
  if (window.parent !== window) window.parent.postMessage({ source: 'game', version: 1, type, payload }, host);
}

/** Listens to messages of the operator's frame. */
export function hearHost(listen) {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin === host && source === window.parent && data?.source === 'host' && data.version === 1) listen(data.type);
  });
}

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sound is off until the player turns it on. */
let audio = null;
export function toggleSound() {
  if (audio === null) audio = new AudioContext();
  else {
    void audio.close();
    audio = null;
  }
  return audio !== null;
}

/** A short tone. @param {number} pitch Hz */
export function beep(pitch, ms = 90) {
  if (audio === null) return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + ms / 1000);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + ms / 1000);
}

const SUITS = ['♠', '♥', '♦', '♣'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** A playing card, 0 to 51; its back when no number is given. */
export function card(number, isHidden = false) {
  if (isHidden || number === undefined) return el('span.card.card--back', { 'aria-label': 'hidden card', role: 'img' });
  const suit = SUITS[Math.floor(number / 13)];
  const rank = RANKS[number % 13];
  const colour = suit === '♥' || suit === '♦' ? '.card--red' : '';
  return el(`span.card${colour}`, { role: 'img', 'aria-label': `${rank}${suit}` }, [
    el('b', { text: rank }),
    el('i', { text: suit }),
  ]);
}
