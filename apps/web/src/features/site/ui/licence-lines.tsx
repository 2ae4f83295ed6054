import { useLingui } from '@lingui/react';
import { useSettings } from '../model/use-settings.ts';

/** The merchant's licences and a help line for problem gambling; nothing without either (Z-99). */
export function LicenceLines() {
  const { i18n } = useLingui();
  const { licences, helpLine, defaultLanguage } = useSettings();
  const help = helpLine[i18n.locale] ?? helpLine[defaultLanguage];
  if (licences.length === 0 && help === undefined) return null;
  return (
    <div className="stack licence-lines">
      {help === undefined ? null : (
        <p>
          <bdi>{help}</bdi>
        </p>
      )}
      {licences.map(({ authority, number, url }) => (
        <p key={`${authority} ${number}`}>
          <bdi>
            {authority}{' '}
            {url === null ? (
              number
            ) : (
              <a className="link" href={url} target="_blank" rel="noopener noreferrer">
                {number}
              </a>
            )}
          </bdi>
        </p>
      ))}
    </div>
  );
}
