import { useOpenLink } from '@/core/hooks/useOpenLink';
import { ExternalLinkIcon } from '@/ui/icons';
import styles from './Shortcuts.module.css';
import type { LinkShortcut } from './shortcuts';
import { shortcutsTexts as texts } from './shortcutsTexts';

interface LinkLineProps {
  link: LinkShortcut;
  onDone: () => void;
}

/** A path opens here, a web address beside it; anything else is no link, and says so. */
export function LinkLine({ link: { name, href, isOwn, detail }, onDone }: LinkLineProps) {
  const open = useOpenLink();
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
  );
  if (href === null) return words;
  if (isOwn) {
    return (
      <a
        className={styles.link}
        href={href}
        onClick={(event) => {
          open(event);
          if (event.defaultPrevented) onDone();
        }}
      >
        {words}
      </a>
    );
  }
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
      {words}
      <ExternalLinkIcon role="img" aria-label={texts.elsewhere} size="1em" />
    </a>
  );
}
