import { MenuRow } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import { shortcutsOf } from '../model/shortcuts-model.ts';
import { CountMark, ShortcutLink } from './shortcut-link.tsx';

/**
 * Links to the member's pages: four in a row in the template `new`, a list in the template `base`; both have all of
 * them (Z-70). @param marks number of new items by address
 */
export function Shortcuts({ marks }: { marks: Readonly<Record<string, number>> }) {
  const t = useText();
  const member = useMember();
  const { flags, templates } = useSettings();
  const entries = shortcutsOf(flags, member);
  const isNew = templates.mem_cen === 1;
  return (
    <nav
      className={isNew ? 'card shortcuts mx mt-3' : 'card card--flush mx mt-3'}
      aria-label={t('member.shortcuts')}
      data-template={isNew ? 'new' : 'base'}
    >
      {entries.map(({ icon, label, href }) =>
        isNew ? (
          <ShortcutLink key={href} icon={icon} label={t(label)} href={href} count={marks[href] ?? 0} />
        ) : (
          <MenuRow key={href} icon={icon} label={t(label)} href={href} mark={<CountMark count={marks[href] ?? 0} />} />
        ),
      )}
    </nav>
  );
}
