import * as icons from '@/ui/icons';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';
import styles from './IconsScreen.module.css';

const names = Object.keys(icons) as (keyof typeof icons)[];

export function IconsScreen() {
  return (
    <>
      <Example title={sandboxTexts.pages.icons} wide stacked>
        <ul className={styles.icons}>
          {names.map((name) => {
            const Icon = icons[name];
            return (
              <li key={name} className={styles.icon}>
                <Icon aria-hidden size={20} />
                <span className={styles.name}>{name.replace(/Icon$/, '')}</span>
              </li>
            );
          })}
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
