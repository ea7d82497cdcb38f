import { useState } from 'react';
import styles from './SkipLinks.module.css';
import { shellTexts } from './shellTexts';

/** Targets of the skip links; a screen marks its list and its details with these ids. */
export const LANDMARKS = {
  calls: 'calls',
  contact: 'contact',
  main: 'main',
  list: 'list',
  details: 'details',
} as const;
type Place = keyof typeof LANDMARKS;
const places = Object.keys(LANDMARKS) as Place[];

function jump(id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
}

/** The links are shown only while focused, and only for targets that this page has. */
export function SkipLinks() {
  const [present, setPresent] = useState<readonly Place[]>(['main']);
  const look = () => setPresent(places.filter((place) => document.getElementById(LANDMARKS[place]) !== null));

  return (
    <nav className={styles.skip} aria-label={shellTexts.skip.label} onFocus={look}>
      {present.map((place) => (
        <a
          key={place}
          href={`#${LANDMARKS[place]}`}
          onClick={(event) => {
            event.preventDefault();
            jump(LANDMARKS[place]);
          }}
        >
          {shellTexts.skip[place]}
        </a>
      ))}
    </nav>
  );
}
