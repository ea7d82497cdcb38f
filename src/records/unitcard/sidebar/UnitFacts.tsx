import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router';
import { housingListQueries } from '@/api/tenancy/housingLists';
import { to } from '@/core/paths';
import { housingListName } from '@/domain/tenancy/housingLists';
import { fullUnitAddress, type Unit } from '@/domain/properties/units';
import { formatDate } from '@/lib/dates/format';
import { lineOf } from '@/ui/feedback/answer';
import { Section } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { unitTexts } from '../unitTexts';
import styles from './Sidebar.module.css';

const texts = unitTexts.facts;

export function UnitFacts({ unit }: { unit: Unit }) {
  const type = useHousingType(unit.housingTypeId);
  return (
    <Section title={texts.title}>
      <Facts items={factsOf(unit, type)} />
    </Section>
  );
}

function useHousingType(id: string | null): string {
  const answer = housingListQueries.endpoints.housingType.useQuery(id ?? skipToken);
  if (id === null) return texts.unknown;
  return lineOf(answer, texts.typeFailed, (item) => (item && housingListName(item)) ?? texts.unknown);
}

function factsOf(unit: Unit, type: string): Fact[] {
  const { id, code, constructionYear, energyLabel, valuation, activityInfo } = unit;
  const points = valuation?.points ?? null;
  return [
    { label: texts.address, value: fullUnitAddress(unit) ?? texts.unknown },
    { label: texts.code, value: code ?? texts.unknown },
    { label: texts.type, value: type },
    { label: texts.year, value: constructionYear ?? texts.unknown },
    { label: texts.label, value: energyLabel ?? texts.unknown },
    ...(points === null
      ? []
      : [
          {
            label: texts.points,
            value: (
              <Link className={styles.link} to={to.unitTab(id, 'woningwaardering')}>
                {texts.pointsOf(points)}
              </Link>
            ),
          },
        ]),
    ...(activityInfo?.lastActivity == null
      ? []
      : [
          { label: texts.activity, value: formatDate(activityInfo.lastActivity) },
          { label: texts.activities, value: texts.inCases(activityInfo.total) },
        ]),
  ];
}
