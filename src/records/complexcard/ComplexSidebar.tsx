import { skipToken } from '@reduxjs/toolkit/query/react';
import { memo } from 'react';
import { housingListQueries } from '@/api/tenancy/housingLists';
import { housingListName } from '@/domain/tenancy/housingLists';
import type { Complex } from '@/domain/properties/units';
import { Boundary } from '@/ui/feedback/Boundary';
import { lineOf } from '@/ui/feedback/answer';
import { Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { CollectiveObjects, WorkAreas, PropertyFields } from '@/records/property';
import { complexTexts } from './complexTexts';

const texts = complexTexts.facts;

/** The facts of a complex beside every tab; memoised so that another tab does not render it again. */
export const ComplexSidebar = memo(function ComplexSidebar({ complex }: { complex: Complex }) {
  return (
    <>
      <Boundary resetKey={complex}>
        <ComplexFacts complex={complex} />
      </Boundary>
      <Boundary resetKey={complex}>
        <WorkAreas zones={[complex.id]} />
      </Boundary>
      <Boundary resetKey={complex}>
        <CollectiveObjects of="complex" id={complex.id} />
      </Boundary>
      <Boundary resetKey={complex}>
        <PropertyFields card="Complex" properties={complex.properties} />
      </Boundary>
    </>
  );
});

function ComplexFacts({ complex }: { complex: Complex }) {
  const { code, city, districtId, constructionYear, unitCount } = complex;
  const district = useDistrict(districtId);
  return (
    <Section title={texts.title}>
      <Facts
        items={[
          { label: texts.code, value: code ?? texts.unknown },
          { label: texts.city, value: city ?? texts.unknown },
          { label: texts.district, value: district },
          { label: texts.year, value: constructionYear ?? texts.unknown },
          { label: texts.units, value: unitCount ?? texts.unknown },
        ]}
      />
    </Section>
  );
}

function useDistrict(id: string | null): string {
  const answer = housingListQueries.endpoints.district.useQuery(id ?? skipToken);
  if (id === null) return texts.unknown;
  return lineOf(answer, texts.districtFailed, (item) => (item && housingListName(item)) ?? texts.unknown);
}
