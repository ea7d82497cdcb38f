import { Link } from 'react-router';
import { arriveAt } from '@/core/hooks/arrivals';
import { to } from '@/core/paths';
import styles from './Contracts.module.css';
import { contractsTexts } from './contractsTexts';

/** A name that leads to the card of that person. */
export function PersonName({ personId, name }: { personId: string | null; name: string }) {
  const words = name || contractsTexts.coResidents.nameless;
  if (personId === null) return words;
  return (
    <Link className={styles.link} to={to.personCard(personId)} onClick={() => arriveAt(personId, words)}>
      {words}
    </Link>
  );
}
