import { Link } from 'react-router';
import { to } from '@/core/paths';
import { SANDBOX_PAGES } from '../sandboxPages';
import { sandboxTexts } from '../sandboxTexts';
import styles from './SandboxScreen.module.css';

export function SandboxHomeScreen() {
  return (
    <ul className={styles.home}>
      {SANDBOX_PAGES.map((page) => (
        <li key={page}>
          <Link to={to.sandbox(page)} className={styles.card}>
            {sandboxTexts.pages[page]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
