import { CardTab } from '@/kit/card/tabs/CardTab';
import { RepairRequests } from '@/records/repairs';
import { unitTitles } from './unitTitles';
import { useCardUnit, zoneOf } from './useUnit';

export function RepairsTab() {
  const { id, name } = zoneOf(useCardUnit());
  return (
    <CardTab label={unitTitles.tabs.repairs}>
      <RepairRequests key={id} unitId={id} unitName={name} />
    </CardTab>
  );
}
