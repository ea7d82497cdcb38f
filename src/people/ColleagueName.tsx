import { useRef, useState } from 'react';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import styles from './ColleagueName.module.css';

/** It comes with the first name that is pressed. */
const ProfilePopover = lazyRegion(
  async () => (await import('./profile/ProfilePopover')).ProfilePopover,
  null,
);

interface ColleagueNameProps {
  /** Of the colleague, the person or their role. */
  id: string;
  name: string;
  /** Whose card or task it stands on. */
  aboutPersonId?: string | null | undefined;
}

/** The name of a colleague; a press tells who that is and how to reach them. */
export function ColleagueName({ id, name, aboutPersonId = null }: ColleagueNameProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </button>
      {isOpen && (
        <ProfilePopover
          id={id}
          name={name}
          aboutPersonId={aboutPersonId}
          anchor={button}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
