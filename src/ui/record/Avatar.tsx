import clsx from 'clsx';
import { useState } from 'react';
import styles from './Avatar.module.css';
import { UsersIcon } from '../icons';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 's' | 'm' | 'l';
  kind?: 'person' | 'group';
}

const COLOURS = 6;
const SMALL_WORDS = /^(van|de|den|der|ten|ter|het|in|op|’t|'t|en)$/i;

/** 'Anne van den Berg' → 'AB'; one word → its first letter. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\([^()]*\)/g, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.test(word));
  const first = words[0] ?? name.trim();
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) =>
      String.fromCodePoint(word?.codePointAt(0) ?? 0x20)
        .trim()
        .toLocaleUpperCase('nl-NL'),
    )
    .join('');
}

/** The same name always has the same colour. */
export function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return sum % COLOURS;
}

/** Decoration beside a name that is written out: screen readers skip it. */
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
