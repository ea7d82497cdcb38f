import { CardPanel } from '@/kit/card/screen/CardPanel';
import type { Person } from '@/domain/people/person';
import { SelfServicePanel } from '@/shared/selfservice/agent';
import { personTexts } from '../personTexts';
import { usePersonPanel } from './usePerson';

export function PersonPanel({ person }: { person: Person }) {
  const { panel, close } = usePersonPanel();
  if (panel === null) return null;
  return (
    <CardPanel name={panel} label={personTexts.actions.arrange} onClose={close}>
      <SelfServicePanel person={person} onClose={close} />
    </CardPanel>
  );
}
