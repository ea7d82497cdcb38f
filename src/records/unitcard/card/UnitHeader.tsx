import { memo, type Ref } from 'react';
import { useSelector } from 'react-redux';
import type { WithQueries } from '@/api/http/queries';
import { CardHeader } from '@/kit/card/screen/CardHeader';
import { SyncSign } from '@/kit/card/screen/SyncSign';
import { to } from '@/core/paths';
import { contractStatusLabel, isLet } from '@/domain/tenancy/contract';
import { type Unit, unitAddress, UnitLoad } from '@/domain/properties/units';
import { townLine } from '@/lib/zipCode';
import { MapPinIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { RecordFact, RecordFacts } from '@/ui/record/RecordHeader';
import { PropertyActions } from '@/records/property';
import { activeTone } from '@/ui/record/statusTones';
import { unitTexts as texts } from '../unitTexts';
import { selectHasUpdateFailed, selectUnitLoad, type WithUnitCard } from '../unitCardSlice';
import { zoneOf } from '../useUnit';

interface UnitHeaderProps {
  unit: Unit;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The address, letting status and actions of a unit; memoised so that another tab does not render it again. */
export const UnitHeader = memo(function UnitHeader({ unit, headingRef }: UnitHeaderProps) {
  const place = townLine(unit.zipCode, unit.city);
  const { code, energyLabel, contractInfo } = unit;
  return (
    <CardHeader
      title={unitAddress(unit) ?? texts.nameless}
      headingRef={headingRef}
      path={to.unitCard(unit.id)}
      texts={texts}
      late={<Sync id={unit.id} />}
      actions={<PropertyActions zone={zoneOf(unit)} units={null} />}
    >
      <RecordFacts>
        <RecordFact>
          {contractInfo === null ? (
            <Badge tone={activeTone(false)}>{texts.noContract}</Badge>
          ) : (
            <Badge tone={activeTone(isLet(contractInfo))}>
              {texts.contract(contractStatusLabel(contractInfo.status))}
            </Badge>
          )}
        </RecordFact>
        {place !== '' && <RecordFact icon={MapPinIcon}>{place}</RecordFact>}
        {code !== null && <RecordFact term={texts.facts.code}>{code}</RecordFact>}
        {energyLabel !== null && <RecordFact term={texts.facts.label}>{energyLabel}</RecordFact>}
      </RecordFacts>
    </CardHeader>
  );
});

function Sync({ id }: { id: string }) {
  const load = useSelector((state: WithUnitCard & WithQueries) => selectUnitLoad(state, id));
  return <SyncSign isUpdating={load === UnitLoad.Jitting} hasFailed={useSelector(selectHasUpdateFailed)} />;
}
