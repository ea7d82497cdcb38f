import { useNavigation } from 'react-router';
import styles from './LoadingBar.module.css';
import { shellTexts } from './shellTexts';

/** While the next page is on its way (000 §2.1: the loading flag); shown after 150 ms, so that fast pages do not flicker. */
export function LoadingBar() {
  const loading = useNavigation().state !== 'idle';
  return loading && <div className={styles.bar} role="progressbar" aria-label={shellTexts.pageLoading} />;
}
