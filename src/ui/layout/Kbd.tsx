import { lookUp } from '@/lib/values';
import styles from './Kbd.module.css';

const names: Readonly<Record<string, string>> = {
  ' ': 'Spatie',
  Enter: 'Enter',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
};

const nameOf = (key: string): string => lookUp(names, key) ?? (key.length === 1 ? key.toUpperCase() : key);

/** A key with its legend, or several keys exactly as given. */
export function Kbd({ children: key }: { children: string }) {
  return <kbd className={styles.key}>{nameOf(key)}</kbd>;
}
