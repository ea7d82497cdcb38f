import { useRef, useState } from 'react';
import { lazyRegion } from '@/ui/feedback/LineBoundary';

/** Loads with the first profile that is opened. */
const ProfilePopover = lazyRegion(
  async () => (await import('./profile/ProfilePopover')).ProfilePopover,
  null,
);

export interface ProfileOf {
  /** The id of the colleague, the person or their role. */
  id: string;
  name: string;
  /** The person whose card or task shows the name. */
  aboutPersonId?: string | null | undefined;
  /** Called when a button or link in the profile opens something else. */
  onLeave?: () => void;
}

/** A button that opens a colleague's profile; nothing is requested before it is pressed. */
export function useProfile({ id, name, aboutPersonId = null, onLeave }: ProfileOf) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    button: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: () => setOpen(!isOpen),
    } as const,
    popover: isOpen && (
      <ProfilePopover
        id={id}
        name={name}
        aboutPersonId={aboutPersonId}
        anchor={button}
        onClose={() => setOpen(false)}
        {...(onLeave && { onLeave })}
      />
    ),
  };
}
