// Fish swim past; each press is a shot at one of them.
import { beep, el, isStill } from './kit.js';

const LOOKS = { minnow: '🐟', clown: '🐠', puffer: '🐡', turtle: '🐢', ray: '🦑', shark: '🦈', whale: '🐋' };
const SHOAL = 12;

export function start(game) {
  const { fish } = game.state.rules;
  const sea = el('div.sea', { role: 'group', 'aria-label': 'Fish' });
  game.area.append(sea);
  game.area.classList.add('wide');
  game.actions.append(el('p.hint', { text: 'Press a fish to shoot. Each shot costs your stake' }));
  for (let at = 0; at < SHOAL; at += 1) swim(at);

  function swim(at) {
    // Large fish are seldom seen.
    const kind = fish[Math.min(fish.length - 1, Math.floor(Math.random() ** 2 * fish.length))];
    const node = el('button.fish', { 'aria-label': `${kind.label}, ${kind.times} times` }, [
      el('span', { text: LOOKS[kind.id], 'aria-hidden': 'true' }),
      el('small', { text: `×${kind.times}` }),
    ]);
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

export function rules({ rules: { fish } }) {
  return [
    el('p', {
      text: 'A shot costs your stake. A fish that is caught brings the stake times its number. On average 95 % comes back, whatever the fish.',
    }),
    el(
      'ul',
      {},
      fish.map(({ id, label, times }) => el('li', { text: `${LOOKS[id]} ${label}: ×${times}` })),
    ),
  ];
}
