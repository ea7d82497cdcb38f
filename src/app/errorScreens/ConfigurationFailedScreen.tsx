import { useDispatch } from 'react-redux';
import { configRequested } from '@/core/config/configSlice';
import { Button } from '@/ui/buttons/Button';
import { appTexts } from '../appTexts';
import { ErrorScreen } from './ErrorScreen';
import styles from './ErrorScreen.module.css';

/** Replaces the whole program, which cannot start without the installation's configuration (E2). */
export function ConfigurationFailedScreen({ error }: { error: string | null }) {
  const dispatch = useDispatch();
  const { heading, text, next, detail } = appTexts.configuration;
  return (
    <main data-theme="general">
      <ErrorScreen
        heading={heading}
        text={text}
        next={next}
        actions={
          <Button variant="primary" onClick={() => dispatch(configRequested())}>
            {appTexts.tryAgain}
          </Button>
        }
      >
        {error !== null && error !== '' && (
          <details className={styles.detail}>
            <summary>{detail}</summary>
            <pre>{error}</pre>
          </details>
        )}
      </ErrorScreen>
    </main>
  );
}
