import { ServiceEntries } from '../../features/service/ui/service-entries.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** Customer service as a separate page. */
export default function ServicePage() {
  const t = useText();
  return (
    <div className="padded mt-3">
      <h2 className="h2">{t('service.question')}</h2>
      <div className="card card--flush mt-3">
        <ServiceEntries />
      </div>
    </div>
  );
}
