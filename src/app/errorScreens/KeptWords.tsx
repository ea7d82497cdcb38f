import { useSelector } from 'react-redux';
import { draftText, selectOpenDrafts } from '@/core/drafts/openDrafts';
import { draftsTexts } from '@/shell/lateShellTexts';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { accessTexts } from './accessTexts';
import styles from './KeptWords.module.css';

const texts = accessTexts.unauthorized;

/** Drafts of screens that closed for lack of a right: their text can still be copied. */
export function KeptWords() {
  const drafts = useSelector(selectOpenDrafts);
  if (drafts.length === 0) return null;
  return (
    <>
      <p className={styles.kept}>{texts.kept(drafts.length)}</p>
      <ul className={styles.list}>
        {drafts.map(({ key, label: { title }, value }) => (
          <li key={key} className={styles.draft}>
            <span className={styles.title}>{title}</span>
            <CopyButton
              text={draftText(value)}
              label={draftsTexts.copy(title)}
              copiedLabel={draftsTexts.copied}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
