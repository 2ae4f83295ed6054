import { Button } from '@fairlot/ui';
import { formatAmount, formatCount } from '../../../shared/format.ts';
import { templateWords as words } from './texts.ts';
import { type Basis, TEMPLATE_KEYS, type TemplateKey } from './drafts.ts';

interface TemplatePickerProps {
  basis: Basis;
  chosen: TemplateKey | null;
  onChoose: (key: TemplateKey) => void;
}

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
