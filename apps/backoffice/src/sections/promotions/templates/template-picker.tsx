import { artUrl, Button } from '@fairlot/ui';
import { formatAmount, formatCount } from '../../../shared/format.ts';
import { templateWords as words } from './texts.ts';
import { type Basis, TEMPLATE_KEYS, type TemplateKey } from './drafts.ts';

interface TemplatePickerProps {
  basis: Basis;
  chosen: TemplateKey | null;
  onChoose: (key: TemplateKey) => void;
}

const SIDE = 32;

/** Motif and colours of each template's picture. */
const PICTURES = {
  firstDeposit: { motif: 'coin', pal: 'jade' },
  reload: { motif: 'bolt', pal: 'aqua' },
  cashback: { motif: 'star', pal: 'cobalt' },
  freeBet: { motif: 'ticket', pal: 'amber' },
  freeRounds: { motif: 'cherry', pal: 'moss' },
  redPacket: { motif: 'packet', pal: 'coral' },
} as const satisfies Readonly<Record<TemplateKey, Pick<Parameters<typeof artUrl>[0], 'motif' | 'pal'>>>;

const pictureOf = (key: TemplateKey): string => artUrl({ id: key, cat: 'slots', ...PICTURES[key], w: 64, h: 64 });

/** Ready offers to start from, and the figures that filled their amounts. */
export function TemplatePicker({ basis, chosen, onChoose }: TemplatePickerProps) {
  const sizes = chosen === 'firstDeposit' ? basis.first : (basis.later ?? basis.first);
  const filledBy =
    sizes === null
      ? words.empty
      : words.filled(formatCount(sizes.count), formatCount(basis.days), formatAmount(sizes.middle));
  return (
    <section className="card templates" aria-labelledby="templates">
      <h2 id="templates">{words.start}</h2>
      <div className="row">
        {TEMPLATE_KEYS.map((key) => (
          <Button key={key} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
            <img src={pictureOf(key)} alt="" width={SIDE} height={SIDE} />
            {words.names[key]}
          </Button>
        ))}
      </div>
      <p className="offer-about" role="status">
        {chosen === null ? words.replaces : filledBy}
      </p>
    </section>
  );
}
