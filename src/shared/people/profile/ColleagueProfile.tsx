import { Link } from 'react-router';
import { arriveAt } from '@/core/hooks/arrivals';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import type { Colleague } from '@/domain/colleagues/colleague';
import { Facts } from '@/ui/record/Facts';
import { Profile, profileLinkClass } from '@/ui/record/Profile';
import { peopleTexts } from '../peopleTexts';
import { colleagueFacts } from './colleagueFacts';
import { ColleaguePhoto } from './ColleaguePhoto';
import { ColleagueTaskButton } from './ColleagueTaskButton';

const texts = peopleTexts.profile;

interface ColleagueProfileProps {
  colleague: Colleague;
  aboutPersonId: string | null;
  /** Called when a button or link in the profile opens something else. */
  onLeave: () => void;
}

export function ColleagueProfile({ colleague, aboutPersonId, onLeave }: ColleagueProfileProps) {
  const { personId } = colleague;
  const name = colleague.name || texts.nameless;
  const hasCard = useMayOpen(paths.colleagueCard);
  const openCard = () => {
    if (personId !== null) arriveAt(personId, name);
    onLeave();
  };
  return (
    <Profile
      title={name}
      picture={<ColleaguePhoto colleague={colleague} />}
      actions={
        <>
          <ColleagueTaskButton colleague={colleague} aboutPersonId={aboutPersonId} onOpened={onLeave} />
          {hasCard && personId !== null && (
            <Link className={profileLinkClass} to={to.colleagueCard(personId)} onClick={openCard}>
              {texts.openCard}
            </Link>
          )}
        </>
      }
    >
      <Facts items={colleagueFacts(colleague)} />
    </Profile>
  );
}
