import { useMatch, useParams } from 'react-router';
import { CardPanel } from '@/kit/card/screen/CardPanel';
import { CardScreen } from '@/kit/card/screen/CardScreen';
import { CardMenu } from '@/kit/card/tabs/CardMenu';
import { paths } from '@/core/paths';
import { openedRelation } from '@/core/recent/opened';
import type { Person } from '@/domain/people/person';
import { useHasRegistrations } from '@/records/customercard/housingregistrations';
import { SelfServicePanel } from '@/shared/selfservice/agent';
import { TimelineAhead } from '@/shared/timeline';
import { personTabs } from '../personTabs';
import { personTexts as texts, personTexts } from '../personTexts';
import { personTitles } from '../personTitles';
import { PersonSidebar } from '../sidebar/PersonSidebar';
import { PersonHeader } from './PersonHeader';
import { personLive } from './personLive';
import { usePersonAnswer, usePersonPanel } from './usePerson';
import { usePrefilled } from './useContactStart';

function PersonPanel({ person }: { person: Person }) {
  const { panel, close } = usePersonPanel();
  if (panel === null) return null;
  return (
    <CardPanel name={panel} label={personTexts.actions.arrange} onClose={close}>
      <SelfServicePanel person={person} onClose={close} />
    </CardPanel>
  );
}

/** The card of a person (001 §2). */
export function PersonCardScreen() {
  const { personId = '' } = useParams();
  const isTimeline = useMatch(personTabs.pattern('tijdlijn')) !== null;
  const answer = usePersonAnswer();
  const { panel } = usePersonPanel();
  usePrefilled(answer.currentData ?? null);
  return (
    <CardScreen
      id={personId}
      answer={answer}
      live={personLive}
      texts={texts}
      opened={openedRelation}
      list={paths.tenants}
      ahead={isTimeline && <TimelineAhead of="person" id={personId} />}
      header={(person, heading) => <PersonHeader person={person} headingRef={heading} />}
      menu={(person) => <PersonMenu person={person} />}
      sidebar={(person) => <PersonSidebar person={person} />}
      panel={panel && ((person) => <PersonPanel person={person} />)}
    />
  );
}

function PersonMenu({ person }: { person: Person }) {
  const hasRegistrations = useHasRegistrations(person.id);
  return <CardMenu label={personTitles.tabsLabel} card={personTabs} record={{ person, hasRegistrations }} />;
}
