import type { Person } from '@/domain/person';
import { SelfServicePanel } from '@/impersonation';
import { RegistrationPanel } from '@/registration';
import { Boundary } from '@/ui/feedback/Boundary';
import styles from './CardPanel.module.css';
import { useCardPanel } from './useCardPanel';
import { usePrefilled } from './usePrefilled';

/** What is open beside the card: it never lies over it, except on a phone. */
export function CardPanel({ person }: { person: Person }) {
  const { panel, close } = useCardPanel(person.id);
  usePrefilled(person);
  if (panel === null) return null;
  return (
    <div className={styles.panel}>
      <Boundary resetKey={panel}>
        {panel === 'registration' ? (
          <RegistrationPanel person={person} contractId={null} onClose={close} />
        ) : (
          <SelfServicePanel person={person} onClose={close} />
        )}
      </Boundary>
    </div>
  );
}
