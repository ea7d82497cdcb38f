import { useDispatch, useSelector } from 'react-redux';
import { selectExpiresIn, signInRequested } from '@/core/session/sessionSlice';
import { usePublishedHeight } from '@/lib/publishHeight';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { sessionTexts } from './sessionTexts';
import styles from './SessionExpiringBanner.module.css';

/** Warns before the session ends, when renewing keeps failing and there is still time to save. Toasts come below. */
export function SessionExpiringBanner() {
  const dispatch = useDispatch();
  const minutes = useSelector(selectExpiresIn);
  const isShown = minutes !== null;
  const place = usePublishedHeight<HTMLDivElement>('--notice-height', isShown);

  if (!isShown) return null;
  return (
    <div className={styles.place} ref={place}>
      <Banner
        tone="warning"
        role="alert"
        actions={<BannerButton label={sessionTexts.signIn} onClick={() => dispatch(signInRequested())} />}
      >
        {sessionTexts.expiresIn(minutes)}
      </Banner>
    </div>
  );
}
