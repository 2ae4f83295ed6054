import { Icon, MenuRow, Switch, useToast } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { chooseMissions, LOYALTY_KEY, missionChoiceQuery } from '../api/loyalty.ts';

/** Switch for missions, and a note of what they never require. */
export function MissionSwitch() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data } = useQuery(missionChoiceQuery(true));
  const choose = async (isWanted: boolean) => {
    try {
      await chooseMissions({ body: { isWanted } });
    } catch (failure) {
      toast.error(errorText(failure));
    }
    await client.invalidateQueries({ queryKey: LOYALTY_KEY });
  };
  return (
    <>
      {data !== undefined && (
        <div className="card card--flush mx mt-3">
          <MenuRow
            icon="list"
            label={t('loyalty.wantMissions')}
            end={
              <Switch
                label={t('loyalty.wantMissions')}
                checked={data.isWanted}
                onChange={(event) => void choose(event.target.checked)}
              />
            }
          />
        </div>
      )}
      <p className="row gap-3 caption muted mx mt-3">
        <Icon name="info" size="small" />
        <span>{t('loyalty.noMissionAsks')}</span>
      </p>
    </>
  );
}
