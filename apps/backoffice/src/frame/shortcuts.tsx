import { Modal } from '../parts/modal.tsx';
import { pagesFor } from '../sections.ts';
import { useFrameContents } from './frame-context.ts';
import { isMac } from './sidebar.tsx';
import { frameTexts } from './texts.ts';

const { keys } = frameTexts;

/** List of the keyboard shortcuts. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const { operator } = useFrameContents();
  const rows: [string, string][] = [
    [isMac() ? '⌘ K' : 'Ctrl K', frameTexts.palette.title],
    ['/', keys.filter],
    ['J', keys.next],
    ['K', keys.previous],
    ['X', keys.select],
    ['Enter', keys.open],
    ['Esc', keys.back],
    ['?', keys.help],
    ['G', keys.go],
    ['G 1', keys.pins],
    ['G 0', keys.pin],
    ...pagesFor(operator.permissions).flatMap(({ letter, label }): [string, string][] =>
      letter === undefined ? [] : [[`G ${letter.toUpperCase()}`, label]],
    ),
  ];
  return (
    <Modal title={frameTexts.help} onClose={onClose}>
      <dl className="keys">
        {rows.map(([key, words]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
