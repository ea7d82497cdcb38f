import type { RefObject } from 'react';
import { peopleQueries } from '@/api/people/peopleQueries';
import { AnchoredPopover } from '@/ui/overlays/AnchoredPopover';
import { ProfileOf } from '@/ui/record/Profile';
import { peopleTexts } from '../peopleTexts';
import { ColleagueProfile } from './ColleagueProfile';

const texts = peopleTexts.profile;

interface ProfilePopoverProps {
  id: string;
  name: string;
  /** The person a task for this colleague is about; null for the colleague. */
  aboutPersonId: string | null;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called when a button or link in the profile opens something else. */
  onLeave?: () => void;
}

/** A colleague's profile with contact details, beside their name (002 §2.1). */
export function ProfilePopover({ id, name, aboutPersonId, anchor, onClose, onLeave }: ProfilePopoverProps) {
  const answer = peopleQueries.endpoints.colleague.useQuery(id);
  const leave = () => {
    onClose();
    onLeave?.();
  };
  return (
    <AnchoredPopover label={texts.of(name)} anchor={anchor} onClose={onClose}>
      <ProfileOf answer={answer} texts={texts}>
        {(colleague) => (
          <ColleagueProfile colleague={colleague} aboutPersonId={aboutPersonId} onLeave={leave} />
        )}
      </ProfileOf>
    </AnchoredPopover>
  );
}
