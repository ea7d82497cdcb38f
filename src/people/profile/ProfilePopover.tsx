import type { RefObject } from 'react';
import { peopleQueries } from '@/api/person/peopleQueries';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { AnchoredPopover } from '@/ui/overlays/AnchoredPopover';
import { profileFrameClass } from '@/ui/record/Profile';
import { peopleTexts } from '../peopleTexts';
import { ColleagueProfile } from './ColleagueProfile';

const texts = peopleTexts.profile;

interface ProfilePopoverProps {
  id: string;
  name: string;
  /** Whom a task for this colleague is about; null for the colleague. */
  aboutPersonId: string | null;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Something else is opened from it. */
  onLeave?: () => void;
}

/** Who a colleague is and how to reach them, beside their name (002 §2.1). */
export function ProfilePopover({ id, name, aboutPersonId, anchor, onClose, onLeave }: ProfilePopoverProps) {
  const answer = peopleQueries.endpoints.colleague.useQuery(id);
  const leave = () => {
    onClose();
    onLeave?.();
  };
  return (
    <AnchoredPopover label={texts.of(name)} anchor={anchor} onClose={onClose}>
      <div className={profileFrameClass}>
        <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={6} />}>
          {(colleague) =>
            colleague === null ? (
              <p className={mutedClass}>{texts.missing}</p>
            ) : (
              <ColleagueProfile colleague={colleague} aboutPersonId={aboutPersonId} onLeave={leave} />
            )
          }
        </QueryView>
      </div>
    </AnchoredPopover>
  );
}
