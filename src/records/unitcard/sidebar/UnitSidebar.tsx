import { memo } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { Unit, Complex } from '@/domain/properties/units';
import { Boundary } from '@/ui/feedback/Boundary';
import { CollectiveObjects, WorkAreas, PropertyFields } from '@/records/property';
import { MapPart } from '../map/MapPart';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Tenants } from './Tenants';
import { UnitFacts } from './UnitFacts';
import { unitQueries } from '@/api/properties/units';
import { PropertyLink } from '@/core/PropertyLink';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass, noteClass, Section } from '@/ui/layout/Section';
import { unitTexts } from '../unitTexts';
import styles from './Sidebar.module.css';

const texts = unitTexts.complex;

/** The complex of a unit; the complex may no longer exist. */
const ComplexPart = ({ complexId }: { complexId: string | null }) => (
  <Section title={texts.title}>
    {complexId === null ? <p className={mutedClass}>{texts.none}</p> : <Found complexId={complexId} />}
  </Section>
);

function Found({ complexId }: { complexId: string }) {
  const answer = unitQueries.endpoints.complex.useQuery(complexId);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(complex) =>
        complex === null ? <p className={mutedClass}>{texts.missing}</p> : <Words complex={complex} />
      }
    </QueryView>
  );
}

function Words({ complex: { id, name, city, unitCount } }: { complex: Complex }) {
  const title = name ?? texts.nameless;
  const details = [city, unitCount === null ? null : texts.units(unitCount)].filter(Boolean).join(' · ');
  return (
    <span className={styles.words}>
      <PropertyLink kind="Complex" id={id} name={title} className={styles.link} />
      {details !== '' && <span className={noteClass}>{details}</span>}
    </span>
  );
}

/** The list is loaded with the code of the repair requests, after the card. */
const OpenRepairs = lazyRegion(
  async () => (await import('@/records/repairs')).OpenRepairs,
  <Skeleton lines={2} />,
);

/** The facts of a unit beside every tab (002 §2.3); memoised so that another tab does not render it again. */
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
        <PropertyFields card="Unit" properties={unit.properties} />
      </Boundary>
    </>
  );
});
