import { useRef, useState } from 'react';
import { lazyRegion } from '@/ui/feedback/LineBoundary';

/** It comes with the first colleague that is asked about. */
const ProfilePopover = lazyRegion(
  async () => (await import('./profile/ProfilePopover')).ProfilePopover,
  null,
);

export interface ProfileOf {
  /** Of the colleague, the person or their role. */
  id: string;
  name: string;
  /** Whose card or task it stands on. */
  aboutPersonId?: string | null | undefined;
  /** Something else is opened from it. */
  onLeave?: () => void;
}

/** A button that tells who a colleague is and how to reach them; nothing is asked for before it is pressed. */
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
