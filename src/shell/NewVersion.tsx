import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectHasOpenDrafts } from '@/core/drafts/draftsSlice';
import { selectNewBuild, selectNewMajor, type WithSession } from '@/core/session/sessionSlice';
import { useRefreshPage } from '@/core/startup/useRefreshPage';
import { usePublishedHeight } from '@/lib/publishHeight';
import { speak } from '@/ui/feedback/speak';
import { Button } from '@/ui/buttons/Button';
import { CloseIcon } from '@/ui/icons';
import { IconButton } from '@/ui/buttons/IconButton';
import styles from './NewVersion.module.css';
import { newVersionTexts as texts } from './lateShellTexts';
import { areDraftsKept } from '@/core/drafts/keptDrafts';

/** The new major of the API, the new build of the page, or both; null while this page is up to date. */
const selectNewVersion = (state: WithSession): string | null =>
  [selectNewMajor(state), selectNewBuild(state)].filter((news) => news !== null).join(' ') || null;

/** Shows each new version once, and leaves the refresh to the user (E7). A refreshed page has the new version. */
export function NewVersion() {
  const version = useSelector(selectNewVersion);
  const [later, setLater] = useState<string | null>(null);
  const hasDrafts = useSelector(selectHasOpenDrafts);
  const refresh = useRefreshPage();
  const isNews = version !== null && version !== later;
  const notice = usePublishedHeight<HTMLElement>('--news-height', isNews);
  useEffect(() => {
    if (isNews) speak(texts.text);
  }, [isNews, version]);
  if (!isNews) return null;
  return (
    <section ref={notice} className={styles.notice} aria-label={texts.region}>
      <p className={styles.text}>{hasDrafts && !areDraftsKept() ? texts.notKept : texts.text}</p>
      <Button variant="primary" size="s" onClick={refresh}>
        {texts.refresh}
      </Button>
      <IconButton size="s" icon={CloseIcon} label={texts.later} onClick={() => setLater(version)} />
    </section>
  );
}
