// Fish swim past; each tap is a shot at one of them.
import { beep, el, isStill, t } from './kit.js';

const COLOURS = {
  minnow: ['#9fd8ff', '#4a90c8'],
  clown: ['#ff9f4a', '#fff1dc'],
  puffer: ['#ffe07a', '#b98a1e'],
  turtle: ['#7ed68a', '#2f7d4a'],
  ray: ['#b9a4ff', '#6a4fd0'],
  shark: ['#aab8c4', '#5a6b7a'],
  whale: ['#ffd257', '#c88a00'],
};
const SHOAL = 12;

export function start(game) {
  const { fish } = game.state.rules;
  const sea = el('div.sea', { role: 'group', 'aria-label': 'Fish' });
  game.area.append(sea);
  game.area.classList.add('wide');
  game.actions.append(el('p.hint', { text: 'Press a fish to shoot. Each shot costs your stake' }));
  for (let at = 0; at < SHOAL; at += 1) swim(at);

  function swim(at) {
    // Large fish are rare.
    const kind = fish[Math.min(fish.length - 1, Math.floor(Math.random() ** 2 * fish.length))];
    const node = el(
      'button.fish',
      { 'aria-label': t('{fish}, {times} times', { fish: t(kind.label), times: kind.times }) },
      [picture(kind.id), el('small', { text: `×${kind.times}` })],
    );
    node.classList.add(`lane-${at % 6}`, `size-${fish.indexOf(kind)}`);
    const ms = 7000 + Math.random() * 8000;
    const direction = at % 2 === 0 ? 1 : -1;
    const from = direction > 0 ? '-20%' : '110%';
    const to = direction > 0 ? '110%' : '-20%';
    if (isStill()) node.style.setProperty('left', `${(at % 4) * 24 + 4}%`);
    else {
      const motion = node.animate([{ left: from }, { left: to }], {
        duration: ms,
        delay: -Math.random() * ms,
        easing: 'linear',
      });
      motion.addEventListener('finish', () => {
        node.remove();
        swim(at);
      });
    }
    if (direction < 0) node.classList.add('left');
    node.addEventListener('click', () => void shoot(node, kind, at));
    sea.append(node);
  }

  async function shoot(node, kind, at) {
    if (node.disabled) return;
    node.disabled = true;
    node.classList.add('shot');
    beep(320, 60);
    const answer = await game.act({ fish: kind.id });
    node.classList.remove('shot');
    node.disabled = false;
    if (answer === null) return;
    if (!answer.isCaught) return void node.animate([{ opacity: 0.4 }, { opacity: 1 }], 250);
    game.win(answer.winMinor);
    node.remove();
    swim(at);
  }
}

const SHAPES = [
  ['path', { d: 'M64 24 92 6v36Z', fill: 1 }],
  ['ellipse', { cx: 40, cy: 24, rx: 36, ry: 19, fill: 0 }],
  ['path', { d: 'M32 8q10-10 22 1l-6 6Z', fill: 1 }],
  ['path', { d: 'M40 22q14 4 6 16-12-4-6-16Z', fill: 1 }],
  ['circle', { cx: 17, cy: 20, r: 6, fill: '#fff' }],
  ['circle', { cx: 16, cy: 20, r: 3, fill: '#10202c' }],
];

/** A fish that faces left, in the colours of its kind. */
function picture(kind) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 96 48');
  svg.setAttribute('aria-hidden', 'true');
  for (const [shape, attributes] of SHAPES) {
    const part = document.createElementNS(space, shape);
    for (const [name, value] of Object.entries(attributes))
      part.setAttribute(name, name === 'fill' ? (COLOURS[kind][value] ?? value) : value);
    svg.append(part);
  }
  return svg;
}

export function rules({ rules: { fish } }) {
  return [
    el('p', {
      text: 'A shot costs your stake. A fish that is caught brings the stake times its number. On average 95 % comes back, whatever the fish.',
    }),
    el(
      'ul',
      {},
      fish.map(({ label, times }) => el('li', { text: `${t(label)}: ×${times}` })),
    ),
  ];
}
