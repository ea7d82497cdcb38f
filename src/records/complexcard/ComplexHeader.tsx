import { memo, type Ref } from 'react';
import { CardHeader } from '@/kit/card/screen/CardHeader';
import { to } from '@/core/paths';
import type { Complex } from '@/domain/properties/units';
import { BuildingIcon, MapPinIcon } from '@/ui/icons';
import { RecordFact, RecordFacts } from '@/ui/record/RecordHeader';
import { PropertyActions } from '@/records/property';
import { complexTexts as texts } from './complexTexts';
import { zoneOf } from './useComplex';

interface ComplexHeaderProps {
  complex: Complex;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The name and actions of a complex; memoised so that another tab does not render it again. */
export const ComplexHeader = memo(function ComplexHeader({ complex, headingRef }: ComplexHeaderProps) {
  const { id, city, code, unitCount } = complex;
  const zone = zoneOf(complex);
  return (
    <CardHeader
      title={zone.name}
      headingRef={headingRef}
      path={to.complexCard(id)}
      texts={texts}
      late={null}
      actions={<PropertyActions zone={zone} units={unitCount} />}
    >
      <RecordFacts>
        {city !== null && <RecordFact icon={MapPinIcon}>{city}</RecordFact>}
        {unitCount !== null && <RecordFact icon={BuildingIcon}>{texts.count(unitCount)}</RecordFact>}
        {code !== null && <RecordFact term={texts.facts.code}>{code}</RecordFact>}
      </RecordFacts>
    </CardHeader>
  );
});
