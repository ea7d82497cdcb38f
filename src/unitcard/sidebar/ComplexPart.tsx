import { unitQueries } from '@/api/tenancy/units';
import { ZoneLink } from '@/core/ZoneLink';
import type { Complex } from '@/domain/tenancy/units';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import { unitTexts } from '../unitTexts';
import styles from './Sidebar.module.css';

const texts = unitTexts.complex;

/** What a unit is a part of; it may be gone. */
export const ComplexPart = ({ complexId }: { complexId: string | null }) => (
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
      <ZoneLink kind="Complex" id={id} name={title} className={styles.link} />
      {details !== '' && <span className={styles.muted}>{details}</span>}
    </span>
  );
}
