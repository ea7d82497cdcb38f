import { Link } from 'react-router';
import { workAreaQueries } from '@/api/tenancy/workAreas';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { unitsOf } from '@/domain/tenancy/contract';
import type { Person } from '@/domain/person/person';
import type { WorkArea } from '@/domain/tenancy/units';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import styles from './Sidebar.module.css';
import { sidebarTexts } from './sidebarTexts';
import { useRunningContracts } from '@/people';

const texts = sidebarTexts.workAreas;
/** 001 §5. */
const UNITS_MAX = 5;

/** Who looks after the homes of somebody who rents. */
export function WorkAreas({ person }: { person: Person }) {
  const units = unitsOf(useRunningContracts(person).currentData ?? []).slice(0, UNITS_MAX);
  return units.length > 0 && <Areas units={units} />;
}

function Areas({ units }: { units: readonly string[] }) {
  const answer = workAreaQueries.endpoints.workAreasOfUnits.useQuery(units);
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
        {(areas) =>
          areas.length === 0 ? (
            <p className={mutedClass}>{texts.none}</p>
          ) : (
            <FirstOnes items={areas}>
              {(shown) => (
                <ul className={styles.lines} aria-label={texts.title}>
                  {shown.map((area) => (
                    <li key={area.id}>
                      <Area area={area} />
                    </li>
                  ))}
                </ul>
              )}
            </FirstOnes>
          )
        }
      </QueryView>
    </Section>
  );
}

const Area = ({ area: { name, colleagues } }: { area: WorkArea }) => (
  <span className={styles.words}>
    <strong>{name || sidebarTexts.facts.unknown}</strong>
    {colleagues.map(({ id, personId, name: who, job }) => (
      <span key={id}>
        <Colleague personId={personId} name={who || sidebarTexts.facts.unknown} />
        {job !== null && <span className={styles.muted}>{` ${job}`}</span>}
      </span>
    ))}
  </span>
);

function Colleague({ personId, name }: { personId: string | null; name: string }) {
  const hasCard = useMayOpen(paths.colleagueCard);
  if (personId === null || !hasCard) return name;
  return (
    <Link className={styles.link} to={to.colleagueCard(personId)}>
      {name}
    </Link>
  );
}
