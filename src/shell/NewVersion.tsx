import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectHasOpenDrafts } from '@/core/drafts/draftsSlice';
import { useRefreshPage } from '@/core/startup/useRefreshPage';
import { announce } from '@/ui/feedback/Announcer';
import { Button } from '@/ui/buttons/Button';
import { CloseIcon } from '@/ui/icons';
import { IconButton } from '@/ui/buttons/IconButton';
import styles from './NewVersion.module.css';
import { newVersionTexts as texts } from './lateShellTexts';
import { areDraftsKept } from '@/core/drafts/keptDrafts';

/** Says it once per version and never acts by itself (E7). After the refresh the page is of that version. */
export function NewVersion({ major }: { major: number }) {
  const [later, setLater] = useState<number | null>(null);
  const hasDrafts = useSelector(selectHasOpenDrafts);
  const refresh = useRefreshPage();
  useEffect(() => announce(texts.text), [major]);
  if (later === major) return null;
  return (
    <section className={styles.notice} aria-label={texts.region}>
      <p className={styles.text}>{hasDrafts && !areDraftsKept() ? texts.notKept : texts.text}</p>
      <Button variant="primary" size="s" onClick={refresh}>
        {texts.refresh}
      </Button>
      <IconButton size="s" icon={CloseIcon} label={texts.later} onClick={() => setLater(major)} />
    </section>
  );
}
