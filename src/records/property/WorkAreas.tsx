import { workAreaQueries } from '@/api/properties/workAreas';
import type { WorkArea } from '@/domain/properties/units';
import { ColleagueName } from '@/shared/people';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, noteClass, Section } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import { Clamped } from '@/ui/text/Clamped';
import styles from './WorkAreas.module.css';
import { propertyTexts } from './propertyTexts';

const texts = propertyTexts.workAreas;

/** The teams that look after these units or complexes. */
export function WorkAreas({ zones }: { zones: readonly string[] }) {
  const answer = workAreaQueries.endpoints.workAreasOfUnits.useQuery(zones);
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
    <strong>
      <Clamped>{name || texts.unknown}</Clamped>
    </strong>
    {colleagues.map(({ id, name: who, job }) => (
      <span key={id}>
        <ColleagueName id={id} name={who || texts.unknown} />
        {job !== null && <span className={noteClass}>{` ${job}`}</span>}
      </span>
    ))}
  </span>
);
