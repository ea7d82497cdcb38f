import { useDispatch, useSelector } from 'react-redux';
import { selectExpiresIn, signInRequested } from '@/core/session/sessionSlice';
import { Banner } from '@/ui/Banner';
import { Button } from '@/ui/Button';
import { sessionTexts } from './sessionTexts';
import styles from './SessionExpiringBanner.module.css';

/** Before the session ends, once renewing it keeps failing: there is still time to save. */
export function SessionExpiringBanner() {
  const dispatch = useDispatch();
  const minutes = useSelector(selectExpiresIn);
  if (minutes === null) return null;
  return (
    <div className={styles.place}>
      <Banner
        tone="warning"
        role="alert"
        actions={
          <Button size="s" onClick={() => dispatch(signInRequested())}>
            {sessionTexts.signIn}
          </Button>
        }
      >
        {sessionTexts.expiresIn(minutes)}
      </Banner>
    </div>
  );
}
