import { Icon } from '@fairlot/ui';
import type { Setup, StepId } from './api.ts';
import { stepTexts } from './step-texts.ts';
import { setupTexts as words } from './texts.ts';

/** Requirements for opening the site, in plain words. */
export function Checklist({ setup: { steps, operators } }: { setup: Setup }) {
  const isDone = (...ids: StepId[]) => ids.every((id) => steps.some((step) => step.id === id && step.state === 'done'));
  const playable = (['games', 'lotteries', 'originals'] as const).filter((id) => isDone(id));
  const rows = [
    { text: words.two, isMet: isDone('operators'), hint: operators.join(', ') },
    { text: words.settings, isMet: isDone('merchant', 'brand', 'pages', 'registration'), hint: '' },
    { text: words.cashier, isMet: isDone('cashier'), hint: '' },
    {
      text: words.play,
      isMet: playable.length > 0,
      hint: playable.map((id) => stepTexts[id].title).join(', '),
    },
    { text: words.content, isMet: isDone('content'), hint: '' },
  ];
  return (
    <aside className="card setup-checks" aria-label={words.before}>
      <h2>{words.before}</h2>
      <ul>
        {rows.map(({ text, isMet, hint }) => (
          <li key={text} className={isMet ? 'setup-check setup-check--met' : 'setup-check'}>
            <span className="setup-mark">{isMet ? <Icon name="check" /> : null}</span>
            <span>
              <b>{text}</b>
              <small>{hint}</small>
              <span className="visually-hidden">{isMet ? words.isDone : words.isOpen}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
