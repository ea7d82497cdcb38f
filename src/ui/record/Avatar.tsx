import clsx from 'clsx';
import { useState } from 'react';
import styles from './Avatar.module.css';
import { initialsOf } from '@/lib/text';
import { UsersIcon } from '../icons';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 's' | 'm' | 'l';
  kind?: 'person' | 'group';
}

const COLOURS = 6;
/** Returns the same colour for the same name. */
function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return sum % COLOURS;
}

/** A decoration beside a visible name; screen readers skip it. */
export function Avatar({ name, src, size = 'm', kind = 'person' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={clsx(styles.avatar, styles[size], kind === 'group' && styles.group)}
      data-colour={colourOf(name)}
    >
      {src && src !== failed ? (
        <img src={src} alt="" loading="lazy" className={styles.picture} onError={() => setFailed(src)} />
      ) : kind === 'group' ? (
        <UsersIcon className={styles.icon} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
