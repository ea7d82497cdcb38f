import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectExpiresIn, signInRequested } from '@/core/session/sessionSlice';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { sessionTexts } from './sessionTexts';
import styles from './SessionExpiringBanner.module.css';

/** Before the session ends, once renewing it keeps failing: there is still time to save. Toasts come below it. */
export function SessionExpiringBanner() {
  const dispatch = useDispatch();
  const minutes = useSelector(selectExpiresIn);
  const place = useRef<HTMLDivElement>(null);
  const isShown = minutes !== null;

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-bottom', `${element.getBoundingClientRect().bottom}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-bottom');
    };
  }, [isShown]);

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
