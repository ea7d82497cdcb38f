import type { IconComponent } from '@/ui/icons';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';
import styles from './IconsScreen.module.css';

/** A separate copy of the file, because importing the original would put all its icons into the first screen. */
const [icons = {}] = Object.values(
  import.meta.glob<Record<string, IconComponent>>('@/ui/icons.ts', { eager: true, query: '?all' }),
);

export function IconsScreen() {
  return (
    <>
      <Example title={sandboxTexts.pages.icons} wide stacked>
        <ul className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className={styles.icon}>
              <Icon aria-hidden size={20} />
              <span className={styles.name}>{name.replace(/Icon$/, '')}</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title={sandboxTexts.states.colours} wide stacked>
        <ul className={styles.colours}>
          {Object.entries(sandboxTexts.samples.colours).map(([token, label]) => (
            <li key={token} className={styles.colour}>
              <span className={styles.swatch} style={{ background: `var(--${token})` }} />
              {label}
            </li>
          ))}
        </ul>
      </Example>
    </>
  );
}
