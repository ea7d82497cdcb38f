import type { ReactNode } from 'react';
import { PersonLink } from '@/core/PersonLink';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { mutedClass } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import { Clamped } from '@/ui/text/Clamped';
import styles from './Contracts.module.css';
import { contractsTexts } from './contractsTexts';

export function PersonName({ personId, name }: { personId: string | null; name: string }) {
  const words = name || contractsTexts.coResidents.nameless;
  if (personId === null) return <Clamped>{words}</Clamped>;
  return (
    <PersonLink className={styles.link} id={personId} name={words}>
      <Clamped>{words}</Clamped>
    </PersonLink>
  );
}

interface PeopleListProps<T> {
  people: readonly T[];
  texts: { title: string; none: string };
  /** Renders the list item of one person. */
  children: (person: T) => ReactNode;
}

/** The people of a contract, one per line, or a text when there are none. */
export function PeopleList<T extends { id: string }>({ people, texts, children }: PeopleListProps<T>) {
  if (people.length === 0) return <p className={mutedClass}>{texts.none}</p>;
  return (
    <FirstOnes items={people}>
      {(shown) => (
        <ul className={styles.people} aria-label={texts.title}>
          {shown.map((person) => (
            <LineBoundary key={person.id} as="li" resetKey={person}>
              {children(person)}
            </LineBoundary>
          ))}
        </ul>
      )}
    </FirstOnes>
  );
}

interface PersonLineProps {
  personId: string | null;
  name: string;
  /** Contact details and other known facts; empty ones are left out. */
  reach: readonly ReactNode[];
  /** Shown beside the name. */
  children?: ReactNode;
}

export function PersonLine({ personId, name, reach, children }: PersonLineProps) {
  const known = reach.filter(Boolean);
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <PersonName personId={personId} name={name} />
        {children}
      </span>
      {known.length > 0 && (
        <span className={styles.reach}>
          {known.map((words, index) => (
            <span key={index}>{words}</span>
          ))}
        </span>
      )}
    </li>
  );
}
