import { PersonLink } from '@/core/PersonLink';
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
