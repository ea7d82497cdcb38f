import type { ReactNode } from 'react';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { mutedClass } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import styles from './Contracts.module.css';

interface PeopleListProps<T> {
  people: readonly T[];
  texts: { title: string; none: string };
  /** The list item of one of them. */
  children: (person: T) => ReactNode;
}

/** Who belongs to a contract, each on a line of their own; or that there is nobody. */
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
