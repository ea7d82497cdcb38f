import { memo } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { Unit } from '@/domain/tenancy/units';
import { Boundary } from '@/ui/feedback/Boundary';
import { CollectiveObjects, WorkAreas, ZoneFields } from '@/zones';
import { MapPart } from '../map/MapPart';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ComplexPart } from './ComplexPart';
import { Tenants } from './Tenants';
import { UnitFacts } from './UnitFacts';

/** It comes with the code of the requests, after the card. */
const OpenRepairs = lazyRegion(async () => (await import('@/repairs')).OpenRepairs, <Skeleton lines={2} />);

/** What must be seen of a unit whatever tab is open (002 §2.3); another tab does not draw it again. */
export const UnitSidebar = memo(function UnitSidebar({ unit }: { unit: Unit }) {
  const may = useSelector(selectMay);
  return (
    <>
      {may('contractRead') && (
        <Boundary resetKey={unit}>
          <Tenants unit={unit} />
        </Boundary>
      )}
      <OpenRepairs unitId={unit.id} />
      <Boundary resetKey={unit}>
        <UnitFacts unit={unit} />
      </Boundary>
      <Boundary resetKey={unit}>
        <ComplexPart complexId={unit.complexId} />
      </Boundary>
      <Boundary resetKey={unit}>
        <MapPart unit={unit} />
      </Boundary>
      <Boundary resetKey={unit}>
        <WorkAreas zones={[unit.id]} />
      </Boundary>
      <Boundary resetKey={unit}>
        <CollectiveObjects of="unit" id={unit.id} />
      </Boundary>
      <Boundary resetKey={unit}>
        <ZoneFields card="Unit" properties={unit.properties} />
      </Boundary>
    </>
  );
});
